import { PLAN_FEATURES, isFeatureCode } from '@mingjian/domain/plans';
import type {
  FeatureCode,
  Grant,
  Grants,
  PackageCode,
  PlanCatalogue,
  PlanCode,
} from '@mingjian/domain/plans';
import type { Database } from '../connection/index.ts';

export interface GrantRow {
  readonly feature_code: string;
  readonly is_open: boolean;
  readonly amount: number | null;
}

const counted: ReadonlySet<string> = new Set(
  PLAN_FEATURES.filter((feature) => feature.kind === 'amount').map((feature) => feature.code),
);

/** Row -> grant. An open row without an amount is a switch, or has no limit when the feature is counted. */
const toGrant = ({ feature_code, is_open, amount }: GrantRow): Grant => {
  if (!counted.has(feature_code)) return is_open;
  return is_open ? amount : 0;
};

/** Stored rows -> grants; a code that is no feature any more is left out. */
export const toGrants = (rows: readonly GrantRow[]): Grants => {
  const grants: Partial<Record<FeatureCode, Grant>> = {};
  for (const row of rows) if (isFeatureCode(row.feature_code)) grants[row.feature_code] = toGrant(row);
  return grants;
};

/** Grant -> the columns it is stored in. */
export const toGrantColumns = (grant: Grant): { is_open: boolean; amount: number | null } => {
  if (typeof grant === 'number') return { is_open: grant > 0, amount: grant };
  return { is_open: grant !== false, amount: null };
};

/** Plans and packages as they are stored, in the order they are sold. */
export const getPlanCatalogue = async ({ kysely }: Database): Promise<PlanCatalogue> => {
  const plans = await kysely.selectFrom('plan').selectAll().orderBy('sort').execute();
  const planRows = await kysely.selectFrom('plan_feature').selectAll().execute();
  const packages = await kysely.selectFrom('add_on_package').selectAll().orderBy('package_code').execute();
  const packageRows = await kysely.selectFrom('package_feature').selectAll().execute();
  return {
    plans: plans.map((plan) => ({
      code: plan.plan_code as PlanCode,
      en: plan.name_en,
      cn: plan.name_cn,
      grants: toGrants(planRows.filter((row) => row.plan_code === plan.plan_code)),
    })),
    packages: packages.map((item) => ({
      code: item.package_code as PackageCode,
      authority: item.authority,
      en: item.name_en,
      cn: item.name_cn,
      grants: toGrants(packageRows.filter((row) => row.package_code === item.package_code)),
    })),
  };
};

/** Counts up with every change of plans, packages and prices: whoever keeps a catalogue knows by it whether it still holds. */
export const getPlanEdition = async ({ pool }: Pick<Database, 'pool'>): Promise<number> => {
  const { rows } = await pool.query<{ edition: number }>({
    name: 'plan-edition',
    text: 'select edition from plan_edition',
  });
  return rows[0]?.edition ?? 0;
};
