import type { Rating } from '@mingjian/contract/ratings';
import { BLEND } from '@mingjian/domain/default-risk';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { ClassBadge } from '../../ui/index.ts';
import { OpenRecordButton } from './open-record.tsx';
import type { OpenRecord } from './open-record.tsx';
import styles from './remarks.module.css';

export interface RemarksProps {
  readonly rating: Rating;
  readonly onOpenRecord: OpenRecord | undefined;
}

/** A parent's guarantee on file. */
const Support = ({ rating: { support, explanation }, onOpenRecord }: RemarksProps) => {
  const { t } = useTranslation('rating');
  if (!support) return null;
  const lifts = explanation?.adjustments.some(({ kind }) => kind === 'support') ?? false;
  return (
    <li>
      <span>
        {t('supportBy')} <span lang="zh-CN">{support.name}</span>
        {support.date && ` (${support.date})`}. {t(lifts ? 'supportLifts' : 'supportIdle')}{' '}
        <ClassBadge ratingClass={support.class} />
      </span>{' '}
      <OpenRecordButton
        recordId={support.recordId}
        knownFrom={null}
        name={support.name}
        onOpenRecord={onOpenRecord}
      />
    </li>
  );
};

/** What is scored where accounts are not. */
const UsedInstead = ({ depth }: Pick<Rating, 'depth'>) => {
  const { t } = useTranslation('rating');
  if (depth?.code !== 'behaviour') return <>{t('registerAlone')}</>;
  return <>{t('blended', { behaviour: BLEND.behaviour * 100, registry: BLEND.registry * 100 })}</>;
};

/** What a reader must know before the factors: what was not used, what cannot be shown, what came later. */
export const Remarks = (props: RemarksProps) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  const { rating } = props;
  const { explanation, model } = rating;
  const unused = explanation?.unusedAccounts;
  const isDefault = explanation !== null && explanation.total === null && rating.status === 'rated';
  const isUnexplained = rating.status === 'rated' && explanation === null && rating.overrides.length === 0;
  return (
    <ul className={styles['remarks']}>
      {isDefault && <li>{t('defaultRemark')}</li>}
      {unused && (
        <li>
          {pick(unused.name)}. <UsedInstead depth={rating.depth} />
        </li>
      )}
      {explanation && !explanation.isReproduced && (
        <li className={styles['warning']}>{t('notReproduced')}</li>
      )}
      {isUnexplained && <li>{t('modelNotCarried', { version: model.version })}</li>}
      <Support {...props} />
    </ul>
  );
};
