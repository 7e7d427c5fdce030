import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from './make-crew.ts';

/** How a call ended: its code, or null when nobody answered. */
export type Outcome = string | null;

const LIMIT_MS = 30_000;

/** Opens a company over HTTP, as the web app does. */
export const openCompany = async (
  address: string,
  companyId: number,
  { token }: Member,
): Promise<Outcome> => {
  try {
    const answer = await fetch(`${address}/api/company/getProfile?companyId=${companyId}`, {
      headers: { token },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const { code } = (await answer.json()) as { code: string };
    return answer.status === 200 ? code : null;
  } catch {
    return null;
  }
};

export interface OpenOptions {
  readonly address: string;
  readonly companyIds: readonly number[];
  readonly members: readonly Member[];
  /** Calls under way at the same moment. */
  readonly width: number;
  readonly onAnswer?: (answered: number) => void;
}

const PAUSE_MS = 200;

/** Opens each company once, many at the same moment; whoever hears nothing pauses and goes on with the next one. */
export const openCompanies = async (options: OpenOptions): Promise<ReadonlyMap<number, Outcome>> => {
  const { address, companyIds, members, width, onAnswer } = options;
  const outcomes = new Map<number, Outcome>();
  const queue = companyIds.entries();
  let answered = 0;
  const work = async (): Promise<void> => {
    for (const [place, companyId] of queue) {
      const outcome = await openCompany(address, companyId, members[place % members.length]!);
      outcomes.set(companyId, outcome);
      if (outcome === null) await sleep(PAUSE_MS);
      else onAnswer?.((answered += 1));
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return outcomes;
};
