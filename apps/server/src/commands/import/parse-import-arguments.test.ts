import { describe, expect, it } from 'vitest';
import { OperatorError } from '@mingjian/database/launcher';
import { parseImportArguments } from './parse-import-arguments.ts';

describe('arguments of npm run import', () => {
  it('name the source, the files and the options in any order', () => {
    expect(
      parseImportArguments(['register', '--dry-run', 'a.csv', '--known-at', '2019-12-31', 'b.csv']),
    ).toEqual({
      source: 'register',
      files: ['a.csv', 'b.csv'],
      isDryRun: true,
      knownAt: '2019-12-31',
      reportPath: undefined,
      companiesPath: undefined,
      company: undefined,
      mappingPath: undefined,
      acceptGaps: false,
    });
  });

  it.each([
    [[], 'Say what to import'],
    [['excel', 'a.xlsx'], 'no importer "excel"'],
    [['register'], 'Name the file'],
    [['register', 'a.csv', '--dryrun'], 'Usage:'],
    [['register', 'a.csv', '--companies', 'b.csv'], 'belongs to the import of statements'],
    [['qcc', 'a.json', '--mapping', 'm.json'], 'belong to the import of a statement-workbook'],
    [['register', 'a.csv', 'b.csv', '--report', 'c.csv'], 'one file at a time'],
  ])('%j are refused with a sentence', (args, words) => {
    expect(() => parseImportArguments(args)).toThrow(OperatorError);
    expect(() => parseImportArguments(args)).toThrow(words);
  });
});
