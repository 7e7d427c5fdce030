import { useState } from 'react';
import { listCaseChains } from '@mingjian/contract/case-chains';
import type { CaseChainView } from '@mingjian/contract/case-chains';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, formatCount, Loading, Pager, Section } from '../../../ui/index.ts';
import { useProfile } from '../profile-context.ts';
import tabs from '../sections/part-tabs.module.css';
import { CaseCard } from './case-card.tsx';
import styles from './case-section.module.css';

const STATES = ['open', 'terminated', 'ended'] as const;
type State = CaseChainView['state'];
const PAGE_SIZE = 10;

/** The court cases of a company, each as one story; open ones first. */
export const CaseSection = () => {
  const { t } = useTranslation('cases');
  const { profile } = useProfile();
  const [state, setState] = useState<State | undefined>();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useCall(
    listCaseChains,
    { companyId: profile.companyId, page, pageSize: PAGE_SIZE, ...(state ? { state } : {}) },
    { keepPrevious: true },
  );
  const counts = data?.counts;
  const all = counts ? counts.open + counts.terminated + counts.ended : 0;
  const choose = (next: State | undefined): void => {
    setPage(1);
    setState(next);
  };
  return (
    <Section title={t('title')} note={data?.isCapped ? t('capped') : undefined} isFlush>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading rows={6} /> : null}
      {data && all === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      {counts && all > 0 && (
        <>
          <div className={styles['states']} role="group" aria-label={t('states')}>
            <button
              type="button"
              className={tabs['tab']}
              aria-pressed={state === undefined}
              onClick={() => choose(undefined)}
            >
              {t('all')} {formatCount(all)}
            </button>
            {STATES.map((one) => (
              <button
                key={one}
                type="button"
                className={tabs['tab']}
                aria-pressed={state === one}
                onClick={() => choose(one)}
              >
                {t(`state_${one}`)} {formatCount(counts[one])}
              </button>
            ))}
          </div>
          <ol className={styles['cases']}>
            {data.items.map((chain) => (
              <CaseCard key={chain.key} chain={chain} netAssets={data.netAssets} />
            ))}
          </ol>
          {data.isNetAssetsWithheld && <p className={styles['withheld']}>{t('netAssetsWithheld')}</p>}
          <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
        </>
      )}
    </Section>
  );
};
