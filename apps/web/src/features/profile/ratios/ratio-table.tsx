import type { RatioView } from '@mingjian/contract/financials';
import { findField } from '@mingjian/domain/dictionary';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { HintCard } from '../../../ui/index.ts';
import { ScrollFrame } from '../scroll-frame.tsx';
import { PeerBar } from './peer-bar.tsx';
import { RatioValue } from './ratio-value.tsx';
import styles from './ratio-table.module.css';

const UNITS: Readonly<Record<string, string>> = { times: '×', score: '' };

const useUnit = () => {
  const { t } = useTranslation('ratios');
  return (key: string): string => {
    const field = findField(key);
    if (field?.type === 'money') return t('million');
    return UNITS[field?.unit ?? ''] ?? (field?.unit === 'days' ? t('days') : (field?.unit ?? ''));
  };
};

/** The ratios of a group: years side by side, the formula on each, and the peers. */
export const RatioTable = ({
  caption,
  periods,
  ratios,
}: {
  readonly caption: string;
  readonly periods: readonly string[];
  readonly ratios: readonly RatioView[];
}) => {
  const { t } = useTranslation('ratios');
  const pick = usePick();
  const unitOf = useUnit();
  return (
    <ScrollFrame label={caption}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ratio')}</th>
            {periods.map((period) => (
              <th key={period} scope="col" className={styles['figure']}>
                {period.slice(0, 4)}
              </th>
            ))}
            <th scope="col">{t('peers')}</th>
          </tr>
        </thead>
        <tbody>
          {ratios.map((ratio) => {
            const field = findField(ratio.key);
            const name = field ? pick({ en: field.en, cn: field.zh }) : ratio.key;
            return (
              <tr key={ratio.key}>
                <th scope="row">
                  <HintCard content={<span className={styles['hint']}>{pick(ratio.formula)}</span>}>
                    {name}
                  </HintCard>{' '}
                  <span className={styles['unit']}>{unitOf(ratio.key)}</span>
                </th>
                {ratio.values.map((value) => (
                  <td key={value.periodEnd} className={styles['figure']}>
                    <RatioValue ratio={ratio} value={value} />
                  </td>
                ))}
                <td>
                  <PeerBar ratio={ratio} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollFrame>
  );
};
