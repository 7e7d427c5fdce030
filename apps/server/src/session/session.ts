import type { LiveSubject } from '@mingjian/domain/permissions';
import { toGrants } from '@mingjian/database/plans';
import { findContractGrants, findOwnPlanGrants, listActivePackages } from '@mingjian/domain/plans';
import type { AddOnPackage, Contract, PackageCode, PlanCatalogue } from '@mingjian/domain/plans';
import type { StoredSession, StoredSubject } from '@mingjian/database/session';

/** The signed-in account of a call, with all that decides what it may do. */
export interface Session extends LiveSubject {
  readonly sessionId: number;
  readonly accountId: number;
  readonly username: string;
  readonly realName: string;
  readonly number: string;
  readonly isAdmin: boolean;
  readonly status: string;
  readonly sourceType: string;
  readonly integration: string | null;
  readonly jumpCompanyName: string | null;
  readonly roleId: number;
  readonly roleTitle: string;
  readonly organisation: { readonly id: number; readonly name: string; readonly path: string };
  /** The organisation whose plan, packages and quotas count. */
  readonly contractId: number;
  readonly planCode: string;
  readonly packages: readonly AddOnPackage[];
}

/** Stored row -> what was bought, as it stands on the day that was asked for. */
const toContract = (row: StoredSubject): Contract => ({
  planCode: row.is_plan_valid ? row.plan_code : null,
  packageCodes: row.package_codes,
  ownGrants: row.own_features.length > 0 ? toGrants(row.own_features) : null,
});

/** Stored row -> what the account may do, with the plans and packages as they are sold now. */
export const toSubject = (row: StoredSubject, catalogue: PlanCatalogue): LiveSubject => ({
  state: 'live',
  isActive: row.account_status === 'active' && row.organisation_status === 'active' && !row.deleted_at,
  expiresOn: row.expires_on,
  mustChangePassword: row.must_change_password,
  rights: new Set(row.rights),
  grants: findContractGrants(catalogue, toContract(row)),
});

export const toSession = (row: StoredSession, catalogue: PlanCatalogue): Session => ({
  ...toSubject(row, catalogue),
  sessionId: row.session_id,
  accountId: row.account_id,
  username: row.username,
  realName: row.real_name,
  number: row.number,
  isAdmin: row.account_type === 'administrator',
  status: row.account_status,
  sourceType: row.source_type,
  integration: row.integration,
  jumpCompanyName: row.jump_company_name,
  roleId: row.role_id,
  roleTitle: row.role_title,
  organisation: { id: row.organisation_id, name: row.organisation_name, path: row.organisation_path },
  contractId: row.contract_id,
  planCode: row.plan_code,
  packages: listActivePackages(
    findOwnPlanGrants(catalogue, toContract(row)),
    row.package_codes as PackageCode[],
    catalogue.packages,
  ),
});
