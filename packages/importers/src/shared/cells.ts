const MISSING = /^(?:-+|—+|n\/?a|null|无|暂无)?$/i;

/** A cell without spaces around, or null for the ways in which registers write "nothing": `N/A`, `-`, `--`, empty. */
export const readCell = (cell: string | undefined): string | null => {
  const text = (cell ?? '').trim();
  return MISSING.test(text) ? null : text;
};

const DATE = /^(\d{4})(?:-|\/|\.|年)(\d{1,2})(?:-|\/|\.|月)(\d{1,2})日?(?:[ T]00:00(?::00)?(?:\.0+)?)?$/;

const FIRST_YEAR = 1800;
const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const countDays = (year: number, month: number): number => {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeapYear ? 29 : (DAYS_OF_MONTH[month - 1] ?? 0);
};

/** `2019-03-05`, `2019/3/5`, `2019年3月5日`, `2019-03-05 00:00:00` -> ISO date, or undefined when it is no day of the calendar. */
export const parseDate = (text: string): string | undefined => {
  const match = DATE.exec(text);
  if (!match) return undefined;
  const [, year = '', month = '', day = ''] = match;
  const isDay = Number(day) >= 1 && Number(day) <= countDays(Number(year), Number(month));
  if (!isDay || Number(year) < FIRST_YEAR) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const NUMBER = /^([-−]?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;
const NEGATIVE_IN_BRACKETS = /^\((.+)\)$/;

/** `1,234.50`, `-3`, `(12)` -> plain decimal text, or undefined when it is no number. */
export const parseNumber = (text: string): string | undefined => {
  const bare = text.normalize('NFKC').trim();
  const inner = NEGATIVE_IN_BRACKETS.exec(bare)?.[1];
  const match = NUMBER.exec(inner ?? bare);
  if (!match || (inner !== undefined && match[1])) return undefined;
  const digits = (match[2] ?? '').replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const sign = match[1] || inner !== undefined ? '-' : '';
  const fraction = match[3] === undefined ? '' : `.${match[3]}`;
  return /[1-9]/.test(digits + fraction) ? sign + digits + fraction : digits + fraction;
};
