import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  makeSearchDocument,
  parseName,
  parseQuery,
  readSyllables,
  SEARCH_COLUMNS,
  takeInitials,
} from '@mingjian/domain/search';
import type { SearchFacts, TokenFrequencies } from '@mingjian/domain/search';
import { beforeAll, describe, expect, test } from 'vitest';
import { copyRows, inTransaction } from '../connection/index.ts';
import { makeTestDatabase } from '../testing/index.ts';
import type { TestDatabase } from '../testing/index.ts';
import { getTokenFrequencies, refreshSearch, searchByWord } from './index.ts';

const folder =
  process.env['MINGJIAN_SHARED_DATA'] ?? resolve(import.meta.dirname, '../../../../../shared/data');
const REGISTER = join(folder, 'register', 'register_19k.csv');
const hasRegister = existsSync(REGISTER);

/** Names alone: what they are found by is what is measured here. */
const readNames = (): readonly string[] =>
  readFileSync(REGISTER, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '')
    .filter((name) => name.length > 3 && !name.startsWith('"'));

const makeFacts = (name: string, popularity: number): SearchFacts => ({
  name,
  popularity,
  nameEn: null,
  formerNames: [],
  shortNames: [],
  creditCode: null,
  stockCode: null,
  establishedOn: null,
  registeredCapital: null,
  registeredCapitalCurrency: null,
  status: null,
  provinceCode: null,
  cityCode: null,
  industrySection: null,
  industryDivision: null,
  nature: null,
  sizeGrade: null,
  isListed: null,
  isHighTech: null,
});

const SHOWN = 20;
const ASKED = 150;

describe.skipIf(!hasRegister)('names of a real register (skipped where ../shared/data is absent)', () => {
  let db: TestDatabase;
  let names: readonly string[] = [];
  let frequencies: TokenFrequencies;

  beforeAll(async () => {
    db = await makeTestDatabase();
    names = readNames();
    await inTransaction(db, (client) =>
      copyRows(
        client,
        'company_search',
        SEARCH_COLUMNS,
        names.map((name, at) => ({
          company_id: at + 1,
          known_from: '2024-01-01T00:00:00Z',
          known_to: null,
          ...makeSearchDocument(makeFacts(name, (at * 37) % 400)),
        })),
      ),
    );
    await refreshSearch(db);
    frequencies = await getTokenFrequencies(db);
  });

  /**
   * Share of every so many-th name whose company, or one of the very same name, is shown for its query. Queries that
   * more companies match than are shown select none of them: the branches of a bank all have its initials.
   */
  const measureHits = async (makeQuery: (name: string, at: number) => string | null): Promise<number> => {
    const step = Math.floor(names.length / ASKED);
    let asked = 0;
    let hits = 0;
    for (let at = 0; at < names.length; at += step) {
      const name = names[at] ?? '';
      const query = parseQuery(makeQuery(name, at) ?? '');
      if (query.kind !== 'han' && query.kind !== 'latin') continue;
      const { ranked, count } = await searchByWord(db, { query, offset: 0, limit: SHOWN, frequencies });
      if ((count?.total ?? 0) > SHOWN && ranked[0]?.reason !== 'similar-name') continue;
      asked += 1;
      if (ranked.some(({ companyId }) => names[companyId - 1] === name)) hits += 1;
    }
    expect(asked).toBeGreaterThan(ASKED / 3);
    return hits / asked;
  };

  const bare = (name: string): string => parseName(name).flat;
  const isLong = (name: string): boolean => bare(name).length >= 6;

  test('the whole name', async () => {
    expect(await measureHits((name) => name)).toBeGreaterThanOrEqual(0.99);
  });

  test('the name without its legal form', async () => {
    expect(await measureHits(bare)).toBeGreaterThanOrEqual(0.95);
  });

  test('brand and business without the place', async () => {
    expect(
      await measureHits((name) => (parseName(name).core.length >= 4 ? parseName(name).core : null)),
    ).toBeGreaterThanOrEqual(0.95);
  });

  test('a part from the middle of the name', async () => {
    expect(
      await measureHits((name) => (isLong(name) ? bare(name).slice(1, 6) : null)),
    ).toBeGreaterThanOrEqual(0.8);
  });

  test('initials of four letters and more', async () => {
    const initials = (name: string): string => takeInitials(readSyllables(parseName(name).core));
    expect(
      await measureHits((name) => (initials(name).length >= 4 ? initials(name) : null)),
    ).toBeGreaterThanOrEqual(0.95);
  });

  test('a character replaced', async () => {
    const slip = (name: string, at: number): string | null => {
      const text = bare(name);
      const place = 2 + (at % Math.max(1, text.length - 3));
      return isLong(name) ? `${text.slice(0, place)}鑫${text.slice(place + 1)}` : null;
    };
    expect(await measureHits(slip)).toBeGreaterThanOrEqual(0.9);
  });

  test('a character dropped', async () => {
    const slip = (name: string, at: number): string | null => {
      const text = bare(name);
      const place = 2 + (at % Math.max(1, text.length - 3));
      return isLong(name) ? text.slice(0, place) + text.slice(place + 1) : null;
    };
    expect(await measureHits(slip)).toBeGreaterThanOrEqual(0.85);
  });
});
