import { isRanked, makeScreenTests, screenCompanies } from '@mingjian/domain/search';
import type { CountedGroup, ScreenTests, SearchFilters, SearchSort } from '@mingjian/domain/search';
import type { Database } from '../connection/index.ts';
import { orderCompanies } from './order-companies.ts';
import { RANKS } from './blocks.ts';
import { findAtPlaces, OutdatedGeneration, readBlocks } from './read-blocks.ts';
import { getScreeningState } from './read-changed.ts';
import type { ScreeningState } from './read-changed.ts';
import type { PackedColumn } from './unpack-columns.ts';

export interface MarketScreening {
  readonly filters: SearchFilters;
  readonly sort?: SearchSort | undefined;
  readonly offset: number;
  readonly limit: number;
  /** Companies counted of a group. */
  readonly countTo: number;
  /** What is counted beside the page, made anew for each attempt. */
  readonly makeGroups: () => readonly CountedGroup[];
}

export interface ScreenedMarket {
  readonly companyIds: readonly number[];
  readonly groups: readonly CountedGroup[];
}

const listColumns = (
  tests: ScreenTests,
  sort: SearchSort | undefined,
  hasChanged: boolean,
): readonly PackedColumn[] => {
  const ranks: Partial<Record<string, { readonly column: PackedColumn }>> = RANKS;
  const rank = sort && isRanked(sort.column) ? ranks[sort.column] : undefined;
  return [
    'facets_low',
    'facets_high',
    ...(tests.readsCapital ? (['capital'] as const) : []),
    ...(tests.readsEstablished || sort?.column === 'yearsInBusiness' ? (['established'] as const) : []),
    ...(hasChanged ? (['company_ids'] as const) : []),
    ...(rank ? [rank.column] : []),
  ];
};

const screenOnce = async (
  db: Database,
  { filters, sort, offset, limit, countTo, makeGroups }: MarketScreening,
  { generation, blocks, changed, changedBlocks }: ScreeningState,
): Promise<ScreenedMarket> => {
  const tests = makeScreenTests(filters);
  const groups = makeGroups();
  const wanted = offset + limit;
  const screen = screenCompanies({ tests, groups, limit: countTo, wanted, sort, changed });
  const listed = changedBlocks.flatMap((block) => screen.visitChanged(block));
  if (generation === null)
    return { companyIds: await orderCompanies(db, listed, sort, { offset, limit }), groups };
  const columns = listColumns(tests, sort, changed.size > 0);
  await readBlocks(db, { generation, blocks, columns }, screen.visit, screen.isDone);
  const places = screen.listPlaces();
  if (listed.length === 0)
    return { companyIds: await findAtPlaces(db, generation, places.slice(offset)), groups };
  const all = [...(await findAtPlaces(db, generation, places)), ...listed];
  return { companyIds: await orderCompanies(db, all, sort, { offset, limit }), groups };
};

/** A page of all companies that fit filters, and the counts beside it, in one pass over the packed columns. */
export const screenMarket = async (db: Database, screening: MarketScreening): Promise<ScreenedMarket> => {
  try {
    return await screenOnce(db, screening, await getScreeningState(db));
  } catch (error) {
    if (!(error instanceof OutdatedGeneration)) throw error;
    return screenOnce(db, screening, await getScreeningState(db));
  }
};
