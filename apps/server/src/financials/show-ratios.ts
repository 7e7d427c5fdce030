import type { getRatios, RatioView } from '@mingjian/contract/financials';
import type { OutputOf } from '@mingjian/contract/wire';
import { findCompanyHead, listStatements } from '@mingjian/database/companies';
import type { StatementRow } from '@mingjian/database/companies';
import { findPeerQuartiles } from '@mingjian/database/financials';
import type { PeerQuartile } from '@mingjian/database/financials';
import { dayInChina } from '@mingjian/domain/calendar';
import { calculateRatios, checkStatement, printFormula, RATIOS } from '@mingjian/domain/financial-ratios';
import type { RatioInput, RatioStatement } from '@mingjian/domain/financial-ratios';
import { ApplicationFailure, readAsAt } from '../http/index.ts';
import type { Call } from '../http/index.ts';

const MOST_PERIODS = 6;

type Series = Call<typeof getRatios>['input']['series'];

/** One statement a year of the series asked for; a year that was never restated stands as it was reported. */
const pickSeries = (rows: readonly StatementRow[], series: Series): readonly RatioStatement[] => {
  const annual = rows.filter(
    ({ period_type, scope }) => period_type === 'annual' && scope === 'consolidated',
  );
  const byPeriod = Map.groupBy(annual, ({ period_end }) => period_end);
  return [...byPeriod].flatMap(([periodEnd, versions]) => {
    const reported = versions.find((row) => row.series === 'as-reported');
    const restated = versions.find((row) => row.series === 'restated');
    const chosen = series === 'restated' ? (restated ?? reported) : reported;
    return chosen ? [{ periodEnd, items: chosen.items }] : [];
  });
};

const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

const presentInputs = (inputs: readonly RatioInput[], periodEnd: string) =>
  inputs.map(({ field, yearsBack }) => ({ field, periodEnd: yearsBefore(periodEnd, yearsBack) }));

const presentRatios = (
  statements: readonly RatioStatement[],
  periods: readonly string[],
  peers: ReadonlyMap<string, PeerQuartile>,
): readonly RatioView[] => {
  const byPeriod = periods.map((periodEnd) => ({
    periodEnd,
    ratios: calculateRatios(statements, periodEnd),
  }));
  return RATIOS.map(({ key, group, direction, formula }, at) => {
    const quartile = peers.get(key);
    return {
      key,
      group,
      direction,
      formula: { en: printFormula(formula, 'en'), cn: printFormula(formula, 'cn') },
      values: byPeriod.flatMap(({ periodEnd, ratios }) => {
        const ratio = ratios[at];
        if (!ratio) return [];
        const { value, absence, missing, inputs } = ratio;
        return [
          {
            periodEnd,
            value,
            absence,
            missing: presentInputs(missing, periodEnd),
            inputs: presentInputs(inputs, periodEnd),
          },
        ];
      }),
      peers: quartile
        ? {
            group: quartile.kind,
            peers: quartile.peers,
            p25: quartile.p25,
            median: quartile.median,
            p75: quartile.p75,
            snapshotOn: quartile.snapshotOn,
          }
        : null,
    };
  });
};

/** The ratios of the last six years, each with what it was made of and where the peers stand. */
export const showRatios = async ({
  db,
  input,
  clock,
}: Call<typeof getRatios>): Promise<OutputOf<typeof getRatios>> => {
  const asAt = readAsAt(input);
  const head = await findCompanyHead(db, input.companyId, asAt);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  const facts = {
    division: head.industry_division,
    section: head.industry_section,
    sizeGrade: head.size_grade,
  };
  const [rows, peers] = await Promise.all([
    listStatements(db, head.company_id, asAt),
    findPeerQuartiles(db, facts, asAt?.day ?? dayInChina(clock())),
  ]);
  const statements = pickSeries(rows, input.series);
  const periods = statements.map(({ periodEnd }) => periodEnd).slice(0, MOST_PERIODS);
  return {
    periods,
    ratios: periods.length === 0 ? [] : [...presentRatios(statements, periods, peers)],
    checks: statements
      .filter(({ periodEnd }) => periods.includes(periodEnd))
      .map((statement) => ({
        periodEnd: statement.periodEnd,
        checks: checkStatement(statement).map(({ code, gap, isHeld }) => ({ code, gap, isHeld })),
      })),
    ...facts,
  };
};
