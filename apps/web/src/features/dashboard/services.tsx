import { useTranslation } from '../../i18n/index.ts';
import { Part } from './part.tsx';
import styles from './dashboard.module.css';

const SERVICES = [
  { title: 'searchTitle', text: 'searchText', isAvailable: true },
  { title: 'overviewTitle', text: 'overviewText', isAvailable: true },
  { title: 'ratingTitle', text: 'ratingText', isAvailable: true },
  { title: 'ownershipTitle', text: 'ownershipText', isAvailable: false },
  { title: 'negativeTitle', text: 'negativeText', isAvailable: false },
  { title: 'valuationTitle', text: 'valuationText', isAvailable: false },
  { title: 'forecastTitle', text: 'forecastText', isAvailable: false },
  { title: 'indicesTitle', text: 'indicesText', isAvailable: false },
  { title: 'monitoringTitle', text: 'monitoringText', isAvailable: false },
  { title: 'industryTitle', text: 'industryText', isAvailable: false },
] as const;

/** What works now and what does not yet, told apart. */
export const Services = () => {
  const { t } = useTranslation('dashboard');
  return (
    <Part anchor="services" title={t('servicesTitle')} lead={t('servicesLead')}>
      <ul className={styles['services']}>
        {SERVICES.map(({ title, text, isAvailable }) => (
          <li key={title}>
            <h3>
              {t(title)}
              <span className={isAvailable ? styles['available'] : styles['preparing']}>
                {isAvailable ? t('available') : t('inPreparation')}
              </span>
            </h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
};
