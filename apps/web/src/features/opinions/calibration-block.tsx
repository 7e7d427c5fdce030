import { getMyCalibration } from '@mingjian/contract/opinions';
import type { Calibration } from '@mingjian/contract/opinions';
import { useId } from 'react';
import { useCall } from '../../api/queries.ts';
import { useTranslation } from '../../i18n/index.ts';
import { ErrorState, formatCount, Loading } from '../../ui/index.ts';
import { CalibrationFigures } from './calibration-figures.tsx';
import styles from './calibration.module.css';

const Waiting = ({ count, firstOn }: Calibration['waiting']) => {
  const { t } = useTranslation('opinions');
  return <p>{firstOn === null ? t('noneWaiting') : t('waiting', { count, day: firstOn })}</p>;
};

const CalibrationBody = ({ calibration }: { readonly calibration: Calibration }) => {
  const { t } = useTranslation('opinions');
  const { shortage, figures, opinions, companies, defaults, waiting } = calibration;
  return (
    <>
      {shortage && (
        <p className={shortage === 'none' ? undefined : styles['shortage']}>{t(`shortage_${shortage}`)}</p>
      )}
      {figures && (
        <CalibrationFigures
          figures={figures}
          scored={t('scoredOf', { count: companies, opinions: formatCount(opinions) })}
          defaults={formatCount(defaults)}
        />
      )}
      <Waiting {...waiting} />
    </>
  );
};

/** What the author said against what came. It stands on today whatever day the header shows. */
export const CalibrationBlock = () => {
  const { t } = useTranslation('opinions');
  const id = useId();
  const { data, error, refetch } = useCall(getMyCalibration, {});
  return (
    <section className={styles['block']} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id}>{t('calibration')}</h2>
        <span>{t('calibrationNote')}</span>
      </header>
      <p className={styles['text']}>{t('calibrationText')}</p>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading rows={2} />
      ) : (
        <CalibrationBody calibration={data} />
      )}
    </section>
  );
};
