/**
 * What moves to a day: `known` is the state of knowledge of that day about that day; `valid` is what is known now about
 * that day, corrections included.
 */
export const CLOCKS = ['known', 'valid'] as const;
export type Clock = (typeof CLOCKS)[number];

/** A day by one of the clocks; null: now. */
export type AsAt = { readonly day: string; readonly clock: Clock } | null;

/** The day of knowledge: null where what is known now is asked for. */
export const knownDay = (asAt: AsAt): string | null => (asAt?.clock === 'known' ? asAt.day : null);
