import { saveCompany } from '@mingjian/database/companies/testing';
import type { Database } from '@mingjian/database/connection';
import { rateChangedCompanies } from '@mingjian/database/ratings';
import { seedSources } from '@mingjian/database/records';
import { refreshSearch } from '@mingjian/database/search';
import { DIMENSIONS } from '@mingjian/domain/dictionary';
import type { DictionaryDimension, FieldRow } from '@mingjian/domain/dictionary';
import { RATIOS } from '@mingjian/domain/financial-ratios';
import { KEY_FIELDS } from '@mingjian/domain/records';
import type { PartyDraft, Payload, PayloadValue, RecordDraft } from '@mingjian/domain/records';

/** The day that the story is looked at from: later than the first telling, earlier than the second. */
export const THE_DAY = '2024-06-30';

/** What one telling says: a word in every text, digits in every number, a day in every date. */
interface Telling {
  readonly word: string;
  /** Seven, that no sum or quotient of the first telling comes to by chance. */
  readonly digits: string;
  readonly day: string;
}

const BEFORE: Telling = { word: 'BEFORE', digits: '1000003', day: '2023-05-06' };
/** A correction of what the first telling said, about the same time. */
const FIXED: Telling = { word: 'FIXED', digits: '7360517', day: '2023-05-06' };
/** What happened after the day. */
const LATER: Telling = { word: 'LATER', digits: '9284613', day: '2025-01-15' };

/** What only the second telling said, in texts, numbers or dates. */
export const SAID_LATER = /LATER|FIXED|7360517|9284613|2025-/;
/** What happened after the day, whenever it was told. */
export const HAPPENED_LATER = /LATER|9284613/;
export const CORRECTED = /FIXED|7360517/;

const FIRST_KNOWN = '2024-03-01T00:00:00.000Z';
const LATER_KNOWN = '2025-02-03T00:00:00.000Z';

const makeValue = ([name, , , type, unit]: FieldRow, { word, digits, day }: Telling): PayloadValue => {
  if (type === 'date') return day;
  if (type === 'datetime') return `${day}T02:00:00.000Z`;
  if (type === 'int') return Number(digits);
  if (type === 'decimal' || type === 'money') return `${digits}.00`;
  if (type === 'percent') return `1.${digits}`;
  if (type === 'bool') return true;
  if (type === 'enum') return unit.split(',')[0] ?? word;
  if (type === 'list') return [`${word} ${name}`];
  return `${word} ${name}`;
};

const STATEMENT_KEYS = (day: string) => ({
  period_end: `${Number(day.slice(0, 4)) - 1}-12-31`,
  period_type: 'annual',
  consolidation_scope: 'consolidated',
  fiscal_year: Number(day.slice(0, 4)) - 1,
  is_restated: false,
});

/** A record of a dimension that fills every field of the dictionary. */
const makeRecord = ({ key, fields }: DictionaryDimension, telling: Telling): RecordDraft => {
  const payload: Payload = Object.fromEntries(fields.map((field) => [field[0], makeValue(field, telling)]));
  const isStatement = key in KEY_FIELDS || key === 'statement_metadata';
  return {
    dimension: key,
    naturalKey: telling === LATER ? 'later' : 'first',
    payload: {
      ...payload,
      ...(isStatement ? STATEMENT_KEYS(telling.day) : {}),
      ...(key === 'basic_registration' ? { company_name: `明鉴${telling.word}有限公司` } : {}),
    },
    validFrom: telling.day,
    eventDate: telling.day,
    publishedOn: telling.day,
  };
};

export const RECORDED = DIMENSIONS.filter(({ kind }) => kind !== 'computed');

const tell = (telling: Telling): readonly RecordDraft[] =>
  RECORDED.map((dimension) => makeRecord(dimension, telling));

const NEW_CODE = '91440300MA5F00N01X';
const NEW_PARTY: PartyDraft = {
  kind: 'company',
  name: '后来的股东',
  keys: [{ scheme: 'credit_code', value: NEW_CODE }],
};

/** A holder that has a name from the first telling on, and is a company from the second. */
const holder: RecordDraft = {
  dimension: 'shareholder',
  naturalKey: 'holder',
  payload: { shareholder_name: '后来的股东', holding_pct: '10' },
  refs: { shareholder_id: NEW_PARTY },
  validFrom: BEFORE.day,
  publishedOn: BEFORE.day,
};

const storePeers = (db: Database, day: string, value: number) =>
  db.pool.query(
    `insert into peer_quartile (snapshot_on, peer_group, metric, peers, p25, median, p75)
     select $1, 'market', metric, 20, $3, $3, $3 from unnest($2::text[]) as metric`,
    [day, RATIOS.map(({ key }) => key), value],
  );

const OLD_CODE = '91440300MA5F00A01X';

/** A company with a record in every dimension, rated; all of it known before the day. */
export const tellFirst = async (db: Database): Promise<number> => {
  await seedSources(db);
  const companyId = await saveCompany(db, OLD_CODE, [...tell(BEFORE), holder], {
    knownFrom: FIRST_KNOWN,
    retrievedAt: FIRST_KNOWN,
  });
  await rateChangedCompanies(db, { clock: () => new Date('2024-04-01T00:00:00Z') });
  await storePeers(db, '2024-04-01', 1);
  await refreshSearch(db);
  return companyId;
};

/** What became known after the day: corrections, later events, a new rating, a new company. */
export const tellLater = async (db: Database): Promise<number> => {
  const at = { knownFrom: LATER_KNOWN, retrievedAt: LATER_KNOWN };
  await saveCompany(db, OLD_CODE, [...tell(FIXED), holder], at);
  await saveCompany(db, OLD_CODE, tell(LATER), at);
  const newId = await saveCompany(db, NEW_CODE, tell(LATER), at);
  await rateChangedCompanies(db, { clock: () => new Date('2025-04-01T00:00:00Z') });
  await storePeers(db, '2025-04-01', 9_284_613);
  await refreshSearch(db);
  return newId;
};
