import { useTranslation } from '../../i18n/index.ts';
import { Part } from './part.tsx';
import styles from './dashboard.module.css';

const SOLUTIONS = [
  ['creditTitle', 'creditText'],
  ['investTitle', 'investText'],
  ['auditTitle', 'auditText'],
  ['researchTitle', 'researchText'],
  ['riskTitle', 'riskText'],
] as const;

export const Solutions = () => {
  const { t } = useTranslation('dashboard');
  return (
    <Part anchor="solutions" title={t('solutionsTitle')} lead={t('solutionsLead')}>
      <dl className={styles['solutions']}>
        {SOLUTIONS.map(([title, text]) => (
          <div key={title}>
            <dt>{t(title)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
};
