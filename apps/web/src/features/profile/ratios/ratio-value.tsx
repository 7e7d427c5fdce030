import type { RatioValueView, RatioView } from '@mingjian/contract/financials';
import { findField } from '@mingjian/domain/dictionary';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Figure, HintCard } from '../../../ui/index.ts';
import { useProfile } from '../profile-context.ts';
import styles from './ratio-table.module.css';

const YUAN_A_MILLION_DIGITS = 6;

/** A value shortened for a table: amounts in millions, the rest with two places. */
const shorten = (value: string, isAmount: boolean): string =>
  isAmount ? (Number(value) / 10 ** YUAN_A_MILLION_DIGITS).toFixed(2) : Number(value).toFixed(2);

const useItemName = () => {
  const pick = usePick();
  return (name: string): string => {
    const field = findField(name);
    return field ? pick({ en: field.en, cn: field.zh }) : name;
  };
};

type Item = RatioValueView['inputs'][number];

const Items = ({ items }: { readonly items: readonly Item[] }) => {
  const { profile } = useProfile();
  const nameOf = useItemName();
  return (
    <dl className={styles['items']}>
      {items.map(({ field, periodEnd }) => {
        const statement = profile.statements.find(
          (one) => one.periodEnd === periodEnd && one.items[field] !== undefined,
        );
        const amount = statement?.items[field];
        return (
          <div key={`${field}-${periodEnd}`}>
            <dt>
              {nameOf(field)} <span>{periodEnd.slice(0, 4)}</span>
            </dt>
            <dd>{amount === undefined ? '–' : <Figure value={amount} />}</dd>
          </div>
        );
      })}
    </dl>
  );
};

/** One ratio of one year; its formula, its items or what is missing show on hover and focus. */
export const RatioValue = ({
  ratio,
  value,
}: {
  readonly ratio: RatioView;
  readonly value: RatioValueView;
}) => {
  const { t } = useTranslation('ratios');
  const pick = usePick();
  const isAmount = findField(ratio.key)?.type === 'money';
  const shown = value.value === null ? t(`absence_${value.absence ?? 'missing-items'}`) : null;
  return (
    <HintCard
      content={
        <div className={styles['hint']}>
          <strong>{pick(ratio.formula)}</strong>
          <Items items={value.value === null && value.missing.length > 0 ? value.missing : value.inputs} />
        </div>
      }
    >
      {value.value === null ? (
        <span className={styles['absent']}>{shown}</span>
      ) : (
        <Figure value={shorten(value.value, isAmount)} />
      )}
    </HintCard>
  );
};
