import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../api/session/index.ts';
import { loadTexts, useTranslation } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';

export interface ExportSubject {
  /** Companies to export, or where they come from: asked when the dialog opens. */
  readonly companyIds: readonly number[] | (() => Promise<readonly number[]>);
  /** Offered as the name of the file. */
  readonly suggestedName: string;
}

const ExportDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./export-dialog.tsx'), loadTexts('exports')]);
  return { default: dialog.ExportDialog };
});

/** Offers an export to whom the role allows it; the dialog is loaded when it is opened. */
export const ExportButton = ({ label, ...subject }: ExportSubject & { readonly label?: string }) => {
  const { t } = useTranslation('common');
  const [isOpen, setIsOpen] = useState(false);
  const mayExport = useSession(({ authorities }) =>
    authorities.some(({ authority }) => authority === 'data.export'),
  );
  if (!mayExport) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        {label ?? t('export')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ExportDialog {...subject} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
