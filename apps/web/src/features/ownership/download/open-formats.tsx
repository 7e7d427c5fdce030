import type { getDownload } from '@mingjian/contract/ownership';
import type { InputOf } from '@mingjian/contract/wire';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../api/session/index.ts';
import { loadTexts, useTranslation } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import styles from './open-formats.module.css';

export interface OpenFormatsProps {
  /** The graph that is shown: company, direction, depth, least share, live companies only, day. */
  readonly input: InputOf<typeof getDownload>;
}

const OpenFormatsDrawer = lazy(async () => {
  const [drawer] = await Promise.all([import('./open-formats-drawer.tsx'), loadTexts('ownership-files')]);
  return { default: drawer.OpenFormatsDrawer };
});

/** Offers the graph in open formats to whom the role lets export; what a file holds is asked when it is opened. */
export const OpenFormats = ({ input }: OpenFormatsProps) => {
  const { t } = useTranslation('ownership');
  const [isOpen, setIsOpen] = useState(false);
  const mayExport = useSession(({ authorities }) =>
    authorities.some(({ authority }) => authority === 'data.export'),
  );
  if (!mayExport) return null;
  return (
    <span className={styles['opener']}>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('openFormats')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OpenFormatsDrawer input={input} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </span>
  );
};
