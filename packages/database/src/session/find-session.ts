import type { Database } from '../connection/index.ts';
import type { GrantRow } from '../plans/index.ts';

/** A stored account with everything that decides what it may do. */
export interface StoredSubject {
  readonly account_id: number;
  readonly username: string;
  readonly real_name: string;
  readonly number: string;
  readonly account_type: string;
  readonly account_status: string;
  readonly expires_on: string | null;
  readonly must_change_password: boolean;
  readonly source_type: string;
  readonly integration: string | null;
  readonly jump_company_name: string | null;
  readonly deleted_at: string | null;
  readonly organisation_id: number;
  readonly organisation_path: string;
  readonly organisation_name: string;
  readonly organisation_status: string;
  readonly contract_id: number;
  readonly plan_code: string;
  /** The plan runs on the day. */
  readonly is_plan_valid: boolean;
  /** What was agreed with an organisation of the plan DIY; empty: what the plan says. */
  readonly own_features: readonly GrantRow[];
  /** Which state of plans and packages counts. */
  readonly plan_edition: number;
  readonly role_id: number;
  readonly role_title: string;
  readonly rights: readonly string[];
  readonly package_codes: readonly string[];
}

/** A stored session with its account. */
export interface StoredSession extends StoredSubject {
  readonly session_id: number;
  readonly created_at: string;
  readonly last_click_at: string;
  readonly ended_at: string | null;
}

/** An organisation is open while it and all above it are. */
export const PATH_STATUS = `case when exists (select 1 from organisation above
      where above.organisation_id = any (string_to_array(trim(both '/' from o.path), '/')::bigint[])
        and above.status <> 'active') then 'disabled' else 'active' end`;

/** Of account a, organisation o, contract c and role r, on the day $2. */
const SUBJECT = `
    a.account_id, a.username, a.real_name, a.number, a.type as account_type, a.status as account_status,
    a.expires_on, a.must_change_password, a.source_type, a.integration, a.jump_company_name, a.deleted_at,
    o.organisation_id, o.path as organisation_path, o.name as organisation_name,
    ${PATH_STATUS} as organisation_status,
    c.organisation_id as contract_id, c.plan_code,
    coalesce(c.plan_starts_on <= $2::date, true) and coalesce(c.plan_ends_on >= $2::date, true) as is_plan_valid,
    array(select json_build_object('feature_code', f.feature_code, 'is_open', f.is_open, 'amount', f.amount)
      from contract_feature f where c.plan_code = 'diy' and f.organisation_id = c.organisation_id) as own_features,
    (select edition from plan_edition) as plan_edition, r.role_id, r.title as role_title,
    array(select right_code from role_right x where x.role_id = r.role_id and r.status = 'active') as rights,
    array(select distinct p.package_code from organisation_package p
      where p.organisation_id = c.organisation_id and p.starts_on <= $2::date
        and (p.ends_on is null or p.ends_on >= $2::date) order by 1) as package_codes`;

const JOINS = `
  join organisation o using (organisation_id)
  join organisation c on c.organisation_id = o.contract_id
  join role r on r.role_id = a.role_id`;

const SESSION_TEXT = `
  select s.session_id, s.created_at, s.last_click_at, s.ended_at, ${SUBJECT}
  from session s join account a using (account_id) ${JOINS}
  where s.token_hash = $1`;

const ACCOUNT_TEXT = `select ${SUBJECT} from account a ${JOINS} where a.account_id = $1`;

/** The session of a token hash (SHA-256) with account, rights, plan and packages on `today` (`YYYY-MM-DD`). */
export const findSession = async (
  db: Database,
  tokenHash: Buffer,
  today: string,
): Promise<StoredSession | undefined> => {
  const { rows } = await db.pool.query<StoredSession>({
    name: 'find-session',
    text: SESSION_TEXT,
    values: [tokenHash, today],
  });
  return rows[0];
};

/** An account on `today`, for work that is done for it while nobody is signed in. */
export const findSubject = async (
  db: Database,
  accountId: number,
  today: string,
): Promise<StoredSubject | undefined> => {
  const { rows } = await db.pool.query<StoredSubject>({
    name: 'find-subject',
    text: ACCOUNT_TEXT,
    values: [accountId, today],
  });
  return rows[0];
};
