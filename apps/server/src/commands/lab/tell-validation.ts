import type { ValidationResult } from '@mingjian/modelling/laboratory';

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

type Judged = Pick<
  ValidationResult['bins'][number],
  'cases' | 'bad' | 'predicted' | 'observed' | 'chance' | 'independent' | 'correlated'
>;

const HEADER = `${'cases'.padStart(8)}${'bad'.padStart(8)}${'predicted'.padStart(11)}${'observed'.padStart(11)}${'binomial p'.padStart(12)}  alone     with correlation`;

const tellRow = (row: Judged): string =>
  `${String(row.cases).padStart(8)}${String(row.bad).padStart(8)}${percent(row.predicted).padStart(11)}${percent(row.observed).padStart(11)}` +
  `${row.chance.toFixed(4).padStart(12)}  ${row.independent.padEnd(8)}  ${row.correlated}`;

type Migration = NonNullable<ValidationResult['migrationOverTime']>;

const tellMigration = (
  from: string,
  { matrix, moves, unchanged, withinOne }: Migration,
): readonly string[] => [
  `moves from ${from}: ${moves} cases, ${percent(unchanged)} keep their class, ${percent(withinOne)} move by one at most; in % of each row`,
  `${''.padStart(7)}${matrix.map((_, at) => `3A${at + 1}`.padStart(6)).join('')}`,
  ...matrix.flatMap((line, at) =>
    line.some((share) => share > 0)
      ? [
          `${`3A${at + 1}`.padStart(6)} ${line.map((share) => (share > 0 ? (100 * share).toFixed(1) : '').padStart(6)).join('')}`,
        ]
      : [],
  ),
];

/** Everything that a validation found, to be read in a terminal. */
export const tellValidation = (result: ValidationResult, group: string | null): readonly string[] => {
  const { interval, bootstrap, hosmerLemeshow, spiegelhalter, masterScale, shift, comparison } = result;
  return [
    `${result.rows} rows, ${result.bad} bad`,
    `AUC ${result.auc.toFixed(4)}, 95 % ${interval.from.toFixed(4)} to ${interval.to.toFixed(4)} (Hanley-McNeil), ` +
      `${bootstrap.from.toFixed(4)} to ${bootstrap.to.toFixed(4)} (bootstrap${group === null ? '' : ` by ${group}`})`,
    `accuracy ratio ${result.accuracyRatio.toFixed(4)}, KS ${result.ks.toFixed(4)}`,
    `Brier ${result.brier.toFixed(5)}, log loss ${result.logLoss.toFixed(5)}, calibration error ${percent(result.calibrationError)}`,
    `Hosmer-Lemeshow ${hosmerLemeshow.statistic.toFixed(1)} on ${hosmerLemeshow.degrees} degrees, p ${hosmerLemeshow.p.toFixed(4)}; ` +
      `Spiegelhalter z ${spiegelhalter.z.toFixed(2)}, p ${spiegelhalter.p.toFixed(4)}`,
    'tenths by possibility of default',
    HEADER,
    ...result.bins.map(tellRow),
    `classes of the master scale: the fullest holds ${percent(masterScale.largestShare)}, Herfindahl ${masterScale.concentration.toFixed(3)}`,
    `${'class'.padEnd(6)}${HEADER}`,
    ...masterScale.classes.map((row) => `${row.name.padEnd(6)}${tellRow(row)}`),
    ...(shift ? [`stability index ${shift.psi.toFixed(4)} against the reference: ${shift.verdict}`] : []),
    ...(comparison
      ? [
          `against the other scores: AUC ${comparison.auc.toFixed(4)} and ${comparison.otherAuc.toFixed(4)}, difference ${comparison.difference.toFixed(4)}, ` +
            `95 % ${comparison.interval.from.toFixed(4)} to ${comparison.interval.to.toFixed(4)}, z ${comparison.z.toFixed(2)}, p ${comparison.p.toFixed(4)} (DeLong)`,
        ]
      : []),
    ...(result.migrationFromOther
      ? tellMigration('the other scores to these', result.migrationFromOther)
      : []),
    ...(result.migrationOverTime ? tellMigration('one period to the next', result.migrationOverTime) : []),
  ];
};
