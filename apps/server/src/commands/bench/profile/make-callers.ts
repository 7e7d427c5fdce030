import { getProfile } from '@mingjian/contract/companies';
import { listSectionRecords, listSections } from '@mingjian/contract/sections';
import type { Database } from '@mingjian/database/connection';
import { recordFootprint } from '@mingjian/database/footprint';
import { RIGHTS } from '@mingjian/domain/permissions';
import { FEATURE_CODES } from '@mingjian/domain/plans';
import { showProfile } from '../../../companies/get-profile.ts';
import { showSectionRecords } from '../../../sections/show-section-records.ts';
import { showSections } from '../../../sections/show-sections.ts';
import type { Session } from '../../../session/session.ts';

/** Follows nothing and may see everything. */
const makeSession = (accountId: number): Session => ({
  state: 'live',
  isActive: true,
  expiresOn: null,
  mustChangePassword: false,
  rights: new Set(RIGHTS.map(({ code }) => code)),
  grants: Object.fromEntries(FEATURE_CODES.map((code) => [code, true])),
  sessionId: 1,
  accountId,
  username: 'bench',
  realName: 'Bench',
  number: 'bench',
  isAdmin: false,
  status: 'active',
  sourceType: 'bench',
  integration: null,
  jumpCompanyName: null,
  roleId: 1,
  roleTitle: 'bench',
  organisation: { id: 1, name: 'bench', path: '1' },
  contractId: 1,
  planCode: 'bench',
  packages: [],
});

export interface Page {
  readonly companyId: number;
  readonly dimension: string;
  readonly part?: string;
  readonly cursor?: string | null;
  readonly sort?: string;
  readonly filterField?: string;
  readonly filterValue?: string;
}

/** The handlers that the web calls, as its server runs them once a session and a right are found. */
export const makeCallers = (db: Database, accountId: number) => {
  const session = makeSession(accountId);
  const shared = { db, session, clock: () => new Date(), language: 'en', address: '' } as const;
  const open = async (companyId: number) => {
    const profile = await showProfile({ ...shared, input: getProfile.input.parse({ companyId }) });
    await recordFootprint(db, accountId, profile.companyId, new Date().toISOString());
    return profile;
  };
  const list = (companyId: number) =>
    showSections({ ...shared, input: listSections.input.parse({ companyId }) });
  const listPage = ({ cursor, ...page }: Page) =>
    showSectionRecords({
      ...shared,
      input: listSectionRecords.input.parse({ ...page, ...(cursor ? { cursor } : {}) }),
    });
  return {
    getProfile: open,
    listSections: list,
    /** What a company's screen asks for at once. */
    paint: (companyId: number) => Promise.all([open(companyId), list(companyId)]),
    listPage,
  };
};
export type Callers = ReturnType<typeof makeCallers>;
