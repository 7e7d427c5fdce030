import type { Override } from '@mingjian/contract/ratings';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { formatCount } from '../../ui/index.ts';
import { OpenRecordButton } from './open-record.tsx';
import type { OpenRecord } from './open-record.tsx';
import styles from './override-list.module.css';

const useEffectWords = () => {
  const { t } = useTranslation('rating');
  return (override: Override): string => {
    if (override.effect === 'fading')
      return t('effectFading', {
        day: override.removedOn ?? '',
        weight: formatCount(Number(override.weight) * 100),
      });
    return override.effect === 'default'
      ? t('effectDefault', { name: override.class, index: override.solvencyIndex ?? '' })
      : t('effectCap', { name: override.class });
  };
};

const OverrideRow = ({
  override,
  onOpenRecord,
}: {
  readonly override: Override;
  readonly onOpenRecord: OpenRecord | undefined;
}) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  const sayEffect = useEffectWords();
  const name = pick(override.name);
  return (
    <li className={styles['row']} data-effect={override.effect}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['date']}>
        {override.date ? t('since', { day: override.date }) : t('dateNotKnown')}
      </span>
      <span className={styles['effect']}>{sayEffect(override)}</span>
      {override.isDecisive && (
        <strong className={styles['decisive']}>
          {t(override.effect === 'fading' ? 'decisiveFading' : 'decisive')}
        </strong>
      )}
      <span className={styles['open']}>
        <OpenRecordButton
          recordId={override.recordId}
          knownFrom={override.knownFrom}
          name={name}
          onOpenRecord={onOpenRecord}
        />
      </span>
    </li>
  );
};

/** The facts that stand above the score, worst first; nothing when there are none. */
export const OverrideList = ({
  overrides,
  onOpenRecord,
}: {
  readonly overrides: readonly Override[];
  readonly onOpenRecord: OpenRecord | undefined;
}) => {
  const { t } = useTranslation('rating');
  if (overrides.length === 0) return null;
  return (
    <div className={styles['overrides']}>
      <h3 className={styles['title']}>{t('overrides')}</h3>
      <ul>
        {overrides.map((override, place) => (
          <OverrideRow
            key={`${override.code}-${override.recordId ?? place}`}
            override={override}
            onOpenRecord={onOpenRecord}
          />
        ))}
      </ul>
    </div>
  );
};
