import type { Database } from '@mingjian/database/connection';
import { distributeQuota, spendQuota } from '@mingjian/database/quotas';
import { createServer } from '../../../http/create-server.ts';
import { countUnits, isAgreed } from './count-units.ts';
import type { Units } from './count-units.ts';
import { makeCrew } from './make-crew.ts';
import { openCompanies } from './open-companies.ts';
import type { Outcome } from './open-companies.ts';

export interface Race {
  readonly name: string;
  readonly asked: number;
  readonly succeeded: number;
  readonly exhausted: number;
  readonly units: Units;
  readonly isHeld: boolean;
}

export interface RaceOptions {
  readonly companyIds: readonly number[];
  readonly quota: number;
}

const UNLIMITED = { read: 1e9, search: 1e9, write: 1e9, login: 1e9, 'public-write': 1e9, code: 1e9 };

const judge = (name: string, outcomes: readonly Outcome[], units: Units, quota: number): Race => {
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  const succeeded = count('spent') + count('0');
  const exhausted = count('exhausted') + count('quota-exhausted');
  const isHeld = succeeded === quota && exhausted === outcomes.length - quota && isAgreed(units, quota);
  return { name, asked: outcomes.length, succeeded, exhausted, units, isHeld };
};

const demandOf = (organisationId: number, accountId: number, quota: number) =>
  ({
    organisationId,
    accountId,
    kind: 'online-report',
    at: new Date().toISOString(),
    total: quota,
  }) as const;

/** Every spending of the domain at the same moment, without HTTP. */
export const raceDirectly = async (db: Database, { companyIds, quota }: RaceOptions): Promise<Race> => {
  const { organisationId, members } = await makeCrew(db, quota, 2);
  const call = { action: '/company/getProfile', address: '127.0.0.1', accountOrganisationId: organisationId };
  const outcomes = await Promise.all(
    companyIds.map((companyId, place) => {
      const { accountId } = members[place % members.length]!;
      return spendQuota(db, { ...demandOf(organisationId, accountId, quota), ...call, companyId });
    }),
  );
  return judge('spent directly', outcomes, await countUnits(db, organisationId), quota);
};

/** Every company is opened over HTTP at the same moment; `parts` of the quota belong to the first accounts. */
export const raceOverHttp = async (
  db: Database,
  { companyIds, quota, parts = [] }: RaceOptions & { readonly parts?: readonly number[] },
): Promise<Race> => {
  const { organisationId, members } = await makeCrew(db, quota, parts.length + 2);
  const first = members[0]!.accountId;
  for (const [place, value] of parts.entries()) {
    const demand = demandOf(organisationId, members[place]!.accountId, quota);
    await distributeQuota(db, { ...demand, changedBy: first, value });
  }
  const app = await createServer({ db, environment: { rateLimits: UNLIMITED, logLevel: 'error' } });
  try {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const width = companyIds.length;
    const outcomes = await openCompanies({ address, companyIds, members, width });
    const units = await countUnits(db, organisationId);
    const name = parts.length > 0 ? `over HTTP, ${parts.join(' + ')} distributed` : 'over HTTP';
    return judge(name, [...outcomes.values()], units, quota);
  } finally {
    await app.close();
  }
};
