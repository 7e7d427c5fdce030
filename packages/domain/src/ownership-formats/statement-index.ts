import type { IsoDate } from '../records/index.ts';
import { packHead, packParty, unpackHeads, unpackParty } from './packed.ts';
import type { IndexedParty, LinkHead, TermKind } from './packed.ts';
import type { LinkStatement, PartyStatement } from './statement.ts';

/** What a link says, with the times that the statements after it leave to it. */
export interface PlacedLink extends LinkStatement {
  /** False for a statement that a later one of the same record follows. */
  readonly isLast: boolean;
}

/** Whom the file tells of and in what order: all of a file that has to be in memory while it is imported. */
export interface StatementIndex {
  add(statement: PartyStatement | LinkStatement, number: number): void;
  findParty(id: string): IndexedParty | undefined;
  /** Whether this statement is the one that counts for its party. */
  isStanding(id: string, number: number): boolean;
  place(link: LinkStatement, number: number): PlacedLink;
  /** Companies that somebody is said to hold shares of. */
  hasHolders(ownedId: string): boolean;
}

const listStarts = ({ holdings, posts }: LinkStatement): LinkHead['starts'] => {
  const starts = new Map<TermKind, IsoDate | null>();
  const add = (kind: TermKind, from: IsoDate | null) => {
    const known = starts.get(kind);
    if (!starts.has(kind) || (known ?? '') < (from ?? '')) starts.set(kind, from);
  };
  for (const { from } of holdings) add('holding', from);
  for (const { kind, from } of posts) add(kind, from);
  return starts;
};

const isBefore = (a: LinkHead, b: LinkHead): boolean =>
  (a.statedOn ?? '') < (b.statedOn ?? '') || (a.statedOn === b.statedOn && a.number < b.number);

interface Term {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/**
 * What the next statement leaves of a term: it lasts until the next one begins. Where that is not later than its own beginning,
 * or no day is named, the next statement puts it right and nothing is left. What the next one does not repeat ended by its day.
 */
const cut = <T extends Term>(term: T, kind: TermKind, next: LinkHead): T[] => {
  const end = next.starts.has(kind) ? (next.starts.get(kind) ?? null) : next.statedOn;
  if (end === null || (term.from !== null && end <= term.from)) return [];
  return [{ ...term, to: term.to !== null && term.to < end ? term.to : end }];
};

/** A record whose last statement closes it ended on the day of that statement where it names no other. */
const close = <T extends Term>(terms: readonly T[], end: IsoDate | null): T[] =>
  terms.map((term) => ({ ...term, to: term.to ?? (end !== null && end >= (term.from ?? '') ? end : null) }));

export const makeStatementIndex = (): StatementIndex => {
  const parties = new Map<string, string>();
  const links = new Map<string, string>();
  const held = new Set<string>();
  const find = (id: string) => {
    const packed = parties.get(id);
    return packed === undefined ? undefined : unpackParty(id, packed);
  };
  const findNext = (id: string, own: LinkHead): LinkHead | null => {
    let next: LinkHead | null = null;
    for (const head of unpackHeads(links.get(id) ?? ''))
      if (isBefore(own, head) && (next === null || isBefore(head, next))) next = head;
    return next;
  };
  return {
    add: (statement, number) => {
      if (statement.type === 'party') {
        const known = find(statement.id);
        if (!known || (known.party.statedOn ?? '') <= (statement.statedOn ?? ''))
          parties.set(statement.id, packParty(statement, number));
        return;
      }
      const head = packHead({ number, statedOn: statement.statedOn, starts: listStarts(statement) });
      const known = links.get(statement.id);
      links.set(statement.id, known === undefined ? head : `${known}\n${head}`);
      if (statement.holdings.length > 0) held.add(statement.ownedId);
    },
    findParty: (id) => find(id)?.party,
    isStanding: (id, number) => find(id)?.number === number,
    hasHolders: (ownedId) => held.has(ownedId),
    place: (link, number) => {
      const next = findNext(link.id, { number, statedOn: link.statedOn, starts: new Map() });
      const { holdings, posts } = link;
      if (next)
        return {
          ...link,
          isLast: false,
          holdings: holdings.flatMap((term) => cut(term, 'holding', next)),
          posts: posts.flatMap((term) => cut(term, term.kind, next)),
        };
      const end = link.isClosed ? link.statedOn : null;
      return { ...link, isLast: true, holdings: close(holdings, end), posts: close(posts, end) };
    },
  };
};
