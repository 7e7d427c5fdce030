import { fenOf, roundFen, yuanText } from '../basis/amounts.ts';
import { dayOf, isoOf } from '../basis/days.ts';
import type { Firm } from '../plan/firm.ts';
import type { EconomicKind } from '../words/economics.ts';
import type { Context } from './context.ts';

const GRADED: readonly EconomicKind[] = [
  'chemicals',
  'metals',
  'mining',
  'pharma',
  'food',
  'lightIndustry',
  'utilities',
  'electronics',
  'machinery',
  'vehicles',
  'environment',
  'construction',
];
const SMALLEST = 1e7;

/** Makers, builders and utilities of some size are graded by the environment bureau; others are not. */
export const isGradedByEnvironment = ({ industry, scale }: Firm): boolean =>
  GRADED.includes(industry.kind) && scale >= SMALLEST;

const writeGrade = (context: Context): void => {
  const { firm, life } = context;
  const random = context.random('environment');
  if (!isGradedByEnvironment(firm) || !random.chance(firm.scale < 5e7 ? 0.25 : 0.4)) return;
  const day = dayOf(2026, 5, 20) + random.below(40);
  if (day > context.lastDay) return;
  const roll = random.next() + (life.defaultedOn === null ? 0 : 0.25);
  context.add(
    'esg_environment',
    '2025',
    {
      env_credit_grade:
        roll < 0.2 ? 'green' : roll < 0.78 ? 'blue' : roll < 0.93 ? 'yellow' : roll < 0.985 ? 'red' : 'black',
      env_credit_authority: `${firm.city.name}生态环境局`,
      env_credit_date: isoOf(day),
      is_key_pollutant_unit: firm.scale > 3e8,
      ...(firm.scale > 1e8 ? { pollutant_permit_no: `DM-PW-${firm.areaCode}-${firm.index}` } : {}),
    },
    { source: 'credit-china', event: day, published: day + 10 },
  );
};

/** Listed firms and large state ones publish a report on environment, people and governance each spring. */
const writeReport = (context: Context): void => {
  const { firm, life } = context;
  const random = context.random('esg-report');
  const isReporter = firm.isListed || (firm.nature === 'state' && firm.scale > 3e8);
  const last = life.years.at(-1);
  if (!isReporter || last?.year !== 2025 || !random.chance(0.7)) return;
  const published = dayOf(2026, 4, 10) + random.below(20);
  if (published > context.lastDay) return;
  const energy = (firm.scale / 1e6) * random.range(2, 12) * (isGradedByEnvironment(firm) ? 3 : 1);
  context.add(
    'esg_environment',
    'report|2025',
    {
      has_esg_report: true,
      esg_report_year: 2025,
      energy_consumption: energy.toFixed(2),
      ghg_scope1: (energy * random.range(0.4, 1.6)).toFixed(2),
      ghg_scope2: (energy * random.range(0.8, 2.2)).toFixed(2),
      water_consumption: yuanText(roundFen(fenOf(energy * random.range(5, 30)), 3)),
      safety_accident_count: random.poisson(0.15),
      wage_arrears_flag: false,
      female_board_share: random.range(8, 38).toFixed(2),
      independent_director_share: random.range(33.4, 42).toFixed(2),
    },
    { source: 'exchange-filing', event: dayOf(2025, 12, 31), published },
  );
};

/** What the environment bureau thinks of a firm, and what the firm tells of itself. */
export const writeEnvironment = (context: Context): void => {
  writeGrade(context);
  writeReport(context);
};
