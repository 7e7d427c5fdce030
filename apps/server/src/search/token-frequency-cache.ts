import { getTokenFrequencies } from '@mingjian/database/search';
import { keepPerDatabase } from '../http/index.ts';

/** The token frequencies of a database, read at most once a minute: older ones find the same companies, only dearer. */
export const readTokenFrequencies = keepPerDatabase(60_000, getTokenFrequencies);
