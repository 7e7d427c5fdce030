import { useTranslation } from '../../i18n/index.ts';

export const DashboardPage = () => {
  const { t } = useTranslation('dashboard');
  return <main>{t('title')}</main>;
};
