const SECRET = /password|token|secret|verification/i;
/** What names or reaches a person; whose account it was is told by its id. */
const PERSONAL = /^(username|realName|alias|mobile|phone|email|contact)$/;
/** What one person wrote to another: the log tells that it was answered and how, not in which words. */
const WRITTEN = /^(answer|note)$/;
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

/** What the log keeps of an input: its first-level values, shortened; never a password, token or code, nor what names or reaches a person or was written to one. */
export const describeInput = (input: unknown): Record<string, unknown> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return {};
  const kept = Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .filter(([name]) => ![SECRET, PERSONAL, WRITTEN].some((kept) => kept.test(name)))
    .slice(0, MAX_FIELDS);
  return Object.fromEntries(kept.map(([name, value]) => [name, shorten(value)]));
};
