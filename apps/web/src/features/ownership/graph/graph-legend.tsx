import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/index.ts';
import { gradeOfBand } from '../../../ui/graph/graph-picture.tsx';
import type { EdgeChange } from './graph-data.ts';
import holding from './holding.module.css';
import styles from './graph-legend.module.css';
import party from './party-card.module.css';

const BANDS = [1, 2, 3, 4, 5, 6] as const;
const CHANGES = ['in', 'out', 'changed'] as const satisfies readonly EdgeChange['kind'][];
const SIGNS: Readonly<Record<EdgeChange['kind'], string>> = { in: '+', out: '−', changed: '→' };

const Sign = ({ width = 30, children }: { readonly width?: number; readonly children: ReactNode }) => (
  <svg className={styles['sign']} width={width} height="16" aria-hidden>
    {children}
  </svg>
);

const Line = ({
  change,
  isLoop,
}: {
  readonly change?: EdgeChange['kind'] | undefined;
  readonly isLoop?: boolean;
}) => (
  <Sign>
    <g className={holding['holding']} data-change={change} data-loop={isLoop || undefined}>
      <path d="M1 8H29" />
    </g>
  </Sign>
);

const Box = (marks: Readonly<Record<`data-${string}`, boolean | string>>) => (
  <Sign width={26}>
    <g className={party['party']} data-kind="company" {...marks}>
      <rect className={party['box']} x="2" y="2" width="22" height="12" rx="2" />
    </g>
  </Sign>
);

/** What colours, frames and lines of the graph mean; none of them is told by its colour alone. */
export const GraphLegend = ({
  threshold,
  isDifference,
}: {
  readonly threshold: number;
  readonly isDifference: boolean;
}) => {
  const { t } = useTranslation('ownership');
  return (
    <ul className={styles['legend']} aria-label={t('legend')}>
      {isDifference &&
        CHANGES.map((change) => (
          <li key={change} data-change={change}>
            <Line change={change} />
            <b aria-hidden>{SIGNS[change]}</b> {t(`legend_${change}`)}
          </li>
        ))}
      <li>
        <Sign width={50}>
          {BANDS.map((band, at) => (
            <g key={band} className={`${party['party']} ${gradeOfBand}`} data-band={band}>
              <rect className={party['stripe']} x={at * 8} y="2" width="6" height="12" rx="1" />
            </g>
          ))}
        </Sign>
        {t('legendClass')}
      </li>
      <li>
        <span className={styles['controller']}>{t('markController')}</span>
      </li>
      <li>
        <span className={styles['owner']}>{t('markOwner')}</span> {t('atLeast', { share: threshold })}
      </li>
      <li>
        <Line isLoop />
        {t('legendLoop')}
      </li>
      <li>
        <Box data-ended />
        {t('legendEnded')}
      </li>
      <li>
        <Box data-elsewhere />
        {t('legendElsewhere')}
      </li>
    </ul>
  );
};
