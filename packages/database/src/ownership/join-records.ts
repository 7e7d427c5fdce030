import type { Direction, HoldingRow } from './holding-rows.ts';

/** What one party holds of another by all records of it. Percent, 0 to 100; null where no record gives one, nor a band. */
export interface HoldingEdge {
  readonly holderId: number;
  readonly ownedId: number;
  /** Of a band its middle. */
  readonly percent: number | null;
  /** Null where the percentage is known. */
  readonly low: number | null;
  readonly high: number | null;
  readonly votes: number | null;
  readonly recordIds: readonly number[];
  /** From the owned side: what the register calls the holder. */
  readonly holderType: string | null;
  readonly holderName: string | null;
}

const sumOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

const toNumber = (text: string | null): number | null => (text === null ? null : Number(text));

const WHOLE = 100;

/** A band that is open at one end goes to nothing or to all. */
const readShare = ({ holding_percent, holding_low, holding_high }: HoldingRow) => {
  const percent = toNumber(holding_percent);
  if (percent !== null || (holding_low === null && holding_high === null))
    return { percent, low: percent, high: percent };
  const [low, high] = [toNumber(holding_low) ?? 0, toNumber(holding_high) ?? WHOLE];
  return { percent: (low + high) / 2, low, high };
};

/** Shares of several records, added up. */
const sumShares = (records: readonly HoldingRow[]) => {
  const shares = records.map(readShare);
  const percent = sumOf(shares.map((share) => share.percent));
  const low = sumOf(shares.map((share) => share.low));
  const high = sumOf(shares.map((share) => share.high));
  return { percent, ...(low === high ? { low: null, high: null } : { low, high }) };
};

/** Several records of one holder in one company are one edge. */
export const joinRecords = (direction: Direction, rows: readonly HoldingRow[]): readonly HoldingEdge[] => {
  const byPair = Map.groupBy(rows, (row) => `${row.company_id} ${row.other_id}`);
  return [...byPair.values()].flatMap((records): HoldingEdge[] => {
    const [first] = records;
    if (!first) return [];
    const isUp = direction === 'up';
    return [
      {
        holderId: isUp ? first.other_id : first.company_id,
        ownedId: isUp ? first.company_id : first.other_id,
        ...sumShares(records),
        votes: sumOf(records.map((row) => toNumber(row.vote_percent))),
        recordIds: records.map((row) => row.record_id),
        holderType: first.holder_type,
        holderName: first.holder_name,
      },
    ];
  });
};
