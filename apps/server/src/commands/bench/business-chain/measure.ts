import {
  listLargestPartners,
  listPartners,
  listTradeYears,
  MOST_RECORDS,
  walkChain,
} from '@mingjian/database/business-chain';
import type { WalkedChain } from '@mingjian/database/business-chain';
import type { Database } from '@mingjian/database/connection';
import { TRADE_ROLES } from '@mingjian/domain/business-chain';
import type { TradeRole } from '@mingjian/domain/business-chain';
import { measureEach } from '../search/measure-each.ts';
import { makeMeter } from '../search/meter.ts';
import type { CostSummary } from '../search/meter.ts';
import { YEAR } from './fill-trades.ts';
import type { TradeMarket } from './fill-trades.ts';
import { walkByRecursion } from './yardstick.ts';

const REPEATS = 20;
const WARM_UP = 3;
const MOST_COUNTED = 500;
const DEPTH = 3;

export interface Measures {
  readonly chain: CostSummary;
  readonly recursion: CostSummary;
  readonly disclosingHub: CostSummary;
  readonly namedHub: CostSummary;
  readonly page: CostSummary;
  readonly partners: number;
  readonly recursionPartners: number;
  readonly mostRows: number;
  readonly memoryMegabytes: number;
}

/** What `GET /businessChain/getChain` reads of a company: the years, both sides now and a year before, the levels. */
const readChain = async (db: Database, companyId: number, depth: number) => {
  await listTradeYears(db, companyId, null);
  const list = (role: TradeRole, year: number) => {
    const asked = { companyIds: [companyId], role, least: year, most: year, asAt: null };
    return listLargestPartners(db, { ...asked, mostRecords: MOST_RECORDS }, MOST_COUNTED);
  };
  const walked: WalkedChain[] = [];
  let rows = 0;
  for (const role of TRADE_ROLES) {
    const [now, before] = [await list(role, YEAR), await list(role, YEAR - 1)];
    walked.push(await walkChain(db, { companyId, role, year: YEAR, depth, asAt: null }, now));
    rows += now.length + before.length;
  }
  const partners = walked.flatMap((side) => side.partners);
  return { partners: partners.length, rows: rows + partners.length };
};

const readPage = (db: Database, companyId: number, page: number) =>
  listPartners(db, {
    companyId,
    role: 'supplier',
    year: YEAR,
    sort: 'share',
    isDescending: true,
    asAt: null,
    page,
    pageSize: 20,
  });

export const measureChains = async (db: Database, market: TradeMarket): Promise<Measures> => {
  const meter = await makeMeter(db);
  const repeats = Array.from({ length: REPEATS }, (_, at) => at);
  const each = <T>(call: (at: number) => Promise<T>) => measureEach(meter, repeats, WARM_UP, call);
  const companyOf = (at: number): number => 1 + ((at * 7919) % market.companies);
  const chain = await each((at) => readChain(db, companyOf(at), DEPTH));
  const recursion = await each((at) => walkByRecursion(db, companyOf(at), YEAR, DEPTH));
  const disclosingHub = await each(() => readChain(db, market.disclosingHub, DEPTH));
  const namedHub = await each(() => readChain(db, market.namedHub, DEPTH));
  const page = await each((at) => readPage(db, market.disclosingHub, at + 1));
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    chain: chain.costs,
    recursion: recursion.costs,
    disclosingHub: disclosingHub.costs,
    namedHub: namedHub.costs,
    page: page.costs,
    partners: meanOf(chain.values.map(({ partners }) => partners)),
    recursionPartners: meanOf(recursion.values),
    mostRows: Math.max(...[...disclosingHub.values, ...namedHub.values].map(({ rows }) => rows)),
    memoryMegabytes: process.memoryUsage().rss / 1e6,
  };
};
