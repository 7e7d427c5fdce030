import type { ValidationReport } from '@mingjian/contract/model-validation';
import { findWilsonInterval } from '@mingjian/domain/validation';
import { useTranslation } from '../../i18n/index.ts';
import { formatCount, formatFigure } from '../../ui/index.ts';
import { Few, FigureTable, WithRange } from './figure-table.tsx';
import { writeRange, writeShare } from './write-figures.ts';

const STATISTIC_DECIMALS = 1;
const P_DECIMALS = 4;
const LEAST_P = 0.0001;

/** Hosmer and Lemeshow's test with the groups it is made of. */
export const LevelTest = ({
  report: { calibration, overall },
}: {
  readonly report: Pick<ValidationReport, 'calibration' | 'overall'>;
}) => {
  const { t } = useTranslation('model-validation');
  if (!calibration) return <Few>{overall.shortage === null ? null : t(`shortage_${overall.shortage}`)}</Few>;
  const { statistic, degrees, p, bins } = calibration;
  return (
    <div>
      <p>
        {t('hosmerLemeshow', {
          statistic: formatFigure(statistic, STATISTIC_DECIMALS),
          groups: degrees,
          p: p < LEAST_P ? `< ${LEAST_P}` : `= ${formatFigure(p, P_DECIMALS)}`,
          cases: formatCount(overall.cases),
        })}
      </p>
      <FigureTable
        caption={t('tenths')}
        head={t('meanPd')}
        columns={[
          { key: 'observed', title: t('observed') },
          { key: 'cases', title: t('cases') },
          { key: 'defaults', title: t('defaults') },
        ]}
        rows={bins.map((bin) => ({
          key: `${bin.from} ${bin.to}`,
          head: writeShare(bin.predicted),
          cells: [
            <WithRange
              key="observed"
              value={writeShare(bin.observed)}
              range={writeRange(findWilsonInterval(bin.bad, bin.cases), writeShare)}
            />,
            formatCount(bin.cases),
            formatCount(bin.bad),
          ],
        }))}
      />
    </div>
  );
};
