import type { Holding } from '../../ownership/index.ts';
import type { OwnershipEdge, OwnershipNeighbourhood, OwnershipParty } from '../graph.ts';

const COLUMNS = 'holder,owned,percent,votes,low,high';

/** Holdings of a file of edges: who is owned is a company, of the others the file does not say what they are. */
export const makeNeighbourhoodOfHoldings = (holdings: readonly Holding[]): OwnershipNeighbourhood => {
  const owned = new Set(holdings.map((holding) => String(holding.owned)));
  const ids = new Set(holdings.flatMap(({ holder, owned: company }) => [String(holder), String(company)]));
  const edges = holdings.map((holding): OwnershipEdge => {
    const isBand = holding.low !== undefined && holding.high !== undefined;
    return {
      holderId: String(holding.holder),
      ownedId: String(holding.owned),
      percent: isBand ? null : holding.percent,
      min: holding.low ?? null,
      max: holding.high ?? null,
      votes: holding.votes ?? null,
      validFrom: null,
      validTo: null,
      source: null,
    };
  });
  const parties = [...ids].map((id): OwnershipParty => {
    const kind = owned.has(id) ? 'company' : 'other';
    return { id, kind, name: id, identifiers: [], country: null };
  });
  return { parties, edges, directorships: [] };
};

const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Names where they tell the parties apart, else the number beside the name. */
const nameParties = (parties: readonly OwnershipParty[]): ReadonlyMap<string, string> => {
  const times = new Map<string, number>();
  for (const { name } of parties) times.set(name ?? '', (times.get(name ?? '') ?? 0) + 1);
  return new Map(
    parties.map(({ id, name, identifiers: [first] }) => {
      const isAlone = name !== null && times.get(name) === 1;
      return [id, isAlone ? name : `${name ?? 'undisclosed'} [${first?.id ?? id}]`];
    }),
  );
};

/**
 * The holdings that stand on a day as a file for `npm run ownership`. A holding without a share, a holder that is not disclosed
 * and posts have no place in it and are counted.
 */
export const writeEdgesCsv = (
  { parties, edges, directorships }: OwnershipNeighbourhood,
  day: string,
): { readonly text: string; readonly leftOut: number } => {
  const names = nameParties(parties);
  const hidden = new Set(parties.filter(({ kind }) => kind === 'undisclosed').map(({ id }) => id));
  const standing = edges.filter(
    ({ validFrom, validTo, holderId, percent, min }) =>
      (validFrom ?? '') <= day &&
      (validTo === null || validTo > day) &&
      !hidden.has(holderId) &&
      (percent ?? min) !== null,
  );
  const rows = standing.map(({ holderId, ownedId, percent, votes, min, max }) => {
    const middle = percent ?? ((min ?? 0) + (max ?? 0)) / 2;
    const cells = [names.get(holderId) ?? holderId, names.get(ownedId) ?? ownedId, middle, votes, min, max];
    return cells.map((cell) => (cell === null ? '' : quote(String(cell)))).join(',');
  });
  const text = `${[COLUMNS, ...rows].join('\n')}\n`;
  return { text, leftOut: edges.length - standing.length + directorships.length };
};
