import type { RatingOpinion } from '@mingjian/contract/opinions';
import { dayInChina } from '@mingjian/domain/calendar';
import { useTranslation } from '../../i18n/index.ts';
import { ClassBadge } from '../../ui/index.ts';
import { writeModelPd, writeOwnPd } from './write-pd.ts';
import styles from './opinions.module.css';

const Line = ({ opinion }: { readonly opinion: RatingOpinion }) => {
  const { t } = useTranslation('opinions');
  const { choice, pd, said, knownFrom, knownTo, ending } = opinion;
  return (
    <tr>
      <td>{dayInChina(knownFrom)}</td>
      <td>
        {knownTo && dayInChina(knownTo)} {ending && t(`ending_${ending}`)}
      </td>
      <td>{t(`choice_${choice}`)}</td>
      <td className={styles['figure']}>{pd === null ? t('noFigure') : writeOwnPd(pd)}</td>
      <td>
        <ClassBadge ratingClass={said.class} /> {writeModelPd(said.pd)}
      </td>
    </tr>
  );
};

/** What the reader thought before, folded. */
export const OpinionHistory = ({ opinions }: { readonly opinions: readonly RatingOpinion[] }) => {
  const { t } = useTranslation('opinions');
  return (
    <details className={styles['history']}>
      <summary>{t('history', { count: opinions.length })}</summary>
      <div
        className={styles['scroll']}
        role="group"
        aria-label={t('historyTable')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table>
          <caption className="visually-hidden">{t('historyTable')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('columnFrom')}</th>
              <th scope="col">{t('columnTo')}</th>
              <th scope="col">{t('columnChoice')}</th>
              <th scope="col" className={styles['figure']}>
                {t('myPd')}
              </th>
              <th scope="col">{t('saidThen')}</th>
            </tr>
          </thead>
          <tbody>
            {opinions.map((opinion) => (
              <Line key={opinion.opinionId} opinion={opinion} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};
