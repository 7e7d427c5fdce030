/** A day counted from 1970-01-01: calendar arithmetic without a clock or a time zone. */
export type Day = number;

/** Day of a date of the proleptic Gregorian calendar (H. Hinnant, "chrono-compatible low-level date algorithms"). */
export const dayOf = (year: number, month: number, date: number): Day => {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
};

const pad = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

const splitDay = (day: Day): { year: number; month: number; date: number } => {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    date: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
};

const isoByDay = new Map<Day, string>();

/** `2024-03-31`. */
export const isoOf = (day: Day): string => {
  const known = isoByDay.get(day);
  if (known !== undefined) return known;
  const { year, month, date } = splitDay(day);
  const text = `${year}-${pad(month)}-${pad(date)}`;
  isoByDay.set(day, text);
  return text;
};

/** Reads `2024-03-31`. Throws a RangeError on anything else. */
export const parseDay = (iso: string): Day => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  const day = match ? dayOf(Number(match[1]), Number(match[2]), Number(match[3])) : Number.NaN;
  if (Number.isNaN(day) || isoOf(day) !== iso) throw new RangeError(`${iso} is no date`);
  return day;
};

export const yearOf = (day: Day): number => splitDay(day).year;

/** The first day of the quarter that follows: the rhythm in which slow sources are read. */
export const nextQuarterStart = (day: Day): Day => {
  const { year, month } = splitDay(day);
  const next = Math.floor((month - 1) / 3) * 3 + 4;
  return next > 12 ? dayOf(year + 1, 1, 1) : dayOf(year, next, 1);
};

/** When the reading of that day was stored: 10:00 in Beijing. */
export const instantOf = (day: Day): string => `${isoOf(day)}T02:00:00.000Z`;
