import { runAgain } from '@mingjian/contract/ratings';
import type { Again } from '@mingjian/contract/ratings';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { ErrorState, Loading } from '../../../ui/index.ts';
import styles from './again-figures.module.css';

type Figure = Again['figures'][number];

const FigureRow = ({ figure, stored, again }: Figure) => {
  const { t } = useTranslation('rating');
  return (
    <tr data-differs={stored !== again || undefined}>
      <th scope="row">{t(`figure_${figure as 'grade'}`)}</th>
      <td>{stored ?? '—'}</td>
      <td>{again ?? '—'}</td>
      <td>{t(stored === again ? 'sameFigure' : 'otherFigure')}</td>
    </tr>
  );
};

const Compared = ({ again }: { readonly again: Again }) => {
  const { t } = useTranslation('rating');
  return (
    <>
      <p className={styles['finding']} data-same={again.isSame}>
        {t(`finding_${again.finding}`, { version: again.modelVersion })}
      </p>
      <div className={styles['frame']}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{t('againTable')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('figure')}</th>
              <th scope="col">{t('stored')}</th>
              <th scope="col">{t('madeAgain')}</th>
              <th scope="col">{t('comparison')}</th>
            </tr>
          </thead>
          <tbody>
            {again.figures.map((figure) => (
              <FigureRow key={figure.figure} {...figure} />
            ))}
            <tr data-differs={again.storedHash !== again.hash || undefined}>
              <th scope="row">{t('inputHash')}</th>
              <td>
                <code>{again.storedHash}</code>
              </td>
              <td>
                <code>{again.hash ?? '—'}</code>
              </td>
              <td>{t(again.storedHash === again.hash ? 'sameFigure' : 'otherFigure')}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
};

/** A past rating made again now from what had been known then: every figure beside the stored one. */
export const AgainFigures = ({
  companyId,
  ratedAt,
}: {
  readonly companyId: number;
  readonly ratedAt: string;
}) => {
  const { data, error, refetch } = useCall(runAgain, { companyId, ratedAt });
  return (
    <div className={styles['again']} aria-live="polite">
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Compared again={data} />
      ) : (
        <Loading rows={4} />
      )}
    </div>
  );
};
