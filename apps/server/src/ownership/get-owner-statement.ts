import { MOST_SOURCES } from '@mingjian/contract/ownership';
import type { getOwnerStatement, OwnerStatement } from '@mingjian/contract/ownership';
import type { Database } from '@mingjian/database/connection';
import { listSourceRecords } from '@mingjian/database/ownership';
import type { SourceRecord } from '@mingjian/database/ownership';
import { dayInChina } from '@mingjian/domain/calendar';
import { findDimension } from '@mingjian/domain/dictionary';
import {
  findPaths,
  listTests,
  nameTest,
  writeFormula,
  writeOwnerStatement,
} from '@mingjian/domain/ownership';
import type { BeneficialOwnerFinding, PartyId } from '@mingjian/domain/ownership';
import type { AsAt } from '@mingjian/domain/records';
import { readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { judgeOwners } from './judge-owners.ts';
import { nameOwner } from './present-owners.ts';
import { makeOwnershipView, presentParty } from './present-party.ts';
import { readOwners } from './read-owners.ts';
import type { OwnersAbove } from './read-owners.ts';
import { writeShare, writeShareOrNull } from './write-share.ts';

const presentTests = (owners: OwnersAbove, finding: BeneficialOwnerFinding): OwnerStatement['tests'] =>
  listTests(finding).map(({ test, result, owners: met }) => ({
    test,
    words: nameTest(test, finding.threshold),
    result,
    names: met.map((party) => nameOwner(owners, party)),
  }));

const listOwnerPaths = ({ ownership, head }: OwnersAbove, finding: BeneficialOwnerFinding) =>
  finding.owners.map((owner) => ({ owner, paths: findPaths(ownership, owner.party, head.company_id) }));

type OwnerPaths = ReturnType<typeof listOwnerPaths>;

const presentOwners = (owners: OwnersAbove, found: OwnerPaths): OwnerStatement['owners'] =>
  found.map(({ owner, paths }) => ({
    name: nameOwner(owners, owner.party),
    test: owner.test,
    percent: writeShare(owner.percent),
    votes: writeShare(owner.votes),
    income: writeShareOrNull(owner.income),
    formula: owner.percent > 0 ? writeFormula(paths) : null,
  }));

const keyOf = (holder: PartyId, owned: PartyId): string => `${holder} ${owned}`;

/** Records of the holdings in the company itself and of every step of a path, and of who has a post in it. */
const listRecordIds = ({ head, above, control }: OwnersAbove, found: OwnerPaths) => {
  const steps = new Set(
    found.flatMap(({ paths }) =>
      paths.paths.flatMap((path) => path.steps.map((step) => keyOf(step.holder, step.owned))),
    ),
  );
  const records = new Map<number, number[]>();
  const add = (companyId: number, ids: readonly number[]) =>
    records.set(companyId, [...(records.get(companyId) ?? []), ...ids]);
  for (const { holderId, ownedId, recordIds } of above.edges)
    if (ownedId === head.company_id || steps.has(keyOf(holderId, ownedId))) add(ownedId, recordIds);
  add(
    head.company_id,
    (control.officers.get(head.company_id) ?? []).map(({ recordId }) => recordId),
  );
  return records;
};

const presentSource = (owners: OwnersAbove, record: SourceRecord) => {
  const dimension = findDimension(record.dimension);
  return {
    companyId: record.company_id,
    companyName: owners.parties.get(record.company_id)?.name ?? '',
    recordId: record.record_id,
    dimension: { en: dimension?.en ?? record.dimension, cn: dimension?.zh ?? record.dimension },
    source: { en: record.source_name_en, cn: record.source_name_cn },
    publishedOn: record.published_on,
    validFrom: record.valid_from,
    knownFrom: record.known_from,
  };
};

const readSources = async (db: Database, owners: OwnersAbove, found: OwnerPaths, asAt: AsAt) =>
  listSourceRecords(db, {
    records: listRecordIds(owners, found),
    companyId: owners.head.company_id,
    asAt,
  });

/** The finding of beneficial owners as a statement to print and to file. */
export const showOwnerStatement = async ({
  db,
  session,
  clock,
  input,
}: Call<typeof getOwnerStatement>): Promise<OwnerStatement> => {
  const asAt = readAsAt(input);
  const owners = await readOwners(db, input.companyId, asAt);
  const finding = judgeOwners(owners, input.threshold);
  const found = listOwnerPaths(owners, finding);
  const sources = await readSources(db, owners, found, asAt);
  const { head, parties, above } = owners;
  const company = parties.get(head.company_id);
  if (!company) throw new RangeError(`company ${head.company_id} is missing among its own parties`);
  const today = dayInChina(clock());
  const view = makeOwnershipView(session, today);
  const presented = presentParty(company, view);
  return {
    company: presented,
    day: asAt?.day ?? today,
    threshold: finding.threshold,
    lines: [...writeOwnerStatement(finding, (id) => nameOwner(owners, id), presented.nameEn ?? undefined)],
    tests: presentTests(owners, finding),
    owners: presentOwners(owners, found),
    exemption: finding.exemption,
    records: view.withRecords
      ? sources.slice(0, MOST_SOURCES).map((record) => presentSource(owners, record))
      : null,
    recordCount: sources.length,
    isSynthetic: head.is_synthetic || sources.some((record) => record.is_synthetic),
    limits: { levels: Math.max(0, ...above.levels.values()), isCut: above.unopened.size > 0 },
  };
};
