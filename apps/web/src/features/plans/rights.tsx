import { listOwnPlanRequests, submitPlanRequest } from '@mingjian/contract/plans';
import { PLAN_FEATURES, findOpening, isOpen } from '@mingjian/domain/plans';
import type { FeatureCode, Grant, PackageCode, PlanCode } from '@mingjian/domain/plans';
import { sentenceOf } from '../../api/call-failure.ts';
import { useChange } from '../../api/queries.ts';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Button, Section, formatCount, showToast } from '../../ui/index.ts';
import { WHAT_IT_OPENS } from './what-it-opens.ts';
import type { KnownPlans } from './known-plans.ts';
import styles from './plans.module.css';

const SENT = {
  en: 'Your request has been sent. Its status stands under Requests.',
  cn: '申请已提交，可在“申请记录”中查看状态。',
};

type Wanted =
  | { readonly kind: 'plan'; readonly code: Exclude<PlanCode, 'test' | 'diy'> }
  | { readonly kind: 'package'; readonly code: PackageCode };

/** One click asks for a plan or a package; nothing is bought by it. */
const useAsk = () => {
  const submit = useChange(submitPlanRequest, [listOwnPlanRequests]);
  const ask = async (wanted: Wanted): Promise<void> => {
    try {
      await submit.mutateAsync(wanted);
      showToast('success', SENT);
    } catch (error) {
      showToast('warning', sentenceOf(error));
    }
  };
  return { ask, isBusy: submit.isPending };
};

const HowToOpen = ({
  feature,
  catalogue,
}: {
  readonly feature: FeatureCode;
  readonly catalogue: KnownPlans['catalogue'];
}) => {
  const { t } = useTranslation('plans');
  const pick = usePick();
  const { ask, isBusy } = useAsk();
  const { plans, packages } = findOpening(feature, catalogue);
  const wanted = [
    ...packages.map((one) => ({ name: pick(one), ask: { kind: 'package', code: one.code } as Wanted })),
    ...plans
      .filter(({ code }) => code !== 'diy')
      .map((one) => ({ name: pick(one), ask: { kind: 'plan', code: one.code } as Wanted })),
  ];
  return (
    <div className={styles['asks']}>
      {wanted.map((one) => (
        <Button
          key={`${one.ask.kind} ${one.ask.code}`}
          size="small"
          disabled={isBusy}
          onClick={() => void ask(one.ask)}
        >
          {t('askFor', { name: one.name })}
        </Button>
      ))}
      {wanted.length === 0 && <span className={styles['quiet']}>{t('byCustomiser')}</span>}
    </div>
  );
};

const useGrantWords = () => {
  const { t } = useTranslation('plans');
  return (grant: Grant | undefined): string => {
    if (grant === null) return t('noLimit');
    if (typeof grant === 'number') return formatCount(grant);
    return t(grant ? 'isOpen' : 'isClosed');
  };
};

/** Every feature that plans gate: open or closed today, what it opens, and how to get a closed one. */
export const Rights = ({ catalogue, contract }: KnownPlans) => {
  const { t } = useTranslation('plans');
  const pick = usePick();
  const wordsOf = useGrantWords();
  return (
    <Section title={t('rights')} note={t('rightsNote')} isFlush>
      <table className={`${styles['table']} ${styles['rights']}`}>
        <caption className="visually-hidden">{t('rights')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('feature')}</th>
            <th scope="col">{t('opens')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('howToGet')}</th>
          </tr>
        </thead>
        <tbody>
          {PLAN_FEATURES.map((feature) => {
            const grant = contract.grants[feature.code];
            const opened = isOpen(grant);
            return (
              <tr key={feature.code}>
                <th scope="row">{pick(feature)}</th>
                <td className={styles['quiet']}>{pick(WHAT_IT_OPENS[feature.code])}</td>
                <td className={styles[opened ? 'open' : 'closed']}>
                  {opened ? wordsOf(grant) : t('notActivated')}
                </td>
                <td>{!opened && <HowToOpen feature={feature.code} catalogue={catalogue} />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
};
