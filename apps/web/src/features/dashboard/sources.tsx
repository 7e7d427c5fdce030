import { SOURCES } from '@mingjian/domain/records';
import { usePick, useTranslation } from '../../i18n/index.ts';
import { Part } from './part.tsx';
import styles from './dashboard.module.css';

const STANDARDS = [
  ['GB 32100-2015', 'standardCode'],
  ['GB/T 4754-2017', 'standardIndustry'],
  ['GB/T 2260', 'standardDivision'],
  ['NBS 2017', 'standardSize'],
] as const;

/** Stands where the specification has partners: an open product names what it follows, not whom it knows. */
export const Sources = () => {
  const { t } = useTranslation('dashboard');
  const pick = usePick();
  return (
    <Part anchor="sources" title={t('sourcesTitle')} lead={t('sourcesLead')}>
      <div className={styles['columns']}>
        <div>
          <h3>{t('standards')}</h3>
          <dl className={styles['standards']}>
            {STANDARDS.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3>{t('sources')}</h3>
          <ul className={styles['list']}>
            {SOURCES.map((source) => (
              <li key={source.id}>{pick(source)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Part>
  );
};
