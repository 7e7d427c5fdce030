import { useState } from 'react';
import { getPaths } from '@mingjian/contract/ownership';
import type { OwnershipParty } from '@mingjian/contract/ownership';
import { useCall } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/index.ts';
import { Button, ErrorState, Loading } from '../../../ui/index.ts';
import { useNameOf } from '../ownership-text.ts';
import { listParties } from './party-name.tsx';
import { PathList } from './path-list.tsx';

const Paths = ({ companyId, holderId }: { readonly companyId: number; readonly holderId: number }) => {
  const { data, error, refetch } = useCall(getPaths, { companyId, holderId });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={2} />;
  return <PathList list={data.paths} parties={listParties(data)} />;
};

/** The paths of one holder, asked for when they are opened. */
export const OpenPaths = ({
  companyId,
  holder,
}: {
  readonly companyId: number;
  readonly holder: OwnershipParty;
}) => {
  const { t } = useTranslation('ownership');
  const nameOf = useNameOf();
  const [isOpen, setIsOpen] = useState(false);
  const label = isOpen ? t('hidePaths') : t('showPaths');
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-label={t('labelOf', { label, name: nameOf(holder) })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && <Paths companyId={companyId} holderId={holder.id} />}
    </>
  );
};
