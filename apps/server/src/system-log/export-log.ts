import { MAX_EXPORTED_LINES } from '@mingjian/contract/system-log';
import type { LogLine, exportLog } from '@mingjian/contract/system-log';
import type { Language } from '@mingjian/contract/wire';
import { listLog } from '@mingjian/database/system-log';
import { minuteInChina } from '@mingjian/domain/calendar';
import { LOG_AREAS, LOG_KIND_WORDS, findLogArea } from '@mingjian/domain/system-log';
import { ApplicationFailure } from '../http/index.ts';
import type { Call } from '../http/index.ts';
import { writeCsv } from '../workbooks/index.ts';
import type { Cell } from '../workbooks/index.ts';
import { presentLog } from './present-log.ts';
import { readFilter, readPeriod } from './read-filter.ts';

const LINES_AT_ONCE = 5_000;

const TITLES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Time (UTC)',
    'Time in China',
    'Account',
    'Name',
    'Organisation',
    'Kind',
    'Area',
    'Call',
    'Company',
    'Company id',
    'Answer',
    'Milliseconds',
    'Address',
    'Details',
  ],
  cn: [
    '时间（UTC）',
    '北京时间',
    '账户',
    '姓名',
    '机构',
    '类型',
    '模块',
    '调用',
    '企业',
    '企业编号',
    '结果',
    '耗时（毫秒）',
    'IP地址',
    '详情',
  ],
};

const FILE_WORDS: Readonly<Record<Language, string>> = { en: 'System log', cn: '系统日志' };

const toCells = (line: LogLine, language: Language): readonly Cell[] => {
  const area = findLogArea(line.action);
  return [
    line.at,
    minuteInChina(line.at),
    line.account?.username ?? '',
    line.account?.name ?? '',
    line.organisation?.name ?? '',
    LOG_KIND_WORDS[line.kind][language],
    area ? LOG_AREAS[area][language] : '',
    line.action,
    line.company?.name ?? '',
    line.company ? String(line.company.id) : '',
    line.code,
    line.durationMs,
    line.address,
    Object.keys(line.details).length > 0 ? JSON.stringify(line.details) : '',
  ];
};

/** Everything a filter finds as one file, read in pieces; refused when it would be longer than a file may be. */
export const writeLogFile = async (call: Call<typeof exportLog>): Promise<File> => {
  const { db, language } = call;
  const period = readPeriod(call);
  const filter = readFilter(call, period);
  const cells: (readonly Cell[])[] = [TITLES[language]];
  for (let offset = 0; ; offset += LINES_AT_ONCE) {
    const rows = await listLog(db, filter, { limit: LINES_AT_ONCE, offset });
    if (offset + rows.length > MAX_EXPORTED_LINES) throw new ApplicationFailure('log-too-long');
    cells.push(...(await presentLog(db, rows)).map((line) => toCells(line, language)));
    if (rows.length < LINES_AT_ONCE) break;
  }
  return new File([writeCsv(cells)], `${FILE_WORDS[language]} ${period.from} ${period.to}.csv`);
};
