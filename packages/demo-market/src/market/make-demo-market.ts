import type { RecordBatch } from '@mingjian/domain/records';
import { instantOf } from './basis/days.ts';
import { makeCompany } from './make-company.ts';
import type { Market } from './plan/firm.ts';
import { planMarket } from './plan/make-market.ts';
import type { MarketOptions } from './plan/make-market.ts';
import { listOutsideHolders } from './plan/parties.ts';

const BATCH_SIZE = 500;

export interface DemoMarketOptions extends MarketOptions {
  /** Companies in a batch, about: firms that hold one another stay together. */
  readonly batchSize?: number;
}

/** Whether the market can be cut before this firm without parting it from firms that hold it or that it holds. */
const canCutBefore = ({ firms, owners }: Market, index: number): boolean => {
  const group = firms[index]?.group;
  if (group && group.head !== index) return false;
  return !(owners[index - 1] ?? []).some(({ holder }) => holder.type === 'firm' && holder.index >= index);
};

function* cutBatches(
  market: Market,
  size: number,
): Generator<readonly [start: number, end: number], void, void> {
  let start = 0;
  for (let index = 1; index <= market.firms.length; index += 1) {
    const isLast = index === market.firms.length;
    if (isLast || (index - start >= size && canCutBefore(market, index))) {
      yield [start, index];
      start = index;
    }
  }
}

/**
 * The synthetic market as record batches, one after another: same options, same bytes, on any day and machine. The first
 * batch names the holders outside the market (state bodies, foreign houses, funds), which have no records; then come
 * the companies in the order of their index.
 */
export function* makeDemoMarket(options: DemoMarketOptions): Generator<RecordBatch, void, void> {
  const market = planMarket(options);
  const instant = instantOf(market.asOf);
  const base = {
    knownFrom: instant,
    retrievedAt: instant,
    sourceId: 'necips',
    enteredBy: 'synthetic',
    isSynthetic: true,
  } as const;
  yield { ...base, companies: listOutsideHolders(market).map((party) => ({ party, records: [] })) };
  for (const [start, end] of cutBatches(market, options.batchSize ?? BATCH_SIZE))
    yield {
      ...base,
      companies: market.firms.slice(start, end).map((firm) => makeCompany(market, firm)),
    };
}
