import { DEPTH_WORDS, OVERRIDE_WORDS, SUPPORT_WORDS } from '@mingjian/domain/default-risk';
import type { DataDepth, OverrideCode } from '@mingjian/domain/default-risk';
import { getRatingClass } from '@mingjian/domain/ratings';
import type { LeverAnswer, LeverObstacle, Scenario } from '@mingjian/domain/what-if';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { Bench } from '../bench.ts';
import { writeChange } from '../write-edit.ts';
import styles from './levers.module.css';

const Obstacle = ({ obstacle }: { readonly obstacle: LeverObstacle }) => {
  const { t } = useTranslation('what-if');
  const pick = usePick();
  if (!('code' in obstacle)) return <p>{t(`obstacle_${obstacle.kind}`)}</p>;
  const { kind, code, grade } = obstacle;
  const words =
    kind === 'depth'
      ? DEPTH_WORDS[code as DataDepth]
      : kind === 'support'
        ? SUPPORT_WORDS
        : OVERRIDE_WORDS[code as OverrideCode];
  return <p>{t(`obstacle_${kind}`, { name: pick(words), class: getRatingClass(grade).name })}</p>;
};

/** The alternatives, the smallest first, each to be applied; or what stands in the way. */
export const LeverAnswerList = ({
  bench,
  answer,
  onApply,
}: {
  readonly bench: Bench;
  readonly answer: LeverAnswer;
  readonly onApply: (scenario: Scenario) => void;
}) => {
  const { t } = useTranslation('what-if');
  const pick = usePick();
  const { labels } = bench;
  const { from, to, levers, obstacle } = answer;
  if (obstacle) return <Obstacle obstacle={obstacle} />;
  if (from === null || to === null) return null;
  const classes = { from: getRatingClass(from).name, to: getRatingClass(to).name };
  return (
    <>
      <p>{t('leverLead', classes)}</p>
      <ol className={styles['levers']}>
        {levers.map(({ moves, scenario }) => {
          const words = moves
            .map(
              ({ field, percent }) =>
                `${pick(labels.get(field) ?? { en: field, cn: field })} ${writeChange(percent)}`,
            )
            .join(' · ');
          return (
            <li key={words} className={styles['lever']}>
              <span>{words}</span>
              <Button size="small" aria-label={t('applyOf', { words })} onClick={() => onApply(scenario)}>
                {t('apply')}
              </Button>
            </li>
          );
        })}
      </ol>
    </>
  );
};
