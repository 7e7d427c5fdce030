import type { Contribution, Explanation } from '@mingjian/contract/ratings';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { formatFigure } from '../../ui/index.ts';
import styles from './reasons.module.css';

const POINT_DECIMALS = 1;

/** The factors that the codes name, in their order. */
export const pickFactors = (
  { contributions }: Explanation,
  codes: readonly string[],
): readonly Contribution[] =>
  codes.flatMap((code) => contributions.find((factor) => factor.code === code) ?? []);

export interface ReasonsProps {
  readonly explanation: Explanation;
  /** How many of each are told. */
  readonly most?: number;
  /** Leads to the factor; without it the reasons are words alone. */
  readonly onFactor?: (factor: Contribution) => void;
}

interface ListProps extends Pick<ReasonsProps, 'onFactor'> {
  readonly title: string;
  readonly tone: 'strength' | 'weakness';
  readonly factors: readonly Contribution[];
}

const Reason = ({
  factor,
  tone,
  onFactor,
}: Omit<ListProps, 'title' | 'factors'> & { readonly factor: Contribution }) => {
  const { t } = useTranslation('rating');
  const pick = usePick();
  const words = (
    <>
      <span lang={factor.party ? 'zh-CN' : undefined}>{pick(factor.name)}</span>{' '}
      <span className={styles['points']}>
        {tone === 'strength'
          ? t('strengthPoints', { points: formatFigure(factor.points, POINT_DECIMALS) })
          : t('weaknessPoints', { points: formatFigure(factor.pointsLost, POINT_DECIMALS) })}
      </span>
    </>
  );
  return (
    <li>
      {onFactor ? (
        <button type="button" className={styles['reason']} data-tone={tone} onClick={() => onFactor(factor)}>
          {words}
        </button>
      ) : (
        <span className={styles['reason']} data-tone={tone}>
          {words}
        </span>
      )}
    </li>
  );
};

const ReasonList = ({ title, factors, ...rest }: ListProps) => {
  const { t } = useTranslation('rating');
  return (
    <div className={styles['list']}>
      <h3 className={styles['title']}>{title}</h3>
      {factors.length === 0 ? (
        <p className={styles['none']}>{t('noReasons')}</p>
      ) : (
        <ul className={styles['chips']}>
          {factors.map((factor) => (
            <Reason key={`${factor.model}-${factor.code}`} factor={factor} {...rest} />
          ))}
        </ul>
      )}
    </div>
  );
};

/** What helps the rating most, and what costs most against the best step there is. */
export const Reasons = ({ explanation, most, onFactor }: ReasonsProps) => {
  const { t } = useTranslation('rating');
  const toFactor = onFactor ? { onFactor } : {};
  return (
    <div className={styles['reasons']}>
      <ReasonList
        title={t('strengths')}
        tone="strength"
        factors={pickFactors(explanation, explanation.strengths.slice(0, most))}
        {...toFactor}
      />
      <ReasonList
        title={t('weaknesses')}
        tone="weakness"
        factors={pickFactors(explanation, explanation.weaknesses.slice(0, most))}
        {...toFactor}
      />
    </div>
  );
};
