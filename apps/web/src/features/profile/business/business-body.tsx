import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePick, useTranslation } from '../../../i18n/index.ts';
import { ErrorState, Loading } from '../../../ui/index.ts';
import { CaseSection } from '../cases/case-section.tsx';
import { useProfile } from '../profile-context.ts';
import { NegativeSection } from '../negative/negative-section.tsx';
import { RatioSection } from '../ratios/ratio-section.tsx';
import { RecordSection } from '../sections/record-section.tsx';
import { BUSINESS_MODULES, useSections } from '../sections/use-sections.ts';
import { StatementSection } from '../statements/statement-section.tsx';
import { ModuleNav } from './module-nav.tsx';
import styles from './business-body.module.css';

/** Shown by sections of their own. */
const SHOWN_APART: ReadonlySet<string> = new Set([
  'balance_sheet',
  'income_statement',
  'cash_flow_statement',
  'financial_ratio',
  'peer_benchmark',
]);
/** The module that begins with the summary of all negative records. */
const FIRST_NEGATIVE = 'enforcement';

const anchorOf = (dimension: string): string => `section-${dimension}`;

const findModule = (hash: string) =>
  BUSINESS_MODULES.find(
    ({ key, dimensions }) => key === hash || dimensions.some((dimension) => dimension.key === hash),
  ) ?? BUSINESS_MODULES[0];

/** One module at a time: what it is called in the address decides, so that a link leads to it. */
export const BusinessBody = () => {
  const { t } = useTranslation('profile');
  const pick = usePick();
  const { profile } = useProfile();
  const { query, sections } = useSections(profile.companyId);
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const asked = hash.slice(1);
  const module = findModule(asked);
  const isReady = query.data !== undefined;
  useEffect(() => {
    if (!isReady || asked === '' || asked === module?.key) return;
    const target = document.getElementById(anchorOf(asked));
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [asked, isReady, module?.key]);
  if (!module) return null;
  return (
    <div className={styles['columns']}>
      <ModuleNav
        modules={BUSINESS_MODULES}
        sections={sections}
        current={module.key}
        onModule={(key, dimension) =>
          void navigate({ search, hash: dimension ?? key }, { replace: true, preventScrollReset: true })
        }
      />
      <div className={styles['parts']} aria-live="off">
        <h2 className={styles['title']}>{pick({ en: module.en, cn: module.zh })}</h2>
        {query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
        {!query.data && !query.error ? <Loading rows={10} /> : null}
        {query.data && module.key === FIRST_NEGATIVE && <NegativeSection />}
        {query.data && module.key === 'litigation' && <CaseSection />}
        {query.data && module.key === 'financial_statements' && <StatementSection />}
        {query.data && module.key === 'financial_analysis' && <RatioSection />}
        {query.data &&
          module.dimensions.map(({ key }) => {
            const section = sections.get(key);
            if (!section || SHOWN_APART.has(key)) return null;
            return (
              <div key={key} id={anchorOf(key)} tabIndex={-1} className={styles['anchor']}>
                <RecordSection section={section} />
              </div>
            );
          })}
        {query.data && <p className={styles['hint']}>{t('sourceHint')}</p>}
      </div>
    </div>
  );
};
