import type { Failure } from './failure.ts';

/** What speaks against a question to the system log. */
export const LOG_FAILURES = {
  'period-ends-before-it-begins': {
    en: 'The period ends before it begins',
    cn: '结束日期早于开始日期',
    when: 'the last day of a period is earlier than its first',
  },
  'period-too-long': {
    en: 'The period may have 366 days at most',
    cn: '时间范围最多366天',
    when: 'the system log is asked for more than a year at once',
  },
  'log-too-long': {
    en: 'More than 50,000 lines were found. Please choose a shorter period or narrow the filter.',
    cn: '符合条件的日志超过50,000条，请缩短时间范围或增加筛选条件',
    when: 'a file of the system log would have more lines than one file may have',
  },
} as const satisfies Record<string, Failure>;
