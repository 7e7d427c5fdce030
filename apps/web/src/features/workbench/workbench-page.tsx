import { useTranslation } from '../../i18n/index.ts';
import { Page } from '../../ui/index.ts';

export const WorkbenchPage = () => {
  const { t } = useTranslation('workbench');
  return <Page title={t('title')}>{null}</Page>;
};
