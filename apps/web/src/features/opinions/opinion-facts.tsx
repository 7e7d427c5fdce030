import type { RatingOpinion, SaidByModel } from '@mingjian/contract/opinions';
import { dayInChina } from '@mingjian/domain/calendar';
import { useTranslation } from '../../i18n/index.ts';
import { ClassBadge } from '../../ui/index.ts';
import { writeModelPd, writeOwnPd } from './write-pd.ts';
import styles from './opinions.module.css';

/** Class and possibility of default of the model at a moment. */
const Said = ({ said }: { readonly said: SaidByModel }) => (
  <span className={styles['said']}>
    <ClassBadge ratingClass={said.class} /> {writeModelPd(said.pd)}
  </span>
);

/** An opinion with its day, what the model said then, and what it says now where that is something else. */
export const OpinionFacts = ({
  opinion,
  rating,
}: {
  readonly opinion: RatingOpinion;
  readonly rating: SaidByModel | null;
}) => {
  const { t } = useTranslation('opinions');
  const { choice, pd, said, remark } = opinion;
  const hasMoved = rating !== null && rating.ratedAt !== said.ratedAt;
  return (
    <>
      <p className={styles['choice']} data-choice={choice}>
        {t(`choice_${choice}`)}
      </p>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('myPd')}</dt>
          <dd>{pd === null ? t('noFigure') : writeOwnPd(pd)}</dd>
        </div>
        <div>
          <dt>{t('saidThen')}</dt>
          <dd>
            <Said said={said} />
          </dd>
        </div>
        {hasMoved && (
          <div>
            <dt>{t('saidNow')}</dt>
            <dd>
              <Said said={rating} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('given')}</dt>
          <dd>{dayInChina(opinion.givenAt)}</dd>
        </div>
      </dl>
      {remark && <p className={styles['remark']}>{remark}</p>}
    </>
  );
};
