import { getReportPrices } from '@mingjian/contract/quotas';
import { MAX_PAGE_SIZE } from '@mingjian/contract/wire';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from './call.ts';
import { getSession, subscribeToSession } from './session/index.ts';

/** What opening a company would cost the account; null: nothing, or it is not known yet. */
export interface ReportPrice {
  /** Units that the account may still use. */
  readonly left: number;
  readonly term: string;
}

/** The links of a list ask within this time together. */
const GATHER_MS = 40;

interface Known {
  readonly opened: ReadonlySet<number>;
  readonly asked: ReadonlySet<number>;
  readonly price: ReportPrice | null;
}

const NOTHING: Known = { opened: new Set(), asked: new Set(), price: null };

let known = NOTHING;
let waiting = new Set<number>();
let timer: ReturnType<typeof setTimeout> | null = null;
const listeners = new Set<() => void>();

const set = (next: Known): void => {
  known = next;
  for (const listener of listeners) listener();
};

// The next account that signs in here has quotas of its own.
subscribeToSession(() => {
  if (!getSession().token && known !== NOTHING) set(NOTHING);
});

const ask = async (): Promise<void> => {
  timer = null;
  const companyIds = [...waiting].slice(0, MAX_PAGE_SIZE);
  waiting = new Set([...waiting].slice(MAX_PAGE_SIZE));
  if (waiting.size > 0) timer = setTimeout(() => void ask(), GATHER_MS);
  const { token } = getSession();
  if (!token || companyIds.length === 0) return;
  try {
    const { available, opened, term } = await call(getReportPrices, { companyIds }, { isBackground: true });
    if (getSession().token !== token) return;
    set({
      opened: new Set([...known.opened, ...opened]),
      asked: new Set([...known.asked, ...companyIds]),
      price: available === null ? null : { left: available, term },
    });
  } catch {
    // Without a price the link stays a link; the server refuses what is not there to spend.
  }
};

const want = (companyId: number): void => {
  if (!getSession().token || known.asked.has(companyId)) return;
  waiting.add(companyId);
  timer ??= setTimeout(() => void ask(), GATHER_MS);
};

/** The company has been opened: from now on it costs nothing. */
export const noteOpened = (companyId: number): void => {
  if (known.opened.has(companyId)) return;
  const { price } = known;
  set({
    opened: new Set([...known.opened, companyId]),
    asked: known.asked,
    price: price && { ...price, left: Math.max(0, price.left - 1) },
  });
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What a link to a company costs when it is followed, told before it is. */
export const useReportPrice = (companyId: number | undefined): ReportPrice | null => {
  useEffect(() => {
    if (companyId !== undefined) want(companyId);
  }, [companyId]);
  const current = useSyncExternalStore(subscribe, () => known);
  if (companyId === undefined || !current.asked.has(companyId) || current.opened.has(companyId)) return null;
  return current.price;
};
