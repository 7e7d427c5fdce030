/**
 * What moves to a day. `known`: the state of knowledge of that day about that day. `valid`: what is known now about
 * that day, corrections included. `published`: what had been published by that day, as it is known now; for days before
 * the first knowledge on file.
 */
export const CLOCKS = ['known', 'valid', 'published'] as const;
export type Clock = (typeof CLOCKS)[number];

/** A day by one of the clocks; null: now. */
export type AsAt = { readonly day: string; readonly clock: Clock } | null;

/** The day of knowledge: null where what is known now is asked for. */
export const knownDay = (asAt: AsAt): string | null => (asAt?.clock === 'known' ? asAt.day : null);
