import type { Estimate, Moves } from '@mingjian/contract/model-validation';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, formatCount } from '../../ui/index.ts';
import { writeRange, writeShare, writeShortShare } from './write-figures.ts';
import styles from './move-table.module.css';

const SCORED_CLASSES = 18;
/** Colour of the lightest cell that holds anything and of the deepest, on which text is still easy to read, percent. */
const LEAST_TONE = 6;
const MOST_TONE = 45;

const Row = ({
  row,
  columns,
  hasCounts,
}: {
  readonly row: Moves['rows'][number];
  readonly columns: readonly string[];
  readonly hasCounts: boolean;
}) => (
  <tr>
    <th scope="row">3A{row.grade}</th>
    <td className={styles['cases']}>{formatCount(row.companies)}</td>
    {row.counts.map((count, at) => {
      const share = count / row.companies;
      const tone = count === 0 ? 0 : Math.max(LEAST_TONE, Math.round(MOST_TONE * share));
      return (
        <td
          key={columns[at]}
          data-own={at + 1 === row.grade || undefined}
          style={{ backgroundColor: `color-mix(in srgb, var(--mj-accent) ${tone}%, var(--mj-surface))` }}
          title={`3A${row.grade} → ${columns[at]}: ${formatCount(count)} / ${formatCount(row.companies)} (${writeShare(share)})`}
        >
          {count === 0 ? '' : hasCounts ? formatCount(count) : writeShortShare(share)}
        </td>
      );
    })}
  </tr>
);

/** From class to class within a year, as shares of the row, deeper where more went. */
export const MoveTable = ({ moves }: { readonly moves: Moves }) => {
  const { t } = useTranslation('model-validation');
  const [hasCounts, setHasCounts] = useState(false);
  if (moves.companies === 0) return <p>{t('noMoves')}</p>;
  const columns = [
    ...Array.from({ length: SCORED_CLASSES }, (_, at) => `3A${at + 1}`),
    t('inDefault'),
    t('notRated'),
  ];
  const told = (share: Estimate | null) =>
    share && { share: writeShare(share.value), range: writeRange(share, writeShare) };
  const unchanged = told(moves.unchanged);
  const withinOne = told(moves.withinOne);
  return (
    <div className={styles['block']}>
      <div className={styles['head']}>
        <p>
          {t('movesOf', { companies: formatCount(moves.companies) })} {unchanged && t('unchanged', unchanged)}{' '}
          {withinOne && t('withinOne', withinOne)}
        </p>
        <Button size="small" aria-pressed={hasCounts} onClick={() => setHasCounts(!hasCounts)}>
          {hasCounts ? t('showShares') : t('showCounts')}
        </Button>
      </div>
      <div
        className={styles['frame']}
        role="group"
        aria-label={t('moves')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className={styles['table']}>
          <caption className="visually-hidden">{hasCounts ? t('movesCounts') : t('movesShares')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('from')}</th>
              <th scope="col">{t('cases')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {moves.rows.map((row) => (
              <Row key={row.grade} row={row} columns={columns} hasCounts={hasCounts} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};
