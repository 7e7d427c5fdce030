import { findEnds, makeStatementIndex } from '@mingjian/domain/ownership-formats';
import type {
  LinkStatement,
  PartyStatement,
  ReadStatement,
  StatementFault,
  StatementIndex,
} from '@mingjian/domain/ownership-formats';
import type { CompanyBatch } from '@mingjian/domain/records';
import type { FieldsByLabel } from '@mingjian/domain/source-text';
import { JSON_FORMAT } from '../provider-json/index.ts';
import { makeRefusal } from '../shared/index.ts';
import type { FileFormat, ImportSource, MappedRow, MapperInput, SurveyedFile } from '../shared/index.ts';
import { mapHoldings, mapPosts } from './map-link.ts';
import { makeParty, mapCompany, refuseNumbers } from './map-party.ts';

export interface OwnershipFormat {
  readonly sourceId: string;
  readonly read: (value: unknown) => ReadStatement;
  readonly fields: FieldsByLabel;
}

interface Row {
  readonly number: number;
  readonly locator: string;
  readonly index: StatementIndex;
  readonly sourceId: string;
  readonly knownOn: string;
}

const NOTHING: MappedRow = { company: null, refusals: [] };

const refuse = (number: number, { place, value, reason, details }: StatementFault): MappedRow => ({
  company: null,
  refusals: [makeRefusal(number, 'row', place, value, reason, details)],
});

/** Persons and others come in with the links that name them; of a party told of twice the later statement counts. */
const mapPartyStatement = (statement: PartyStatement, row: Row): MappedRow => {
  if (!row.index.isStanding(statement.id, row.number)) return NOTHING;
  const refusals = refuseNumbers(statement, row.sourceId, row.number);
  const draft = statement.kind === 'company' ? makeParty(statement, row.sourceId) : null;
  return { company: draft && mapCompany(statement, draft, row.locator, row.knownOn), refusals };
};

const PUT_RIGHT = 'relationship (a later statement puts it right)';

const mapLinkStatement = (
  statement: LinkStatement,
  row: Row,
): MappedRow & { readonly leftOut: readonly string[] } => {
  const ends = findEnds(statement, row.index);
  if ('reason' in ends) return { ...refuse(row.number, ends), leftOut: [] };
  const owned = makeParty(ends.owned, row.sourceId);
  const place = '$';
  if (!owned)
    return {
      ...refuse(row.number, { place, value: statement.ownedId, reason: 'subject-not-named' }),
      leftOut: [],
    };
  const link = row.index.place(statement, row.number);
  const holder = { statement: ends.holder, party: ends.holder && makeParty(ends.holder, row.sourceId) };
  const records = [...mapHoldings(link, holder, row.locator), ...mapPosts(link, holder, row.locator)];
  const said = statement.holdings.length + statement.posts.length;
  if (records.length === 0 && holder.party) return { ...NOTHING, leftOut: said > 0 ? [PUT_RIGHT] : [] };
  const isHidden = !holder.party && !row.index.hasHolders(statement.ownedId);
  const company: CompanyBatch = {
    party: owned,
    records,
    ...(isHidden && { coverage: [{ dimension: 'shareholder', state: 'not_disclosed' as const }] }),
  };
  return { company, refusals: [], leftOut: [] };
};

/** Who is told of and what follows what: the first of two readings of the file. */
const indexFile = async (
  file: SurveyedFile,
  read: OwnershipFormat['read'],
  into: StatementIndex,
): Promise<void> => {
  for await (const rows of JSON_FORMAT.read(file))
    for (const { row, cells } of rows) {
      if (row === 1) continue;
      const found = read(JSON.parse(cells[0] ?? ''));
      if (found.ok) into.add(found.statement, row - 1);
    }
};

/**
 * The importer of a format whose statements refer to each other by ids, in any order: parties and the times of links are
 * indexed while the file is surveyed, then statements are mapped one by one. One source belongs to one file.
 */
export const makeFormatSource = ({ sourceId, read, fields }: OwnershipFormat): ImportSource => {
  const index = makeStatementIndex();
  const format: FileFormat = {
    ...JSON_FORMAT,
    rowWord: 'statement',
    survey: async (path) => {
      const file = await JSON_FORMAT.survey(path);
      await indexFile(file, read, index);
      return file;
    },
  };
  const makeMapper =
    ({ knownOn }: MapperInput) =>
    ({ row, cells }: { readonly row: number; readonly cells: readonly string[] }): MappedRow => {
      const number = row - 1;
      const found = read(JSON.parse(cells[0] ?? ''));
      if (!found.ok) return refuse(number, found.fault);
      const { statement, leftOut } = found;
      const context: Row = { number, locator: `object ${number} $`, index, sourceId, knownOn };
      if (statement.type === 'party') return mapPartyStatement(statement, context);
      const mapped = mapLinkStatement(statement, context);
      return { ...mapped, leftOut: [...leftOut, ...mapped.leftOut] };
    };
  return {
    sourceId,
    // The statements about one company stand anywhere in the file.
    isOneRowPerCompany: false,
    requiredColumns: [],
    format,
    makeReading: ({ marks }) => ({ kind: 'objects', marks, fields }),
    makeMapper,
  };
};
