import type { ScoreShift } from '@mingjian/contract/model-validation';
import { useTranslation } from '../../i18n/index.ts';
import { formatCount, formatFigure } from '../../ui/index.ts';
import { FigureTable, Verdict } from './figure-table.tsx';
import { writeShare } from './write-figures.ts';

const PSI_DECIMALS = 4;
const TONES = { stable: 'positive', watch: 'warning', shifted: 'negative' } as const;

/** How far the scores of one year end have moved from those of the one before. */
export const ShiftFigures = ({ shift }: { readonly shift: ScoreShift | null }) => {
  const { t } = useTranslation('model-validation');
  if (!shift) return <p>{t('noShift')}</p>;
  return (
    <div>
      <p>
        {t('psi', {
          psi: formatFigure(shift.psi, PSI_DECIMALS),
          on: shift.on,
          against: shift.against,
          cases: formatCount(shift.cases),
          reference: formatCount(shift.referenceCases),
        })}{' '}
        <Verdict tone={TONES[shift.verdict]}>{t(`verdict_${shift.verdict}`)}</Verdict>
      </p>
      <FigureTable
        caption={t('tenthsOfReference')}
        head={t('tenth')}
        columns={[
          { key: 'expected', title: shift.against },
          { key: 'actual', title: shift.on },
        ]}
        rows={shift.expected.map((share, at) => ({
          key: String(at),
          head: String(at + 1),
          cells: [writeShare(share), writeShare(shift.actual[at] ?? 0)],
        }))}
      />
    </div>
  );
};
