import type { Payload } from './record.ts';

/** A text of a payload; null where it has none, or an empty one. */
export const readText = (payload: Payload, field: string | undefined): string | null => {
  const value = field === undefined ? null : payload[field];
  return typeof value === 'string' && value !== '' ? value : null;
};
