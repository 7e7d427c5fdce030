import type { RatingResult } from '@mingjian/domain/default-risk';
import { useTranslation } from '../../../i18n/index.ts';
import { ClassBadge } from '../../../ui/index.ts';
import { classOf, pointsOf, writeIndex, writePd, writePoints } from './figures.ts';
import styles from './result.module.css';

export interface BeforeAfterProps {
  readonly before: RatingResult;
  readonly after: RatingResult;
}

export const ClassMove = ({
  before,
  after,
  isSmall = false,
}: BeforeAfterProps & { readonly isSmall?: boolean }) => {
  const { t } = useTranslation('what-if');
  const [from, to] = [classOf(before), classOf(after)];
  return (
    <p className={styles['classes']}>
      <ClassBadge ratingClass={from?.name ?? null} symbol={from?.symbol} />
      <span aria-hidden>→</span>
      <span className="visually-hidden">{t('becomes')}</span>
      <ClassBadge ratingClass={to?.name ?? null} symbol={to?.symbol} size={isSmall ? 'normal' : 'large'} />
    </p>
  );
};

/** Class, possibility of default, index and points, before and after. */
export const BeforeAfter = ({ before, after }: BeforeAfterProps) => {
  const { t } = useTranslation('what-if');
  const rows = [
    ['pd', writePd(before.pd), writePd(after.pd)],
    ['index', writeIndex(before.solvencyIndex), writeIndex(after.solvencyIndex)],
    ['points', writePoints(pointsOf(before)), writePoints(pointsOf(after))],
  ] as const;
  return (
    <table className={styles['figures']}>
      <caption className="visually-hidden">{t('result')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('figure')}</span>
          </th>
          <th scope="col">{t('asItIs')}</th>
          <th scope="col">{t('whatIf')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, was, is]) => (
          <tr key={key}>
            <th scope="row">{t(key)}</th>
            <td>{was}</td>
            <td className={was === is ? undefined : styles['changed']}>{is}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
