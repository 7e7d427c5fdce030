import type { ClassLine } from '@mingjian/contract/model-validation';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { ClassBadge, formatCount } from '../../ui/index.ts';
import { Few, FigureTable, Verdict, WithRange } from './figure-table.tsx';
import { levelOf, writePercent, writeRange } from './write-figures.ts';

const TONES = { green: 'positive', yellow: 'warning', red: 'negative' } as const;

/** What came of each class, and whether its possibility of default explains it. */
export const ClassTable = ({ classes }: { readonly classes: readonly ClassLine[] }) => {
  const { t } = useTranslation('model-validation');
  const cellsOf = ({ cases, defaults, rate, lights }: ClassLine): readonly ReactNode[] => {
    if (!rate || !lights)
      return [formatCount(cases), '', '', '', <Few key="few">{t('few_no-cases')}</Few>, '', ''];
    const level = levelOf(rate);
    return [
      formatCount(cases),
      writePercent(rate.predicted),
      formatCount(defaults),
      <WithRange key="observed" value={writePercent(rate.observed)} range={writeRange(rate, writePercent)} />,
      <Verdict key="level" tone={level === 'within' ? 'positive' : 'warning'}>
        {t(`level_${level}`)}
      </Verdict>,
      <Verdict key="independent" tone={TONES[lights.independent]}>
        {t(`light_${lights.independent}`)}
      </Verdict>,
      <Verdict key="correlated" tone={TONES[lights.correlated]}>
        {t(`light_${lights.correlated}`)}
      </Verdict>,
    ];
  };
  return (
    <FigureTable
      caption={t('classes')}
      head={t('class')}
      columns={[
        { key: 'cases', title: t('cases') },
        { key: 'meanPd', title: t('meanPd') },
        { key: 'defaults', title: t('defaults') },
        { key: 'observed', title: t('observed') },
        { key: 'level', title: t('level'), isWords: true },
        { key: 'independent', title: t('independent'), isWords: true },
        { key: 'correlated', title: t('correlated'), isWords: true },
      ]}
      rows={classes.map((line) => ({
        key: String(line.grade),
        head: <ClassBadge ratingClass={`3A${line.grade}`} />,
        cells: cellsOf(line),
      }))}
    />
  );
};
