import { ImportFailure } from './failures.ts';

/** Places of the required columns in a header; the header may hold others. Throws ImportFailure naming what is missing. */
export const findColumns = (
  file: string,
  header: readonly string[],
  required: readonly string[],
): ReadonlyMap<string, number> => {
  const places = new Map<string, number>();
  for (const [index, name] of header.entries()) {
    if (places.has(name) && name !== '') throw new ImportFailure('repeated-column', { file, columns: name });
    places.set(name, index);
  }
  const missing = required.filter((name) => !places.has(name));
  if (missing.length > 0)
    throw new ImportFailure('missing-columns', {
      file,
      columns: missing.join('、'),
      found: header.join('、').slice(0, 300),
    });
  return places;
};
