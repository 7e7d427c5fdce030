import type pg from 'pg';
import type { CoverageState } from '@mingjian/domain/records';
import { copyRows } from '../connection/index.ts';
import type { RecordTables } from './tables.ts';

type CoverageRow = RecordTables['coverage'];

/** What one source was found to tell about one dimension of a company at one moment. */
export interface Sighting {
  readonly companyId: number;
  readonly dimension: string;
  readonly sourceId: string;
  readonly state: CoverageState;
  /** When we first knew it. */
  readonly seenAt: string;
  /** When we last looked. */
  readonly checkedAt: string;
}

const coverageId = (row: { company_id: number; dimension: string; source_id: string }): string =>
  `${row.company_id}\t${row.dimension}\t${row.source_id}`;

const COLUMNS = [
  'company_id',
  'dimension',
  'source_id',
  'state',
  'checked_at',
  'known_from',
  'known_to',
] as const satisfies readonly (keyof CoverageRow)[];

const toRow = (sighting: Sighting): CoverageRow => ({
  company_id: sighting.companyId,
  dimension: sighting.dimension,
  source_id: sighting.sourceId,
  state: sighting.state,
  checked_at: sighting.checkedAt,
  known_from: sighting.seenAt,
  known_to: null,
});

const loadOpen = async (
  client: pg.PoolClient,
  companyIds: readonly number[],
): Promise<Map<string, CoverageRow>> => {
  if (companyIds.length === 0) return new Map();
  const { rows } = await client.query<CoverageRow>({
    name: 'load-open-coverage',
    text: `select ${COLUMNS.join(', ')} from coverage where company_id = any($1::bigint[]) and known_to is null`,
    values: [companyIds],
  });
  return new Map(rows.map((row) => [coverageId(row), row]));
};

const setColumn = async (
  client: pg.PoolClient,
  column: 'checked_at' | 'known_to',
  changes: readonly { row: CoverageRow; value: string }[],
): Promise<void> => {
  if (changes.length === 0) return;
  await client.query({
    name: `set-coverage-${column}`,
    text: `update coverage c set ${column} = n.value
           from unnest($1::bigint[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[])
             as n(company_id, dimension, source_id, known_from, value)
           where c.company_id = n.company_id and c.dimension = n.dimension
             and c.source_id = n.source_id and c.known_from = n.known_from`,
    values: [
      changes.map(({ row }) => row.company_id),
      changes.map(({ row }) => row.dimension),
      changes.map(({ row }) => row.source_id),
      changes.map(({ row }) => row.known_from),
      changes.map(({ value }) => value),
    ],
  });
};

/**
 * Notes what each source told: the same state again only moves `checked_at`, another state closes the old row and opens
 * a new one. A sighting older than what stands changes nothing.
 */
export const writeCoverage = async (
  client: pg.PoolClient,
  sightings: readonly Sighting[],
  newCompanies: ReadonlySet<number>,
): Promise<void> => {
  const latest = new Map<string, Sighting>();
  for (const sighting of sightings) {
    const id = `${sighting.companyId}\t${sighting.dimension}\t${sighting.sourceId}`;
    const known = latest.get(id);
    if (!known || known.seenAt <= sighting.seenAt) latest.set(id, sighting);
  }
  const touched = new Set(
    sightings.map((sighting) => sighting.companyId).filter((id) => !newCompanies.has(id)),
  );
  const open = await loadOpen(client, [...touched]);
  const opened: CoverageRow[] = [];
  const checked: { row: CoverageRow; value: string }[] = [];
  const closed: { row: CoverageRow; value: string }[] = [];
  for (const [id, sighting] of latest) {
    const row = open.get(id);
    if (!row) opened.push(toRow(sighting));
    else if (row.state === sighting.state) {
      if (row.checked_at < sighting.checkedAt) checked.push({ row, value: sighting.checkedAt });
    } else if (row.known_from < sighting.seenAt) {
      closed.push({ row, value: sighting.seenAt });
      opened.push(toRow(sighting));
    }
  }
  await setColumn(client, 'checked_at', checked);
  await setColumn(client, 'known_to', closed);
  await copyRows(client, 'coverage', COLUMNS, opened);
};
