import { presentEnum } from '@mingjian/domain/companies';
import { usePick } from '../i18n/index.ts';
import { Missing } from './figure.tsx';
import styles from './company-status.module.css';

const TONES: Readonly<Record<string, string>> = {
  active: 'positive',
  revoked: 'negative',
  deregistered: 'negative',
  liquidation: 'negative',
};

/** The registration status in words, with a dot in the colour of what it means for a lender. */
export const CompanyStatus = ({ status }: { readonly status: string | null }) => {
  const pick = usePick();
  if (status === null) return <Missing isShort />;
  return (
    <span className={styles['status']} data-tone={TONES[status] ?? 'warning'}>
      {pick(presentEnum('registration_status', status))}
    </span>
  );
};
