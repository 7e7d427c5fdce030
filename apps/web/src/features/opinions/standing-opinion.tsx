import { withdrawOpinion } from '@mingjian/contract/opinions';
import type { RatingOpinion, SaidByModel } from '@mingjian/contract/opinions';
import { sentenceOf } from '../../api/call-failure.ts';
import { useChange } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, showToast } from '../../ui/index.ts';
import { OpinionFacts } from './opinion-facts.tsx';
import { OUTDATED } from './outdated.ts';
import styles from './opinions.module.css';

/** The opinion that stands, to be changed or taken back. */
export const StandingOpinion = ({
  opinion,
  rating,
  onChange,
}: {
  readonly opinion: RatingOpinion;
  readonly rating: SaidByModel | null;
  /** Absent: there is no rating any more that could be judged anew. */
  readonly onChange: (() => void) | undefined;
}) => {
  const { t } = useTranslation('opinions');
  const withdraw = useChange(withdrawOpinion, OUTDATED);
  return (
    <div className={styles['standing']}>
      <OpinionFacts opinion={opinion} rating={rating} />
      <div className={styles['actions']}>
        {onChange && <Button onClick={onChange}>{t('change')}</Button>}
        <Button
          kind="quiet"
          isBusy={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(
              { opinionId: opinion.opinionId },
              { onError: (error) => showToast('error', sentenceOf(error)) },
            )
          }
        >
          {t('withdraw')}
        </Button>
      </div>
    </div>
  );
};
