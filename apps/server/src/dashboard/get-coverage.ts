import type { Coverage } from '@mingjian/contract/dashboard';
import type { Database } from '@mingjian/database/connection';
import { countLoadedData } from '@mingjian/database/dashboard';
import type { LoadedData } from '@mingjian/database/dashboard';
import { dayInChina } from '@mingjian/domain/calendar';
import { COVERAGE_COUNTS, MODULES } from '@mingjian/domain/dictionary';

const presentModules = (loaded: LoadedData): Coverage['modules'] =>
  MODULES.map((module) => ({
    number: module.number,
    key: module.key,
    en: module.en,
    cn: module.zh,
    dimensions: module.dimensions.length,
    fields: sum(module.dimensions.map((dimension) => dimension.fields.length)),
    records: sum(module.dimensions.map(({ key }) => loaded.recordsByDimension.get(key) ?? 0)),
  }));

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** The dictionary's own counts and those of the data, taken at `countedAt`. */
export const getCoverageCounts = async (db: Database, countedAt: Date): Promise<Coverage> => {
  const loaded = await countLoadedData(db);
  const { companies, syntheticCompanies, ratedCompanies, statements, sources } = loaded;
  return {
    dictionary: COVERAGE_COUNTS,
    data: {
      companies,
      syntheticCompanies,
      ratedCompanies,
      records: sum([...loaded.recordsByDimension.values()]),
      statements,
      sources,
      firstKnownOn: loaded.firstKnownAt === null ? null : dayInChina(loaded.firstKnownAt),
      countedAt: countedAt.toISOString(),
    },
    modules: presentModules(loaded),
  };
};
