import { createHash } from 'node:crypto';

const MAX_KEY_LENGTH = 160;

/** The natural key of what a record of a publisher says: its id, which is the same in the next file. */
export const makeRecordKey = (namespace: string, id: string, part = ''): string => {
  const key = `${namespace}|${id}${part}`;
  return key.length > MAX_KEY_LENGTH ? createHash('sha256').update(key).digest('base64url') : key;
};
