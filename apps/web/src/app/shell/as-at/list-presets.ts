export type Preset =
  | { readonly key: 'yearAgo' | 'twoYearsAgo'; readonly day: string }
  | { readonly key: 'endOfYear'; readonly day: string; readonly year: string };

/** The day so many years before; 29 February becomes the 28th. */
const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`.replace('-02-29', '-02-28');

/** Days that are often asked for. */
export const listPresets = (today: string): readonly Preset[] => {
  const year = String(Number(today.slice(0, 4)) - 1);
  return [
    { key: 'endOfYear', day: `${year}-12-31`, year },
    { key: 'yearAgo', day: yearsBefore(today, 1) },
    { key: 'twoYearsAgo', day: yearsBefore(today, 2) },
  ];
};
