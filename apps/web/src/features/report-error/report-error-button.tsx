import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../api/session/index.ts';
import { loadTexts, useTranslation } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { useOpener } from '../../ui/use-opener.ts';

export interface ReportedCompany {
  readonly companyId: number;
  readonly name: string;
}

export interface ReportSubject {
  /** Null: it is looked up in the form. */
  readonly company: ReportedCompany | null;
  readonly datum?:
    | {
        readonly recordId: number;
        readonly dimension: string;
        readonly field: string | undefined;
      }
    | undefined;
}

const ReportErrorDrawer = lazy(async () => {
  const [drawer] = await Promise.all([import('./report-error-drawer.tsx'), loadTexts('error-reports')]);
  return { default: drawer.ReportErrorDrawer };
});

/** Opens the form of an error report to whom the role allows it; the form is loaded when it is opened. */
export const ReportErrorButton = (subject: ReportSubject) => {
  const { t } = useTranslation('common');
  const [isOpen, setIsOpen] = useState(false);
  const opener = useOpener(!isOpen);
  const mayReport = useSession(({ authorities }) =>
    authorities.some(({ authority }) => authority === 'company.profile'),
  );
  if (!mayReport) return null;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          opener.keep();
          setIsOpen(true);
        }}
      >
        {t('reportError')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportErrorDrawer {...subject} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
