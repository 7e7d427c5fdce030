import type { ReactNode } from 'react';
import type { Provenance as ProvenanceOf } from '@mingjian/contract/companies';
import { Provenance } from '../../ui/index.ts';
import { toSourceNote, useProfile } from './profile-context.ts';

/** A value that shows its source on hover and focus, and opens its record when it is pressed. */
export const Sourced = ({
  provenance,
  children,
}: {
  readonly provenance: ProvenanceOf | null;
  readonly children: ReactNode;
}) => {
  const { profile, openRecord } = useProfile();
  if (!provenance) return <>{children}</>;
  return (
    <Provenance
      source={toSourceNote(provenance, profile.sources)}
      onOpen={() => openRecord(provenance.recordId, { version: provenance.version })}
    >
      {children}
    </Provenance>
  );
};
