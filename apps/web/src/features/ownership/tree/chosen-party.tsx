import { useTranslation } from '../../../i18n/index.ts';
import { Button, ButtonLink, CompanyName, profilePath, ReportPrice } from '../../../ui/index.ts';
import type { TreeNode } from '../graph/build-tree.ts';
import type { GraphActions } from '../graph/penetration-graph.tsx';
import { useChangeText, useHiddenText, useMarks, useShareText, useStandingText } from '../ownership-text.ts';
import { PartyLinks } from './party-links.tsx';
import styles from './chosen-party.module.css';

/** What is known of the party that is chosen in graph or tree, and what can be done with it. */
export const ChosenParty = ({
  node,
  isOpen,
  actions,
}: {
  readonly node: TreeNode | undefined;
  readonly isOpen: boolean;
  readonly actions: GraphActions;
}) => {
  const { t } = useTranslation('ownership');
  const shareText = useShareText();
  const standingText = useStandingText();
  const hiddenText = useHiddenText();
  const marks = useMarks();
  const changeText = useChangeText();
  if (!node)
    return (
      <section className={styles['chosen']} aria-label={t('chosen')}>
        <p>{t('chooseHint')}</p>
      </section>
    );
  const { party, edge, change, hidden, children, isElsewhere } = node;
  const facts = [
    standingText(party),
    ...(edge ? [t('ofCapital', { share: shareText(edge, 'capital') })] : []),
    ...(edge?.votes ? [shareText(edge, 'votes')] : []),
    ...(change ? [changeText(change).words] : []),
    ...marks(party).map(({ words }) => words),
    ...(party.profile === 'open' || party.profile === 'not_applicable' ? [] : [t(`access_${party.profile}`)]),
  ];
  return (
    <section className={styles['chosen']} aria-label={t('chosen')} aria-live="polite">
      <CompanyName name={party.name} nameEn={party.nameEn} isSynthetic={party.isSynthetic} />
      <p>{facts.join(' · ')}</p>
      <div className={styles['buttons']}>
        {(children.length > 0 || hidden) && (
          <Button size="small" onClick={() => actions.onToggle(node)}>
            {isOpen ? t('close') : t('open')}
          </Button>
        )}
        {isElsewhere && (
          <Button size="small" onClick={() => actions.onShowFirst(node)}>
            {t('toFirst')}
          </Button>
        )}
        {hidden && children.length > 0 && hidden.nextOffset !== null && (
          <Button size="small" onClick={() => actions.onMore(node)}>
            {hiddenText(hidden)}
          </Button>
        )}
        {party.profile === 'open' && (
          <>
            <ButtonLink size="small" to={profilePath(party.id)}>
              {t('toProfile')}
            </ButtonLink>
            <ReportPrice companyId={party.id} />
            {edge && (
              <ButtonLink size="small" to={`/system/credit/shareholder?companyId=${party.id}#shareholders`}>
                {t('toGraph')}
              </ButtonLink>
            )}
          </>
        )}
        <PartyLinks party={party} />
        {(edge?.recordIds ?? []).map((recordId, at) => (
          <Button key={recordId} size="small" onClick={() => actions.onOpenRecord(recordId)}>
            {t('holdingRecord', { number: at + 1 })}
          </Button>
        ))}
      </div>
    </section>
  );
};
