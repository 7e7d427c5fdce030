import type { OriginalCell } from './source-reading.ts';

type ObjectValue = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is ObjectValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `.basic.Result.Partners[0]` -> its steps. */
const listSteps = (path: string): readonly (string | number)[] =>
  [...path.matchAll(/\.([^.[\]]+)|\[(\d+)\]/g)].map(([, key, index]) => key ?? Number(index));

const findAtPath = (value: unknown, path: string): unknown => {
  let found = value;
  for (const step of listSteps(path)) {
    if (typeof step === 'number') found = Array.isArray(found) ? found[step] : undefined;
    else found = isObject(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }
  return found;
};

/** The values at a place of a rule, `a[].b`. */
const findAll = (value: unknown, steps: readonly string[]): readonly unknown[] => {
  const [step, ...rest] = steps;
  if (step === undefined) return [value];
  const key = step.replace(/\[\]$/, '');
  if (!isObject(value) || !Object.hasOwn(value, key)) return [];
  const found = value[key];
  return step.endsWith('[]') && Array.isArray(found)
    ? found.flatMap((entry) => findAll(entry, rest))
    : findAll(found, rest);
};

const firstKey = (place: string): string => place.split('.')[0]?.replace(/\[\]$/, '') ?? '';

const MAX_TEXT = 2000;

const toText = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_TEXT);

/**
 * The object at a place as labels and texts in the order of the file: what fields were made of, and its other plain
 * values. Lists inside of it that are records of their own are left out.
 */
export const listObjectCells = (
  root: unknown,
  path: string,
  fields: Readonly<Record<string, readonly string[]>>,
): readonly OriginalCell[] | undefined => {
  const value = findAtPath(root, path);
  if (value === undefined || value === null) return undefined;
  if (!isObject(value))
    return [
      { label: String(listSteps(path).at(-1) ?? ''), text: toText(value), fields: fields['text'] ?? [] },
    ];
  const used = new Set<string>();
  const cells = Object.entries(fields).flatMap(([place, names]): OriginalCell[] => {
    const found = findAll(value, place.split('.'));
    if (found.length === 0) return [];
    used.add(firstKey(place));
    return [{ label: place, text: found.map(toText).join('; ').slice(0, MAX_TEXT), fields: names }];
  });
  const others = Object.entries(value)
    .filter(([key, other]) => !used.has(key) && (typeof other !== 'object' || other === null))
    .map(([label, other]): OriginalCell => ({ label, text: toText(other), fields: [] }));
  const order = Object.keys(value);
  return [...cells, ...others].toSorted(
    (a, b) => order.indexOf(firstKey(a.label)) - order.indexOf(firstKey(b.label)),
  );
};
