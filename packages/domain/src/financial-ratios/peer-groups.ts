/** Fewer peers than these tell nothing: the next wider group is taken. */
export const LEAST_PEERS = 20;

export const PEER_GROUP_KINDS = ['division-size', 'section-size', 'section', 'market'] as const;
export type PeerGroupKind = (typeof PEER_GROUP_KINDS)[number];

export interface PeerFacts {
  /** GB/T 4754, `C39` and `C`. */
  readonly division: string | null;
  readonly section: string | null;
  readonly sizeGrade: string | null;
}

export interface PeerGroup {
  readonly kind: PeerGroupKind;
  readonly key: string;
}

/** The groups that a company belongs to, the narrowest first; a group whose facts are not known is left out. */
export const listPeerGroups = ({ division, section, sizeGrade }: PeerFacts): readonly PeerGroup[] => [
  ...(division && sizeGrade
    ? [{ kind: 'division-size' as const, key: `division=${division} size=${sizeGrade}` }]
    : []),
  ...(section && sizeGrade
    ? [{ kind: 'section-size' as const, key: `section=${section} size=${sizeGrade}` }]
    : []),
  ...(section ? [{ kind: 'section' as const, key: `section=${section}` }] : []),
  { kind: 'market', key: 'market' },
];
