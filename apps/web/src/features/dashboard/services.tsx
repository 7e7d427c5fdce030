import { useTranslation } from '../../i18n/index.ts';
import { Part } from './part.tsx';
import styles from './dashboard.module.css';

const SERVICES = [
  { title: 'searchTitle', text: 'searchText' },
  { title: 'overviewTitle', text: 'overviewText' },
  { title: 'ratingTitle', text: 'ratingText' },
  { title: 'negativeTitle', text: 'negativeText' },
  { title: 'recordsTitle', text: 'recordsText' },
  { title: 'deskTitle', text: 'deskText' },
] as const;

/** What works: a service is listed here when an analyst can use it. */
export const Services = () => {
  const { t } = useTranslation('dashboard');
  return (
    <Part anchor="services" title={t('servicesTitle')} lead={t('servicesLead')}>
      <ul className={styles['services']}>
        {SERVICES.map(({ title, text }) => (
          <li key={title}>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
};
