import type pg from 'pg';
import { PROJECTED_DIMENSIONS } from '@mingjian/domain/projections';
import type { RecordVersion } from '@mingjian/domain/records';
import type { Database } from '../connection/index.ts';
import { listVersions } from './record-rows.ts';
import { writeLongSections } from './write-long-sections.ts';
import { writeProjections } from './write-projections.ts';
import type { CompanyVersions } from './write-projections.ts';
import type { WrittenVersions } from './write-versions.ts';

const findPartyNames = async (
  client: pg.PoolClient,
  companyIds: readonly number[],
): Promise<Map<number, string>> => {
  const { rows } = await client.query<{ company_id: number; name: string }>({
    name: 'find-party-names',
    text: 'select company_id, name from party where company_id = any($1::bigint[])',
    values: [companyIds],
  });
  return new Map(rows.map((row) => [row.company_id, row.name]));
};

const isProjected = new Set(PROJECTED_DIMENSIONS);

/** The versions to project: those just written for a new company, everything that stands for a known one. */
const collectVersions = async (
  client: pg.PoolClient,
  written: WrittenVersions,
  created: ReadonlySet<number>,
): Promise<CompanyVersions[]> => {
  const changed = [...written.changedCompanies];
  const known = await listVersions(
    client,
    changed.filter((id) => !created.has(id)),
    PROJECTED_DIMENSIONS,
  );
  const fresh = written.versions.filter(
    (version) => created.has(version.companyId) && isProjected.has(version.dimension),
  );
  const byCompany: Map<number, RecordVersion[]> = Map.groupBy(
    [...known, ...fresh],
    (version) => version.companyId,
  );
  const names = await findPartyNames(client, changed);
  return changed.map((companyId) => ({
    companyId,
    name: names.get(companyId) ?? '',
    versions: byCompany.get(companyId) ?? [],
  }));
};

const markChanged = async (
  client: pg.PoolClient,
  companyIds: readonly number[],
  changedAt: string,
): Promise<void> => {
  if (companyIds.length === 0) return;
  await client.query({
    name: 'mark-changed-companies',
    text: `insert into changed_company (company_id, changed_at)
           select id, $2::timestamptz from unnest($1::bigint[]) as changed(id)
           on conflict (company_id) do update set changed_at = excluded.changed_at`,
    values: [companyIds, changedAt],
  });
};

/**
 * What follows from versions that were just written: counts of long sections, projections, the mark for re-rating.
 * `created`: companies that did not exist before. Called by `saveRecords` and `setDispute` alone.
 */
export const projectWritten = async (
  client: pg.PoolClient,
  db: Database,
  written: WrittenVersions,
  created: ReadonlySet<number>,
  changedAt: string,
): Promise<void> => {
  await writeLongSections(client, db, written.versions, created);
  await writeProjections(client, await collectVersions(client, written, created), created);
  await markChanged(client, [...written.changedCompanies], changedAt);
};
