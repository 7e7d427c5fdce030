import type {
  ClassCount,
  CohortCount,
  MoveCount,
  PartGroup,
  ReportCounts,
} from '@mingjian/domain/model-validation';
import type { Database } from '../connection/index.ts';

/** Which of the cases are looked at; null: all. */
export interface CaseChoice {
  readonly cohortOn: string | null;
  readonly sizeGrade: string | null;
  readonly section: string | null;
}

/** Rated by a score and not in default: the cases whose outcome is counted. */
const IS_CASE = 'grade between 1 and 18 and not was_in_default';

/** $1 version, $2 cohort, $3 size, $4 section. */
const CHOSEN = `model_version = $1 and ($2::date is null or cohort_on = $2) and ($3::text is null or size_grade = $3)
  and ($4::text is null or section = $4)`;

const valuesOf = (version: string, { cohortOn, sizeGrade, section }: CaseChoice) => [
  version,
  cohortOn,
  sizeGrade,
  section,
];

/** Cases by part and score; a thousandth of log-odds is one score, so that millions of cases are thousands of groups. */
const readGroups = async (
  db: Database,
  column: 'cohort_on' | 'size_grade' | 'section' | 'depth',
  values: readonly (string | null)[],
): Promise<readonly PartGroup[]> => {
  const { rows } = await db.pool.query<PartGroup>({
    name: `outcomes-by-${column}`,
    text: `select ${column}::text as part, round(log_odds::numeric, 3)::float8 as "logOdds", count(*) as cases,
             count(defaulted_on) as defaults, (avg(pd) / 100)::float8 as pd
           from rating_outcome where ${CHOSEN} and ${IS_CASE}
           group by 1, 2`,
    values: [...values],
  });
  return rows;
};

const readCohorts = async (
  db: Database,
  values: readonly (string | null)[],
): Promise<readonly CohortCount[]> => {
  const { rows } = await db.pool.query<CohortCount>({
    name: 'outcomes-of-cohorts',
    text: `select cohort_on as "on", count(*) as companies, count(*) filter (where grade is null) as "notRated",
             count(*) filter (where grade = 19) as "inDefault",
             count(*) filter (where grade <= 18 and was_in_default) as "inDefaultUnknown",
             count(*) filter (where ${IS_CASE}) as cases,
             count(defaulted_on) filter (where ${IS_CASE}) as defaults,
             count(*) filter (where ${IS_CASE} and is_synthetic) as "syntheticCases"
           from rating_outcome where ${CHOSEN}
           group by 1 order by 1`,
    values: [...values],
  });
  return rows;
};

const readClasses = async (
  db: Database,
  values: readonly (string | null)[],
): Promise<readonly ClassCount[]> => {
  const { rows } = await db.pool.query<ClassCount>({
    name: 'outcomes-by-class',
    text: `select grade, count(*) as cases, count(defaulted_on) as defaults, (avg(pd) / 100)::float8 as pd
           from rating_outcome where ${CHOSEN} and ${IS_CASE}
           group by 1`,
    values: [...values],
  });
  return rows;
};

/** From each chosen cohort to the one a year later; size and section are those before the move. */
const readMoves = async (db: Database, values: readonly (string | null)[]): Promise<readonly MoveCount[]> => {
  const { rows } = await db.pool.query<MoveCount>({
    name: 'moves-between-cohorts',
    text: `select b.grade as "from", a.grade as "to", count(*) as companies
           from (select company_id, cohort_on, grade from rating_outcome where ${CHOSEN} and grade <= 18) b
           join rating_outcome a on a.company_id = b.company_id and a.model_version = $1
             and a.cohort_on = b.cohort_on + interval '1 year'
           group by 1, 2`,
    values: [...values],
  });
  return rows;
};

/** All that the report on these cases is made of. */
export const readReportCounts = async (
  db: Database,
  version: string,
  choice: CaseChoice,
): Promise<ReportCounts> => {
  const values = valuesOf(version, choice);
  const ofEveryYear = valuesOf(version, { ...choice, cohortOn: null });
  const [cohorts, byCohort, bySize, bySection, byDepth, classes, moves] = [
    await readCohorts(db, values),
    await readGroups(db, 'cohort_on', ofEveryYear),
    await readGroups(db, 'size_grade', values),
    await readGroups(db, 'section', values),
    await readGroups(db, 'depth', values),
    await readClasses(db, values),
    await readMoves(db, values),
  ];
  return { cohorts, byCohort, bySize, bySection, byDepth, classes, moves };
};

/** How the list rows stand over the classes today; grade null: not rated. */
export const countClassesToday = async (
  db: Database,
  { sizeGrade, section }: Omit<CaseChoice, 'cohortOn'>,
): Promise<readonly { readonly grade: number | null; readonly companies: number }[]> => {
  const { rows } = await db.pool.query<{ grade: number | null; companies: number }>({
    name: 'classes-today',
    text: `select rating_grade as grade, count(*) as companies from company
           where rating_status is not null and ($1::text is null or size_grade = $1)
             and ($2::text is null or industry_section = $2)
           group by 1`,
    values: [sizeGrade, section],
  });
  return rows;
};
