/**
 * The texts of all string and template literals of a TypeScript source, a nested template as part of the outer
 * one. Comments and regular expressions are passed over. Enough of a scanner to look at SQL, not a parser.
 */
export const readLiterals = (source: string): readonly string[] => {
  const literals: string[] = [];
  let at = 0;
  while (at < source.length) {
    const end = findEnd(source, at);
    const first = source[at] ?? '';
    if (`'"\``.includes(first)) literals.push(source.slice(at + 1, end - 1));
    at = end;
  }
  return literals;
};

/** Where the thing that begins here ends: a comment, a literal, or a single character. */
const findEnd = (source: string, at: number): number => {
  const two = source.slice(at, at + 2);
  if (two === '//') return endOf(source, '\n', at);
  if (two === '/*') return endOf(source, '*/', at + 2);
  const first = source[at];
  if (first === "'" || first === '"') return endOfString(source, at, first);
  if (first === '`') return endOfTemplate(source, at);
  if (first === '/' && canBeginPattern(source, at)) return endOfPattern(source, at);
  return at + 1;
};

const endOf = (source: string, mark: string, from: number): number => {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found + mark.length;
};

const endOfString = (source: string, at: number, quote: string): number => {
  let end = at + 1;
  while (end < source.length && source[end] !== quote && source[end] !== '\n') {
    end += source[end] === '\\' ? 2 : 1;
  }
  return end + 1;
};

const endOfTemplate = (source: string, at: number): number => {
  let end = at + 1;
  while (end < source.length && source[end] !== '`') {
    if (source.startsWith('${', end)) end = endOfHole(source, end + 2);
    else end += source[end] === '\\' ? 2 : 1;
  }
  return end + 1;
};

const endOfHole = (source: string, from: number): number => {
  let end = from;
  for (let depth = 1; depth > 0 && end < source.length;) {
    if (source[end] === '{') depth += 1;
    if (source[end] === '}') depth -= 1;
    end = findEnd(source, end);
  }
  return end;
};

/** A slash after a value divides; anywhere else it begins a regular expression. */
const canBeginPattern = (source: string, at: number): boolean =>
  /(^|[=(,:[!&|?{};\n]|return|=>)\s*$/.test(source.slice(Math.max(0, at - 20), at));

const endOfPattern = (source: string, at: number): number => {
  let isClass = false;
  let end = at + 1;
  for (; end < source.length && source[end] !== '\n'; end += 1) {
    if (source[end] === '\\') end += 1;
    else if (source[end] === '[') isClass = true;
    else if (source[end] === ']') isClass = false;
    else if (source[end] === '/' && !isClass) break;
  }
  return end + 1;
};
