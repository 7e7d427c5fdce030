import { useState } from 'react';
import { OWNER_THRESHOLD } from '@mingjian/domain/ownership';

/** Two days between which holdings are compared, as they were in force. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What is asked of graph and tables alike. */
export interface OwnershipQuestion {
  /** Percent from which somebody counts as beneficial owner. */
  readonly threshold: number;
  readonly setThreshold: (threshold: number) => void;
  /** Null: no difference is shown. */
  readonly days: Days | null;
  readonly setDays: (days: Days | null) => void;
}

export const useOwnershipQuestion = (): OwnershipQuestion => {
  const [threshold, setThreshold] = useState<number>(OWNER_THRESHOLD);
  const [days, setDays] = useState<Days | null>(null);
  return { threshold, setThreshold, days, setDays };
};

const DAY_LENGTH = 10;
const YEARS_BACK = 2;

/** Today and two years before. */
export const findFirstDays = (now: Date): Days => {
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - YEARS_BACK);
  return { from: before.toISOString().slice(0, DAY_LENGTH), to: now.toISOString().slice(0, DAY_LENGTH) };
};
