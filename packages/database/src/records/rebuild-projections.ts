import { PROJECTED_DIMENSIONS } from '@mingjian/domain/projections';
import { inTransaction } from '../connection/index.ts';
import type { Database } from '../connection/index.ts';
import { lockRecordWriters } from './lock-record-writers.ts';
import { listVersions } from './record-rows.ts';
import { rebuildLongSections } from './write-long-sections.ts';
import { writeProjections } from './write-projections.ts';

const COMPANIES_PER_STEP = 500;

interface PartyRow {
  company_id: number;
  name: string;
}

const rebuildStep = (db: Database, after: number): Promise<readonly PartyRow[]> =>
  inTransaction(db, async (client) => {
    await lockRecordWriters(client);
    const { rows: parties } = await client.query<PartyRow>(
      'select company_id, name from party where company_id > $1 order by company_id limit $2',
      [after, COMPANIES_PER_STEP],
    );
    const versions = await listVersions(
      client,
      parties.map((party) => party.company_id),
      PROJECTED_DIMENSIONS,
    );
    const byCompany = Map.groupBy(versions, (version) => version.companyId);
    await writeProjections(
      client,
      parties.map(({ company_id, name }) => ({
        companyId: company_id,
        name,
        versions: byCompany.get(company_id) ?? [],
      })),
      new Set(),
    );
    await rebuildLongSections(
      client,
      db,
      parties.map((party) => party.company_id),
    );
    return parties;
  });

/** Makes every projection anew from the records, company by company; searching goes on meanwhile. */
export const rebuildProjections = async (
  db: Database,
  onProgress: (companies: number) => void = () => undefined,
): Promise<number> => {
  let after = 0;
  let done = 0;
  for (;;) {
    const parties = await rebuildStep(db, after);
    const last = parties.at(-1);
    if (!last) return done;
    after = last.company_id;
    done += parties.length;
    onProgress(done);
  }
};
