import type { ColumnType, Generated } from 'kysely';

export interface AccountTables {
  organisation: {
    organisation_id: Generated<number>;
    parent_id: number | null;
    path: string;
    name: string;
    contract_id: number;
    plan_code: string;
    plan_starts_on: ColumnType<string | null, string | null | undefined>;
    plan_ends_on: ColumnType<string | null, string | null | undefined>;
    status: string;
    created_at: string;
    version: Generated<number>;
    deleted_at: string | null;
  };
  organisation_package: {
    organisation_id: number;
    package_code: string;
    starts_on: string;
    ends_on: string | null;
  };
  role: {
    role_id: Generated<number>;
    built_in_key: string | null;
    organisation_id: number | null;
    title: string;
    title_cn: string | null;
    status: string;
    created_at: string;
    version: Generated<number>;
    deleted_at: string | null;
  };
  role_right: { role_id: number; right_code: string };
  account: {
    account_id: Generated<number>;
    organisation_id: number;
    role_id: number;
    type: string;
    number: string;
    username: string;
    real_name: string;
    alias: string | null;
    mobile: string | null;
    email: string | null;
    status: string;
    expires_on: string | null;
    password_hash: string;
    must_change_password: boolean;
    source_type: string;
    integration: string | null;
    jump_company_name: string | null;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
  };
}
