import type { Relation, RelationStepView } from '@mingjian/contract/ownership';
import { presentPosition } from '@mingjian/domain/companies';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { formatFigure } from '../../../ui/index.ts';
import { PartyName } from '../tables/party-name.tsx';
import type { Parties } from '../tables/party-name.tsx';
import styles from './relation.module.css';

/** What the upper party of a step is to the lower one, in words: the share, the posts, or both. */
const useStepText = () => {
  const { t } = useTranslation('owners');
  const pick = usePick();
  return ({ kind, percent, posts, titles }: RelationStepView): string => {
    const share = percent === null ? t('shareUnknown') : `${formatFigure(percent)} %`;
    const names = [
      ...posts.filter((post) => post !== 'other').map((post) => t(`post_${post}`)),
      ...(titles.length > 0
        ? [`(${titles.map((title) => pick(presentPosition(title))).join(t('comma'))})`]
        : []),
    ].join(t('comma'));
    const isHolding = kind === 'holds' || kind === 'held';
    return [
      ...(isHolding ? [t(`step_${kind}`, { share })] : [t(`step_${kind}`, { posts: names })]),
      ...(isHolding && posts.length > 0 ? [t('alsoPost', { posts: names })] : []),
    ].join(t('comma'));
  };
};

/** The shortest way, one step a line. */
export const RelationSteps = ({
  relation,
  parties,
}: {
  readonly relation: Relation;
  readonly parties: Parties;
}) => {
  const { t } = useTranslation('owners');
  const stepText = useStepText();
  const { steps, posts, limits } = relation;
  return (
    <>
      {steps === null ? (
        <p className={styles['none']}>{t(limits.isCut ? 'noWayCut' : 'noWay')}</p>
      ) : (
        <ol className={styles['steps']} aria-label={t('way')}>
          <li>
            <PartyName party={parties.get(relation.company.id)} />
          </li>
          {steps.map((step) => (
            <li key={step.toId} data-kind={step.kind}>
              <span className={styles['tie']}>{stepText(step)}</span>
              <PartyName party={parties.get(step.toId)} />
            </li>
          ))}
        </ol>
      )}
      {posts !== 'open' && <p className={styles['quiet']}>{t('postsWithheld')}</p>}
    </>
  );
};
