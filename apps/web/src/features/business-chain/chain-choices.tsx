import { useTranslation } from '../../i18n/index.ts';
import { InlineSelect } from '../../ui/index.ts';
import styles from './business-chain.module.css';

export const DIRECTIONS = ['both', 'supplier', 'customer'] as const;
export type Direction = (typeof DIRECTIONS)[number];
const DEPTHS = [1, 2, 3, 4] as const;

export interface ChainChoice {
  /** Undefined: the newest. */
  readonly year: number | undefined;
  readonly direction: Direction;
  readonly depth: number;
}

/** Year, side and depth of the chain. */
export const ChainChoices = ({
  choice,
  years,
  year,
  onChange,
}: {
  readonly choice: ChainChoice;
  readonly years: readonly number[];
  readonly year: number | null;
  readonly onChange: (choice: ChainChoice) => void;
}) => {
  const { t } = useTranslation('business-chain');
  const shown = year === null || years.includes(year) ? years : [year, ...years];
  return (
    <div className={styles['choices']}>
      <InlineSelect
        label={t('year')}
        value={String(year ?? '')}
        options={shown.map((one) => [String(one), String(one)])}
        onChange={(value) => onChange({ ...choice, year: Number(value) })}
      />
      <InlineSelect
        label={t('direction')}
        value={choice.direction}
        options={DIRECTIONS.map((one) => [one, t(`direction_${one}`)])}
        onChange={(value) =>
          onChange({ ...choice, direction: DIRECTIONS.find((one) => one === value) ?? 'both' })
        }
      />
      <InlineSelect
        label={t('depth')}
        value={String(choice.depth)}
        options={DEPTHS.map((one) => [String(one), t('levels', { count: one })])}
        onChange={(value) => onChange({ ...choice, depth: Number(value) })}
      />
    </div>
  );
};
