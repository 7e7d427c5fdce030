import { usePick, useTranslation } from '../../i18n/index.ts';
import { Facts, Section } from '../../ui/index.ts';
import type { KnownPlans } from './known-plans.ts';
import styles from './plans.module.css';

/** Plan and packages of the organisation with their first and last days. */
export const ContractFacts = ({ catalogue, contract }: KnownPlans) => {
  const { t } = useTranslation('plans');
  const pick = usePick();
  const plan = catalogue.plans.find(({ code }) => code === contract.planCode);
  const days = (startsOn: string | null, endsOn: string | null): string =>
    startsOn === null && endsOn === null
      ? t('withoutEnd')
      : `${startsOn ?? t('always')} – ${endsOn ?? t('withoutEnd')}`;
  return (
    <Section title={t('contract')}>
      <Facts
        facts={[
          {
            key: 'plan',
            label: t('plan'),
            value: (
              <>
                {plan ? pick(plan) : contract.planCode}{' '}
                {!contract.isPlanValid && <span className={styles['warning']}>{t('notRunning')}</span>}
              </>
            ),
          },
          { key: 'term', label: t('term'), value: days(contract.startsOn, contract.endsOn) },
          {
            key: 'packages',
            label: t('packages'),
            value:
              contract.packages.length === 0 && contract.activePackages.length === 0 ? (
                t('noPackages')
              ) : (
                <ul className={styles['plain']}>
                  {contract.packages.map((item) => (
                    <li key={`${item.code} ${item.startsOn}`}>
                      {t('packageFromTo', { code: item.code, days: days(item.startsOn, item.endsOn) })}
                    </li>
                  ))}
                  {contract.activePackages
                    .filter((code) => contract.packages.every((item) => item.code !== code))
                    .map((code) => (
                      <li key={code}>{t('packageInPlan', { code })}</li>
                    ))}
                </ul>
              ),
          },
        ]}
      />
    </Section>
  );
};
