import type { Wanted } from '@mingjian/domain/company-matching';
import { findDivisionsByName } from '@mingjian/domain/divisions';
import { bigramTokens, parseQuery, planHanQuery } from '@mingjian/domain/search';
import type { TokenFrequencies, TokenSet } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';

/** Companies of one core and place, several of which may have the very same name. */
const MOST_OF_A_SET = 40;

/** Place names in columns narrow a core that hundreds of companies share. */
const listColumnPlaces = ({ province, city }: Wanted): readonly TokenSet[] =>
  [city, province].flatMap((place) => {
    const [division] = place === null ? [] : findDivisionsByName(place);
    return division ? [bigramTokens(division.shortName)] : [];
  });

interface NameSets {
  /** Same core at the place that the name, or a column, says. */
  readonly placed: readonly TokenSet[];
  /** Same core anywhere, and companies whose brand is all that was written. */
  readonly anywhere: readonly TokenSet[];
}

const NO_SETS: NameSets = { placed: [], anywhere: [] };
/** What is longer is no brand. */
const LONGEST_BRAND = 5;

const listSets = (wanted: Wanted, frequencies: TokenFrequencies): NameSets => {
  const query = parseQuery(wanted.name?.replaceAll(/\s/g, '') ?? '');
  const [part] = query.kind === 'han' ? query.parts : [];
  if (query.kind !== 'han' || !part) return NO_SETS;
  const [core, brand] = planHanQuery(query, frequencies).exact;
  if (!core || !brand) return NO_SETS;
  // Thousands of branches share the core of their head office: what tells them apart is looked up with it.
  const alone = [...core.slice(0, 1), ...bigramTokens(part.tail)];
  const placed =
    core.length > 1
      ? [[...core, ...bigramTokens(part.tail)]]
      : listColumnPlaces(wanted).map((place) => [...alone, ...place]);
  return { placed, anywhere: part.core.length > LONGEST_BRAND ? [alone] : [alone, brand] };
};

const TIERS = [0, 1, 2];
const OF_A_TIER = TIERS.map(
  (tier) =>
    `(select s.company_id from company_search s
      where s.tier = ${tier} and s.known_to is null and s.tokens @> asked.tokens::int4[] limit ${MOST_OF_A_SET})`,
).join(' union all ');

const STATEMENT = `select asked.at, found.company_id
  from unnest($1::int[], $2::text[]) as asked (at, tokens)
  cross join lateral (${OF_A_TIER} limit ${MOST_OF_A_SET}) found`;

type IdsBySet = ReadonlyMap<string, readonly number[]>;

const writeSet = (set: TokenSet): string => set.join(',');

const lookUp = async (db: Database, sets: readonly TokenSet[]): Promise<IdsBySet> => {
  const distinct = [...new Set(sets.map(writeSet))];
  if (distinct.length === 0) return new Map();
  const { rows } = await db.pool.query<{ at: number; company_id: number }>({
    name: 'batch-import-same-cores',
    text: STATEMENT,
    values: [distinct.map((_, at) => at), distinct.map((tokens) => `{${tokens}}`)],
  });
  const found = Map.groupBy(rows, ({ at }) => distinct[at] ?? '');
  return new Map([...found].map(([set, ids]) => [set, ids.map(({ company_id }) => company_id)]));
};

const collect = (sets: readonly TokenSet[], found: IdsBySet): readonly number[] => [
  ...new Set(sets.flatMap((set) => found.get(writeSet(set)) ?? [])),
];

/**
 * Companies of the same core for many names in two statements: whole names, present, former and short, with and without
 * legal form and place. Search by word answers one name at a time; this is what makes ten thousand of them quick.
 */
export const findSameCores = async (
  db: Database,
  names: readonly Wanted[],
  frequencies: TokenFrequencies,
): Promise<readonly (readonly number[])[]> => {
  const sets = names.map((wanted) => listSets(wanted, frequencies));
  const placed = await lookUp(
    db,
    sets.flatMap((own) => own.placed),
  );
  const atPlace = sets.map((own) => collect(own.placed, placed));
  const anywhere = await lookUp(
    db,
    sets.flatMap((own, at) => (atPlace[at]?.length ? [] : own.anywhere)),
  );
  return sets.map((own, at) => (atPlace[at]?.length ? atPlace[at] : collect(own.anywhere, anywhere)));
};
