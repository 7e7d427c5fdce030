import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;

/** A new session token: 256 random bits as base64url. */
export const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token: its SHA-256. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A text that could be a token; anything else is not worth a query. */
export const isTokenForm = (text: string): boolean => TOKEN_FORM.test(text);
