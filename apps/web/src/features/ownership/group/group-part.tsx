import { useSearchParams } from 'react-router';
import { readPartyId } from '../links.ts';
import { ControlledSection } from './controlled-section.tsx';
import { GroupSection } from './group-section.tsx';

/** The group of the company, and what the company or the party of the address (`of`) controls. */
export const GroupPart = ({ companyId }: { readonly companyId: number }) => {
  const [search] = useSearchParams();
  const controllerId = readPartyId(search.get('of'));
  const controlled = (
    <ControlledSection
      key={`${companyId} ${controllerId}`}
      companyId={companyId}
      controllerId={controllerId}
    />
  );
  const group = <GroupSection key={companyId} companyId={companyId} />;
  return controllerId === null ? (
    <>
      {group}
      {controlled}
    </>
  ) : (
    <>
      {controlled}
      {group}
    </>
  );
};
