import type { SavedScenario } from '@mingjian/contract/what-if';
import type { RatingResult } from '@mingjian/domain/default-risk';
import { isEmptyScenario, LineEditError, rateScenario } from '@mingjian/domain/what-if';
import type { Plug, Scenario } from '@mingjian/domain/what-if';
import { useTranslation } from '../../../i18n/index.ts';
import { ClassBadge } from '../../../ui/index.ts';
import type { Bench } from '../bench.ts';
import { classOf, pointsOf, writeIndex, writePd, writePoints, writeSigned } from '../result/figures.ts';
import styles from './saved.module.css';

interface Column {
  readonly key: string;
  readonly title: string;
  /** Null: the accounts have changed so that it does not fit any more. */
  readonly result: RatingResult | null;
  readonly scenario: Scenario;
  readonly plug: Plug | null;
}

const rateAgain = ({ input, model }: Bench, scenario: Scenario) => {
  try {
    return rateScenario(input, scenario, model);
  } catch (error) {
    if (error instanceof LineEditError) return null;
    throw error;
  }
};

const listColumns = (
  bench: Bench,
  compared: readonly SavedScenario[],
  words: { readonly asItIs: string; readonly now: string },
): readonly Column[] => {
  const { base, rated, scenario } = bench;
  const empty: Scenario = { lines: [], facts: [], parties: [], opinion: null };
  const now = {
    key: 'now',
    title: words.now,
    result: rated.result,
    scenario,
    plug: rated.edited?.plug ?? null,
  };
  return [
    { key: 'base', title: words.asItIs, result: base, scenario: empty, plug: null },
    ...(isEmptyScenario(scenario) ? [] : [now]),
    ...compared.map((saved): Column => {
      const again = rateAgain(bench, saved.scenario as Scenario);
      return {
        key: String(saved.scenarioId),
        title: saved.name,
        result: again?.result ?? null,
        scenario: saved.scenario as Scenario,
        plug: again?.edited?.plug ?? null,
      };
    }),
  ];
};

/** Scenarios side by side, all rated anew on what is known now. */
export const CompareTable = ({
  bench,
  compared,
}: {
  readonly bench: Bench;
  readonly compared: readonly SavedScenario[];
}) => {
  const { t } = useTranslation('what-if');
  const columns = listColumns(bench, compared, { asItIs: t('asItIs'), now: t('current') });
  const rows: readonly (readonly [key: string, label: string, write: (column: Column) => React.ReactNode])[] =
    [
      [
        'class',
        t('class'),
        ({ result }) => {
          const found = result && classOf(result);
          return result ? (
            <ClassBadge ratingClass={found?.name ?? null} symbol={found?.symbol} />
          ) : (
            t('doesNotFit')
          );
        },
      ],
      ['pd', t('pd'), ({ result }) => writePd(result?.pd ?? null)],
      ['index', t('index'), ({ result }) => writeIndex(result?.solvencyIndex ?? null)],
      ['points', t('points'), ({ result }) => writePoints(result && pointsOf(result))],
      ['lines', t('changedLines'), ({ scenario }) => scenario.lines.length],
      ['facts', t('changedEvents'), ({ scenario }) => scenario.facts.length + (scenario.opinion ? 1 : 0)],
      ['parties', t('changedParties'), ({ scenario }) => scenario.parties.length],
      ['cash', t('plugCash'), ({ plug }) => (plug ? writeSigned(Number(plug.cash), 2) : '—')],
      ['borrowed', t('plugBorrowed'), ({ plug }) => (plug ? writeSigned(Number(plug.borrowed), 2) : '—')],
    ];
  return (
    // Scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['scroll']} role="region" aria-label={t('compare')} tabIndex={0}>
      <table className={styles['compare']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('figure')}</span>
            </th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, label, write]) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {columns.map((column) => (
                <td key={column.key}>{write(column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
