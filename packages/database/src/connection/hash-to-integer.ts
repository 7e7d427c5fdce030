import { hash } from 'node:crypto';

/** 53 bits of a hash of the text: a safe integer that is not negative. */
export const hashToInteger = (text: string): number =>
  Number(BigInt(`0x${hash('sha1', text).slice(0, 16)}`) >> 11n);
