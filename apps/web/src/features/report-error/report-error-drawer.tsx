import { Drawer } from 'antd';
import { useTranslation } from '../../i18n/index.ts';
import type { ReportSubject } from './report-error-button.tsx';
import { ReportErrorForm } from './report-error-form.tsx';

/** The form beside what it is about. */
export const ReportErrorDrawer = ({
  onClose,
  ...subject
}: ReportSubject & { readonly onClose: () => void }) => {
  const { t } = useTranslation('error-reports');
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('report')}
      size={560}
      closable={{ 'aria-label': t('close') }}
      destroyOnHidden
    >
      <ReportErrorForm {...subject} onDone={onClose} />
    </Drawer>
  );
};
