import { STATEMENT_TOTALS } from '@mingjian/domain/companies';
import type { StatementDimension } from '@mingjian/domain/records';
import type { Statement } from '@mingjian/contract/companies';
import { useLanguage, usePick, useTranslation } from '../../../i18n/index.ts';
import { Figure, Missing, formatDate } from '../../../ui/index.ts';
import { ScrollFrame } from '../scroll-frame.tsx';
import { Sourced } from '../sourced.tsx';
import { findOrigin, listItems } from './statement-items.ts';
import type { StatementItem } from './statement-items.ts';
import { findUnit, scaleYuan } from './units.ts';
import type { UnitKey } from './units.ts';
import styles from './statement-table.module.css';

const keyOf = ({ periodEnd, periodType, series, scope }: Statement): string =>
  `${periodEnd}|${periodType}|${series}|${scope}`;

/** What a column says: its period, and what sets it apart from a plain audited annual report. */
const PeriodHead = ({
  statement,
  dimension,
}: {
  readonly statement: Statement;
  readonly dimension: string;
}) => {
  const { t } = useTranslation('profile');
  const origin = statement.origins.find((entry) => entry.dimension === dimension);
  const isAnnual = statement.periodType === 'annual';
  return (
    <>
      <Sourced provenance={origin?.provenance ?? null}>
        {isAnnual
          ? t('fiscalYear', { year: statement.periodEnd.slice(0, 4) })
          : formatDate(statement.periodEnd)}
      </Sourced>
      <span className={styles['marks']}>
        {isAnnual ? formatDate(statement.periodEnd) : statement.periodType}
        {statement.series === 'restated' && <span data-tone="warning">{t('restated')}</span>}
        {statement.scope === 'parent_only' && <span>{t('parentOnly')}</span>}
        {statement.isAudited === true && <span>{t('audited')}</span>}
        {statement.isAudited === false && <span data-tone="warning">{t('unaudited')}</span>}
      </span>
    </>
  );
};

const Cell = ({
  statement,
  item,
  digits,
}: {
  readonly statement: Statement;
  readonly item: StatementItem;
  readonly digits: number;
}) => {
  const value = statement.items[item.field];
  if (value === undefined) return <Missing reason="not_disclosed" isShort />;
  return (
    <Sourced provenance={findOrigin(statement, item.field)}>
      <Figure value={item.isMoney ? scaleYuan(value, digits) : value} />
    </Sourced>
  );
};

const ItemRow = ({
  item,
  statements,
  digits,
}: {
  readonly item: StatementItem;
  readonly statements: readonly Statement[];
  readonly digits: number;
}) => {
  const pick = usePick();
  const lang = useLanguage();
  return (
    <tr data-total={STATEMENT_TOTALS.has(item.field) || undefined}>
      <th scope="row">
        {pick(item)}{' '}
        {lang === 'en' && (
          <span lang="zh-CN" className={styles['original']}>
            {item.cn}
          </span>
        )}
      </th>
      {statements.map((statement) => (
        <td key={keyOf(statement)}>
          <Cell statement={statement} item={item} digits={digits} />
        </td>
      ))}
    </tr>
  );
};

/** One statement, newest year first; each cell shows its source and opens its record. */
export const StatementTable = ({
  statements,
  dimension,
  unit,
  withEmpty,
}: {
  readonly statements: readonly Statement[];
  readonly dimension: StatementDimension;
  readonly unit: UnitKey;
  readonly withEmpty: boolean;
}) => {
  const { t } = useTranslation('profile');
  const items = listItems(statements, dimension, withEmpty);
  const { digits } = findUnit(unit);
  if (items.length === 0) return <p className={styles['none']}>{t('statementWithoutItems')}</p>;
  return (
    <ScrollFrame label={t(`statement_${dimension}`)} isTall>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t(`statement_${dimension}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`unitCaption_${unit}`)}</th>
            {statements.map((statement) => (
              <th key={keyOf(statement)} scope="col">
                <PeriodHead statement={statement} dimension={dimension} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow key={item.field} item={item} statements={statements} digits={digits} />
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
};
