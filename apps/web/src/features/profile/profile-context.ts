import { createContext, useContext } from 'react';
import type { Profile, Provenance } from '@mingjian/contract/companies';
import type { SourceNote } from '../../ui/index.ts';
import type { OpenedRecord } from './record/record-drawer.tsx';

/** What every part of the screen shares: the profile, the names of sources and the way to a record. */
export interface ProfileScope {
  readonly profile: Profile;
  readonly openRecord: (recordId: number, choice?: Omit<OpenedRecord, 'recordId'>) => void;
}

const Scope = createContext<ProfileScope | null>(null);
export const ProfileScopeProvider = Scope.Provider;

export const useProfile = (): ProfileScope => {
  const scope = useContext(Scope);
  if (!scope) throw new Error('outside of a profile');
  return scope;
};

/** The source card of a provenance: the name of its source instead of its id. */
export const toSourceNote = (provenance: Provenance, sources: Profile['sources']): SourceNote => ({
  source: sources.find(({ sourceId }) => sourceId === provenance.sourceId) ?? {
    en: provenance.sourceId,
    cn: provenance.sourceId,
  },
  publishedOn: provenance.publishedOn,
  eventDate: provenance.eventDate,
  validFrom: provenance.validFrom,
  retrievedAt: provenance.retrievedAt,
  knownFrom: provenance.knownFrom,
  confidence: provenance.confidence,
  locator: provenance.locator,
  record: `${provenance.recordId} · v${provenance.version}`,
  isSynthetic: provenance.isSynthetic,
  isDisputed: provenance.isDisputed,
});
