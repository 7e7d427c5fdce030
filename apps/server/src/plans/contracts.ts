import type * as contract from '@mingjian/contract/plans';
import type { OutputOf } from '@mingjian/contract/wire';
import { getContractTerms, listContracts as readContracts, saveContract } from '@mingjian/database/plans';
import type { ContractTerms } from '@mingjian/database/plans';
import { dayInChina } from '@mingjian/domain/calendar';
import { isValidOn } from '@mingjian/domain/plans';
import type { PackageCode, PlanCode } from '@mingjian/domain/plans';
import { requireOrganisation } from '../accounts/index.ts';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';

const present = (terms: ContractTerms): contract.ContractOnWire => ({
  ...terms,
  packages: [...terms.packages],
});

/** What the own organisation has bought, and what it opens today. */
export const showOwnContract = async ({
  db,
  session,
  clock,
}: Call<typeof contract.getOwnContract>): Promise<OutputOf<typeof contract.getOwnContract>> => {
  const terms = await getContractTerms(db, session.contractId);
  return {
    ...present(terms),
    isPlanValid: isValidOn(terms, dayInChina(clock())),
    activePackages: session.packages.map(({ code }) => code),
    grants: session.grants,
  };
};

type Reaching = Pick<Call<typeof contract.getContract>, 'db' | 'session'>;

/** An organisation that has a contract of its own. */
const requireContract = async ({ db, session }: Reaching, organisationId: number): Promise<void> => {
  const { contract_id: contractId } = await requireOrganisation(db, session, organisationId);
  if (contractId !== organisationId)
    throw new ApplicationFailure('contract-of-parent', { organisationId: contractId });
};

export const showContract = async (
  call: Call<typeof contract.getContract>,
): Promise<contract.ContractOnWire> => {
  const { organisationId } = call.input;
  await requireContract(call, organisationId);
  return present(await getContractTerms(call.db, organisationId));
};

export const editContract = async (call: Call<typeof contract.editContract>): Promise<null> => {
  const { organisationId, planCode, startsOn, endsOn, packages, ownGrants } = call.input;
  await requireContract(call, organisationId);
  await saveContract(call.db, {
    organisationId,
    planCode,
    startsOn: startsOn ?? null,
    endsOn: endsOn ?? null,
    // The same package from the same day stands once.
    packages: [
      ...new Map(
        packages.map((item) => [`${item.code} ${item.startsOn}`, { ...item, endsOn: item.endsOn ?? null }]),
      ).values(),
    ],
    ownGrants: planCode === 'diy' ? (ownGrants ?? null) : null,
  });
  return null;
};

export const listContracts = async ({
  db,
  input,
}: Call<typeof contract.listContracts>): Promise<OutputOf<typeof contract.listContracts>> => {
  const { rows, total } = await readContracts(db, input);
  const items = rows.map((row) => ({
    organisationId: row.organisation_id,
    organisationName: row.name,
    status: row.status,
    planCode: row.plan_code as PlanCode,
    startsOn: row.plan_starts_on,
    endsOn: row.plan_ends_on,
    packages: (row.package_codes ?? []) as PackageCode[],
  }));
  return { items, total, totalIsCapped: false, page: input.page, pageSize: input.pageSize };
};
