import type { Candidate } from '@mingjian/domain/company-matching';
import type { OtherNames } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';

interface CandidateRow {
  readonly company_id: number;
  readonly name: string;
  readonly name_en: string | null;
  readonly province_code: string | null;
  readonly city_code: string | null;
  readonly legal_representative: string | null;
  readonly other_names: OtherNames | null;
}

/** What rows are compared with, by company. A company that is not there any more is missing. */
export const findCandidates = async (
  db: Database,
  companyIds: Iterable<number>,
): Promise<ReadonlyMap<number, Candidate>> => {
  const wanted = [...new Set(companyIds)];
  if (wanted.length === 0) return new Map();
  const { rows } = await db.pool.query<CandidateRow>({
    name: 'batch-import-candidates',
    text: `select c.company_id, c.name, c.name_en, c.province_code, c.city_code, c.legal_representative, s.other_names
           from company c
           left join company_search s on s.company_id = c.company_id and s.known_to is null
           where c.company_id = any($1::bigint[])`,
    values: [wanted],
  });
  return new Map(rows.map((row) => [row.company_id, toCandidate(row)]));
};

const toCandidate = (row: CandidateRow): Candidate => ({
  companyId: row.company_id,
  name: row.name,
  nameEn: row.name_en,
  formerNames: row.other_names?.former ?? [],
  shortNames: row.other_names?.short ?? [],
  provinceCode: row.province_code,
  cityCode: row.city_code,
  legalRepresentative: row.legal_representative,
});
