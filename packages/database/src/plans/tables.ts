import type { Generated, JSONColumnType } from 'kysely';
import type { Grants } from '@mingjian/domain/plans';

interface GrantColumns {
  feature_code: string;
  is_open: boolean;
  /** null: a switch, or no limit. */
  amount: number | null;
}

export interface PlanTables {
  plan: { plan_code: string; name_en: string; name_cn: string; sort: number };
  plan_feature: GrantColumns & { plan_code: string };
  add_on_package: { package_code: string; authority: string; name_en: string; name_cn: string };
  package_feature: GrantColumns & { package_code: string };
  /** What an organisation with the plan DIY agreed on; without rows the plan's own grants count. */
  contract_feature: GrantColumns & { organisation_id: number };
  /** Decimal yuan a year; null: on request. */
  plan_price: { subject: string; code: string; yuan: string | null };
  plan_edition: { plan_edition_id: number; edition: number };
  plan_request: {
    plan_request_id: Generated<number>;
    organisation_id: number;
    account_id: number;
    kind: string;
    code: string | null;
    features: JSONColumnType<Grants>;
    yuan: string | null;
    message: string;
    status: string;
    reason: string | null;
    starts_on: string | null;
    ends_on: string | null;
    created_at: string;
    updated_at: string;
    answered_by: number | null;
  };
}
