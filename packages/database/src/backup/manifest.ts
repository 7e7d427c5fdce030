import type { BackupTable } from './catalogue.ts';

export const FORMAT = 'mingjian-backup-1';
export const MANIFEST_NAME = 'manifest.json';
export const END_NAME = 'end.json';

/** The first entry of an archive. */
export interface Manifest {
  readonly format: string;
  readonly createdAt: string;
  readonly serverVersion: string;
  readonly migrations: readonly string[];
  readonly tables: readonly BackupTable[];
  readonly sequences: readonly { readonly name: string; readonly lastValue: number }[];
}

/** The last entry: an archive without it was cut off. */
export interface ArchiveEnd {
  readonly rows: Readonly<Record<string, number>>;
}

/** Both sides read and write text in one dialect, whatever the server's own settings are. */
export const SESSION_SETTINGS = [
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'iso_8601'`,
  `set timezone = 'UTC'`,
  `set bytea_output = 'hex'`,
  `set extra_float_digits = 1`,
  `set client_encoding = 'UTF8'`,
  `set statement_timeout = 0`,
];

/** Data of a table travels in numbered pieces, so that an archive can be written without knowing its size. */
export const nameChunk = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}.copy`;

export const findChunkTable = (entry: string): string | undefined =>
  /^tables\/([^/]+)\/\d+\.copy$/.exec(entry)?.[1];
