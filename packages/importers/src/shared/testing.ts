import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CompanyBatch, Payload } from '@mingjian/domain/records';
import type { ImportSource, MappedRow } from './import-source.ts';
import { CSV_FORMAT } from './survey-file.ts';

const FIXTURES = resolve(import.meta.dirname, '../../fixtures');

export const fixture = (name: string): string => join(FIXTURES, name);

const REAL_DATA =
  process.env['MINGJIAN_SHARED_DATA'] ?? resolve(import.meta.dirname, '../../../../../shared/data');

/** A file of real rows beside the repository, or null: tests that need one say that they skip. */
export const findRealFile = (name: string): string | null => {
  const path = join(REAL_DATA, name);
  return existsSync(path) ? path : null;
};

/** Surveys and maps a whole file, without a database. */
export const mapFile = async (
  source: ImportSource,
  path: string,
  knownOn = '2026-01-01',
): Promise<MappedRow[]> => {
  const { survey, read } = source.format ?? CSV_FORMAT;
  const file = await survey(path);
  const mapRow = source.makeMapper({ fileName: file.fileName, header: file.header, knownOn });
  const mapped: MappedRow[] = [];
  for await (const records of read(file))
    for (const record of records) if (record.row > 1) mapped.push(mapRow(record));
  return mapped;
};

export const payloadOf = (company: CompanyBatch | null | undefined, dimension: string): Payload | undefined =>
  company?.records.find((record) => record.dimension === dimension)?.payload;
