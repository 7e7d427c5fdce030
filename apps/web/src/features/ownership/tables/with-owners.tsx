import type { ReactNode } from 'react';
import { getOwners } from '@mingjian/contract/ownership';
import type { Owners } from '@mingjian/contract/ownership';
import { useCall } from '../../../api/queries.ts';
import { ErrorState, Loading } from '../../../ui/index.ts';
import { listParties } from './party-name.tsx';
import type { Parties } from './party-name.tsx';

export interface OwnersKnown {
  readonly owners: Owners;
  readonly parties: Parties;
}

/** What is calculated above a company, once it is there; several parts of the screen ask the same. */
export const WithOwners = ({
  companyId,
  threshold,
  children,
}: {
  readonly companyId: number;
  readonly threshold: number;
  readonly children: (known: OwnersKnown) => ReactNode;
}) => {
  const { data, error, refetch } = useCall(getOwners, { companyId, threshold }, { keepPrevious: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={8} />;
  return <>{children({ owners: data, parties: listParties(data) })}</>;
};
