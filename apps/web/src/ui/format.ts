/** Formats decimal texts exactly: a money column may hold more digits than a number can. */
type Decimal = string | number;

const formatters = new Map<number, Intl.NumberFormat>();

const formatterOf = (decimals: number): Intl.NumberFormat => {
  const known = formatters.get(decimals);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: 'halfExpand',
  });
  formatters.set(decimals, made);
  return made;
};

export const FIGURE_DECIMALS = 2;

/** Thousands separators and 2 decimals unless said; a true minus sign. Both languages write figures alike. */
export const formatFigure = (value: Decimal, decimals = FIGURE_DECIMALS): string =>
  formatterOf(decimals)
    .format(value as Intl.StringNumericLiteral)
    .replace(/^-(?=[0.,]*$)/, '')
    .replace('-', '\u2212');

export const formatCount = (value: Decimal): string => formatFigure(value, 0);

/** Yuan as decimal text -> thousand yuan as decimal text, by moving the point. */
export const toThousandYuan = (yuan: string): string => {
  const [, sign = '', whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(yuan) ?? [];
  const digits = whole.padStart(4, '0');
  return `${sign}${digits.slice(0, -3)}.${digits.slice(-3)}${rest}`;
};

/** `2024-03-01` from a date or an instant. */
export const formatDate = (iso: string): string => iso.slice(0, 10);

const CHINA = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment that a source tells, a hearing: on the clock of the place. */
export const formatMomentInChina = (iso: string): string => CHINA.format(new Date(iso));

/** `2024-03-01 09:30` in the reader's time zone. */
export const formatMoment = (iso: string): string => {
  const date = new Date(iso);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
};
