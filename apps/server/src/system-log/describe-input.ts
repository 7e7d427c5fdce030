const SECRET = /password|token|secret|verification/i;
/** What names or reaches a person; whose account it was is told by its id. */
const PERSONAL = /^(username|realName|alias|mobile|phone|email|contact)$/;
const MAX_TEXT = 200;
const MAX_FIELDS = 30;

const shorten = (value: unknown): unknown => {
  // The cut may fall inside a rare character of two units: half of it could not be stored.
  if (typeof value === 'string')
    return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT).toWellFormed()}…` : value;
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return `${value.length} items`;
  return '…';
};

/** What the log keeps of an input: its first-level values, shortened; never a password, token or code, nor what names or reaches a person. */
export const describeInput = (input: unknown): Record<string, unknown> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return {};
  const kept = Object.entries(input)
    .filter(([name, value]) => value !== undefined && !SECRET.test(name) && !PERSONAL.test(name))
    .slice(0, MAX_FIELDS);
  return Object.fromEntries(kept.map(([name, value]) => [name, shorten(value)]));
};
