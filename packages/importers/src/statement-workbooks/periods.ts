/** The period that a column of a statement tells of. */
export interface Period {
  readonly end: string;
  readonly type: 'annual' | 'semi_annual' | 'q1' | 'q3' | 'interim';
}

const DAYS: Readonly<Record<string, string>> = { '01': '31', '03': '31', '06': '30', '09': '30', '12': '31' };

const typeOf = (end: string): Period['type'] => {
  const day = end.slice(5);
  if (day === '12-31') return 'annual';
  if (day === '06-30') return 'semi_annual';
  if (day === '03-31') return 'q1';
  return day === '09-30' ? 'q3' : 'interim';
};

const makePeriod = (year: string, month: string, day?: string): Period | undefined => {
  const mm = month.padStart(2, '0');
  const number = Number(month);
  if (number < 1 || number > 12) return undefined;
  const last = DAYS[mm] ?? String(new Date(Date.UTC(Number(year), number, 0)).getUTCDate());
  const dd = day?.padStart(2, '0') ?? last;
  if (Number(dd) < 1 || Number(dd) > new Date(Date.UTC(Number(year), number, 0)).getUTCDate())
    return undefined;
  const end = `${year}-${mm}-${dd}`;
  return { end, type: typeOf(end) };
};

const YEAR = '((?:19|20)\\d{2})';
/** In order; each with the place of year, month and day in the match. */
const FORMS: readonly (readonly [RegExp, (match: readonly string[]) => Period | undefined])[] = [
  [new RegExp(`${YEAR}[-/.](\\d{1,2})[-/.](\\d{1,2})`), ([, y = '', m = '', d = '']) => makePeriod(y, m, d)],
  [new RegExp(`${YEAR}年(\\d{1,2})月(\\d{1,2})日`), ([, y = '', m = '', d = '']) => makePeriod(y, m, d)],
  [new RegExp(`${YEAR}(\\d{2})(\\d{2})(?!\\d)`), ([, y = '', m = '', d = '']) => makePeriod(y, m, d)],
  [new RegExp(`${YEAR}年?度?\\s*(?:第?一季度?|一季报|Q1)`, 'i'), ([, y = '']) => makePeriod(y, '3')],
  [new RegExp(`${YEAR}年?度?\\s*(?:上?半年度?|中报|H1|Q2)`, 'i'), ([, y = '']) => makePeriod(y, '6')],
  [new RegExp(`${YEAR}年?度?\\s*(?:前?三季度?|三季报|Q3)`, 'i'), ([, y = '']) => makePeriod(y, '9')],
  [new RegExp(`${YEAR}年\\s*(?:\\d{1,2}月?[-—~至]+)?(\\d{1,2})月`), ([, y = '', m = '']) => makePeriod(y, m)],
  [
    new RegExp(`(?:FY|year ended|as at|as of)?\\s*${YEAR}(?:年度?|年报|A)?(?!\\d)`, 'i'),
    ([, y = '']) => makePeriod(y, '12'),
  ],
];

/** `2024-12-31`, `2024年度`, `FY2024`, `2024年1-6月`: the period in a text, if one is named. */
export const findPeriod = (text: string): Period | undefined => {
  const plain = text.normalize('NFKC').trim();
  for (const [form, make] of FORMS) {
    const match = form.exec(plain);
    // The first form that fits decides: what is no day is not read as its year.
    if (match) return make(match);
  }
  return undefined;
};

const THIS = /^(?:期末|年末|本期|本年|本年度|本期末|月末|current)/i;
const BEFORE = /^(?:年初|期初|上期|上年|上年度|上年末|上年年末|上年同期|prior|previous|opening)/i;

/** `期末余额`, `上期金额`: columns that count from the day of the title. */
export const findRelativePeriod = (
  text: string,
  title: Period | undefined,
  isBalance: boolean,
): Period | undefined => {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  if (!title) return undefined;
  if (THIS.test(plain)) return title;
  if (!BEFORE.test(plain)) return undefined;
  const year = String(Number(title.end.slice(0, 4)) - 1);
  // The opening balance of any period is that of the end of the year before; a flow compares with the same months.
  const end = isBalance ? `${year}-12-31` : `${year}${title.end.slice(4)}`;
  return { end, type: typeOf(end) };
};

/** Months of a period that began with the year. */
export const countMonths = ({ end }: Period): number => Number(end.slice(5, 7));
