import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';

const WIDTH_PX = 640;

/** A form, or what belongs to one row, at the right edge: over the whole width of a phone. */
export const FormDrawer = ({
  title,
  width = WIDTH_PX,
  onClose,
  children,
}: {
  readonly title: string;
  readonly width?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('common');
  return (
    <Drawer
      open
      onClose={onClose}
      size={width}
      title={title}
      closable={{ 'aria-label': t('close') }}
      mask={{ closable: false }}
    >
      {children}
    </Drawer>
  );
};
