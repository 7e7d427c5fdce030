import { getContract } from '@mingjian/contract/plans';
import type { PricedCatalogue } from '@mingjian/contract/plans';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, ErrorState, Loading, Section } from '../../../ui/index.ts';
import { ContractForm } from './contract-form.tsx';

/** The contract of one organisation, read anew before it is changed. */
export const ContractEditor = ({
  organisationId,
  catalogue,
  onClose,
}: {
  readonly organisationId: number;
  readonly catalogue: PricedCatalogue;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation('plan-desk');
  const contract = useCall(getContract, { organisationId }, { staleMs: 0 });
  const frame = useRef<HTMLDivElement>(null);
  const isThere = contract.data !== undefined && !contract.isFetching;
  useEffect(() => {
    if (isThere) frame.current?.querySelector('select')?.focus();
  }, [isThere]);
  return (
    <Section
      title={
        contract.data ? t('contractOf', { organisation: contract.data.organisationName }) : t('contract')
      }
      actions={
        <Button size="small" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div ref={frame}>
        {contract.error && <ErrorState error={contract.error} onRetry={() => void contract.refetch()} />}
        {!isThere && !contract.error && <Loading rows={6} />}
        {isThere && contract.data && (
          <ContractForm contract={contract.data} catalogue={catalogue} onDone={onClose} />
        )}
      </div>
    </Section>
  );
};
