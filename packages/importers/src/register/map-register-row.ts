import { getOrganisationCode, parseCompanyCode } from '@mingjian/domain/credit-code';
import type { CsvRecord } from '@mingjian/domain/csv';
import { parseCapital } from '@mingjian/domain/money';
import type { CompanyBatch, CoverageDraft, Payload, RecordDraft } from '@mingjian/domain/records';
import { findColumns, makeRefusal, parseDate, readCell } from '../shared/index.ts';
import type { MappedRow, MapperInput, Refusal, RefusalReason, RowMapper } from '../shared/index.ts';
import { REGISTER_COLUMNS } from './columns.ts';
import type { RegisterColumn } from './columns.ts';
import { makeAreaFinder } from './find-area.ts';
import { findOwnershipNature } from './ownership-nature.ts';

const DAMAGED = /\uFFFD|\?{3}/;
const MAX_NAME_LENGTH = 200;
/** A thousand trillion: beyond it a number is damaged, in any currency. */
const MAX_CAPITAL_DIGITS = 15;
const COMPANY_NAME = /公司|企业|合伙|集团|中心$/;

/** One row under reading: its cells by column and what has been refused so far. */
interface RowReader {
  readonly row: number;
  cell(column: RegisterColumn): string | null;
  refuse(
    scope: Refusal['scope'],
    column: RegisterColumn,
    reason: RefusalReason,
    details?: Record<string, number>,
  ): null;
  readonly refusals: Refusal[];
}

const makeReader = (record: CsvRecord, places: ReadonlyMap<string, number>): RowReader => {
  const refusals: Refusal[] = [];
  const raw = (column: RegisterColumn) => record.cells[places.get(column) ?? -1];
  return {
    row: record.row,
    refusals,
    cell: (column) => readCell(raw(column)),
    refuse: (scope, column, reason, details) => {
      refusals.push(makeRefusal(record.row, scope, column, raw(column) ?? '', reason, details));
      return null;
    },
  };
};

const readName = (reader: RowReader): string | null => {
  const name = reader.cell('企业名称');
  if (name === null) return reader.refuse('row', '企业名称', 'name-missing');
  if (name.length > MAX_NAME_LENGTH) return reader.refuse('row', '企业名称', 'name-too-long');
  return DAMAGED.test(name) ? reader.refuse('row', '企业名称', 'name-damaged') : name;
};

const readCode = (reader: RowReader, firstRows: Map<string, number>) => {
  const text = reader.cell('统一社会信用代码');
  if (text === null) return reader.refuse('row', '统一社会信用代码', 'code-missing');
  const parsed = parseCompanyCode(text);
  if (!parsed.ok) return reader.refuse('row', '统一社会信用代码', `code-${parsed.reason}`);
  const firstRow = firstRows.get(parsed.code);
  if (firstRow !== undefined) return reader.refuse('row', '统一社会信用代码', 'code-repeated', { firstRow });
  firstRows.set(parsed.code, reader.row);
  return parsed;
};

const readDate = (reader: RowReader, knownOn: string): string | null => {
  const text = reader.cell('注册日期');
  if (text === null) return null;
  const date = parseDate(text);
  if (date === undefined) return reader.refuse('value', '注册日期', 'date-wrong');
  return date > knownOn ? reader.refuse('value', '注册日期', 'date-in-future') : date;
};

const countWholeDigits = (amount: string): number => amount.replace(/\..*$/, '').length;

const readCapital = (reader: RowReader) => {
  const parsed = parseCapital(reader.cell('注册资金') ?? '');
  if (!parsed.ok) return reader.refuse('value', '注册资金', `capital-${parsed.reason}`);
  const isTooLarge = parsed.capital !== null && countWholeDigits(parsed.capital.amount) > MAX_CAPITAL_DIGITS;
  return isTooLarge ? reader.refuse('value', '注册资金', 'capital-too-large') : parsed.capital;
};

/** A column that stands empty is null in the payload: the source was asked and does not say. */
const readRegistration = (reader: RowReader, name: string, knownOn: string): Payload => {
  const companyType = reader.cell('企业类型');
  const representative = reader.cell('法人代表');
  const capital = readCapital(reader);
  const nature = companyType === null ? null : findOwnershipNature(companyType);
  return {
    company_name: name,
    legal_representative: representative,
    ...(representative !== null && COMPANY_NAME.test(representative)
      ? { legal_representative_type: 'company' }
      : {}),
    establishment_date: readDate(reader, knownOn),
    registered_capital: capital?.amount ?? null,
    registered_capital_currency: capital?.currency ?? null,
    company_type: companyType,
    ...(nature === null ? {} : { ownership_nature: nature }),
    business_scope: reader.cell('经营范围'),
    registered_address: reader.cell('注册地址'),
  };
};

const readAddress = (reader: RowReader, findArea: ReturnType<typeof makeAreaFinder>): Payload | null => {
  const address = reader.cell('注册地址');
  const province = reader.cell('所在省份');
  const area = province === null ? undefined : findArea(province, reader.cell('地区'), address);
  if (province !== null && !area) reader.refuse('value', '所在省份', 'place-unknown');
  if (address === null && !area) return null;
  return {
    address_text: address,
    address_type: 'registered',
    province: area?.province ?? null,
    city: area?.city ?? null,
    ...(area?.district ? { district: area.district } : {}),
    area_code: area?.areaCode ?? null,
  };
};

const identifiers = (code: { scheme: string; code: string }): Payload =>
  code.scheme === 'credit_code'
    ? { unified_social_credit_code: code.code, organisation_code: getOrganisationCode(code.code) }
    : { registration_number: code.code };

/** The file tells nothing of the industry; an address that it leaves empty is not disclosed. */
const makeCoverage = (hasAddress: boolean): CoverageDraft[] => [
  { dimension: 'industry_classification', state: 'not_covered' },
  ...(hasAddress ? [] : [{ dimension: 'contact_address', state: 'not_disclosed' } as const]),
];

const makeRecords = (reader: RowReader, registration: Payload, codes: Payload, address: Payload | null) => {
  const locator = `row ${reader.row}`;
  const records: RecordDraft[] = [
    { dimension: 'basic_registration', naturalKey: 'registration', payload: registration, locator },
    { dimension: 'identifiers_names', naturalKey: 'identifiers', payload: codes, locator },
  ];
  if (address)
    records.push({ dimension: 'contact_address', naturalKey: 'registered', payload: address, locator });
  return records;
};

/** Makes the function that turns a row of the register into a company with its records, or says why not. */
export const makeRegisterMapper = ({ fileName, header, knownOn }: MapperInput): RowMapper => {
  const places = findColumns(fileName, header, REGISTER_COLUMNS);
  const findArea = makeAreaFinder();
  const firstRows = new Map<string, number>();
  return (record): MappedRow => {
    const reader = makeReader(record, places);
    const name = readName(reader);
    const code = name === null ? null : readCode(reader, firstRows);
    if (name === null || code === null) return { company: null, refusals: reader.refusals };
    const address = readAddress(reader, findArea);
    const company: CompanyBatch = {
      party: { kind: 'company', name, keys: [{ scheme: code.scheme, value: code.code }] },
      records: makeRecords(reader, readRegistration(reader, name, knownOn), identifiers(code), address),
      coverage: makeCoverage(address !== null),
    };
    return { company, refusals: reader.refusals };
  };
};
