import type { IsoDate } from '../records/index.ts';
import type { LinkStatement, PartyStatement } from './statement.ts';

interface LinkHead {
  readonly number: number;
  readonly statedOn: IsoDate | null;
  readonly from: IsoDate | null;
}

/** What a link says, with the times that the statements after it leave to it. */
export interface PlacedLink extends LinkStatement {
  /** False for a statement that a later one of the same record follows. */
  readonly isLast: boolean;
}

/** Whom the file tells of and in what order: all of a file that has to be in memory while it is imported. */
export interface StatementIndex {
  add(statement: PartyStatement | LinkStatement, number: number): void;
  findParty(id: string): PartyStatement | undefined;
  /** Whether this statement is the one that counts for its party. */
  isStanding(id: string, number: number): boolean;
  place(link: LinkStatement, number: number): PlacedLink;
  /** Companies that somebody is said to hold shares of. */
  hasHolders(ownedId: string): boolean;
}

const startOf = ({ holdings, posts }: LinkStatement): IsoDate | null => {
  const starts = [...holdings, ...posts].flatMap(({ from }) => from ?? []);
  return starts.toSorted().at(-1) ?? null;
};

const isBefore = (a: LinkHead, b: LinkHead): boolean =>
  (a.statedOn ?? '') < (b.statedOn ?? '') || (a.statedOn === b.statedOn && a.number < b.number);

interface Term {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/** What ends by itself earlier keeps its end; what would end before it begins was put right by the next statement. */
const cut = <T extends Term>(terms: readonly T[], end: IsoDate | null): T[] =>
  terms.flatMap((term) => {
    const to = end === null || (term.to !== null && term.to < end) ? term.to : end;
    const isEmpty = end !== null && term.from !== null && to !== null && to <= term.from;
    return isEmpty ? [] : [{ ...term, to }];
  });

/** A record whose last statement closes it ended on the day of that statement where it names no other. */
const close = <T extends Term>(terms: readonly T[], end: IsoDate | null): T[] =>
  terms.map((term) => ({ ...term, to: term.to ?? (end !== null && end >= (term.from ?? '') ? end : null) }));

export const makeStatementIndex = (): StatementIndex => {
  const parties = new Map<string, { party: PartyStatement; number: number }>();
  const links = new Map<string, LinkHead[]>();
  const held = new Set<string>();
  const findNext = (id: string, own: LinkHead): LinkHead | null => {
    let next: LinkHead | null = null;
    for (const head of links.get(id) ?? [])
      if (isBefore(own, head) && (next === null || isBefore(head, next))) next = head;
    return next;
  };
  return {
    add: (statement, number) => {
      if (statement.type === 'party') {
        const known = parties.get(statement.id);
        if (!known || (known.party.statedOn ?? '') <= (statement.statedOn ?? ''))
          parties.set(statement.id, { party: statement, number });
        return;
      }
      const head = { number, statedOn: statement.statedOn, from: startOf(statement) };
      const known = links.get(statement.id);
      if (known) known.push(head);
      else links.set(statement.id, [head]);
      if (statement.holdings.length > 0) held.add(statement.ownedId);
    },
    findParty: (id) => parties.get(id)?.party,
    isStanding: (id, number) => parties.get(id)?.number === number,
    hasHolders: (ownedId) => held.has(ownedId),
    place: (link, number) => {
      const next = findNext(link.id, { number, statedOn: link.statedOn, from: startOf(link) });
      const { holdings, posts } = link;
      if (next) {
        const end = next.from ?? next.statedOn;
        return { ...link, isLast: false, holdings: cut(holdings, end), posts: cut(posts, end) };
      }
      const end = link.isClosed ? link.statedOn : null;
      return { ...link, isLast: true, holdings: close(holdings, end), posts: close(posts, end) };
    },
  };
};
