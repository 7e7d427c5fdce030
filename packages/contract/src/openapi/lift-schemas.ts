/** JSON Schema as plain data. */
export type JsonSchema = Record<string, unknown>;

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LOCAL = '#/$defs/';

const rename = (value: unknown, nameOf: (local: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => rename(item, nameOf));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key !== '$ref' || typeof item !== 'string' || !item.startsWith('#'))
        return [key, rename(item, nameOf)];
      return [key, `#/components/schemas/${nameOf(item.startsWith(LOCAL) ? item.slice(LOCAL.length) : '')}`];
    }),
  );
};

/**
 * Moves the definitions inside a schema (recursive shapes) to the components of the document, so that every `$ref`
 * can be followed there. `prefix` names what has no name of its own.
 */
export const liftSchemas = (
  schema: JsonSchema,
  prefix: string,
  components: Record<string, JsonSchema>,
): JsonSchema => {
  const nameOf = (local: string) => (local === '' || local.startsWith('__') ? `${prefix}${local}` : local);
  const { $schema: _, $defs, ...rest } = schema;
  for (const [local, definition] of Object.entries(isObject($defs) ? $defs : {}))
    components[nameOf(local)] = rename(definition, nameOf) as JsonSchema;
  const lifted = rename(rest, nameOf) as JsonSchema;
  if (JSON.stringify(rest).includes('"$ref":"#"')) components[prefix] = lifted;
  return lifted;
};
