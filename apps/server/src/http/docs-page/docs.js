// Draws the calls of /api/openapi.json. Text goes in as text nodes only, so nothing in the document can become markup.

const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

const resolve = (schema, root) => {
  const name = schema?.$ref?.split('/').at(-1);
  return name ? root.components.schemas[name] : schema;
};

const typeOf = (schema) => {
  if (!schema) return 'anything';
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeOf).join(' | ');
  if (schema.type === 'array') return `${typeOf(schema.items)}[]`;
  return schema.format ? `${schema.type} (${schema.format})` : (schema.type ?? 'anything');
};

const rulesOf = (schema) => {
  const rules = [];
  if (schema.minLength === 1) rules.push('not empty');
  else if (schema.minLength !== undefined) rules.push(`at least ${schema.minLength} characters`);
  if (schema.maxLength !== undefined) rules.push(`at most ${schema.maxLength} characters`);
  const low = schema.minimum ?? schema.exclusiveMinimum;
  if (low !== undefined && low > Number.MIN_SAFE_INTEGER) {
    rules.push(`${schema.minimum === undefined ? 'above' : 'from'} ${low}`);
  }
  if (schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER)
    rules.push(`to ${schema.maximum}`);
  if (schema.default !== undefined) rules.push(`${JSON.stringify(schema.default)} unless said`);
  return rules.join(', ');
};

/** A schema as an indented outline: field, type. Recursive shapes are named, not repeated. */
const outline = (schema, root, depth = 0, seen = []) => {
  const shape = resolve(schema, root);
  const indent = '  '.repeat(depth);
  if (!shape || seen.includes(shape)) return `${indent}…\n`;
  const inner = shape.type === 'array' ? resolve(shape.items, root) : shape;
  const object = inner?.properties
    ? inner
    : (inner?.anyOf ?? []).map((one) => resolve(one, root)).find((one) => one?.properties);
  if (!object) return depth === 0 ? `${typeOf(shape)}\n` : '';
  const lines = Object.entries(object.properties).map(([name, field]) => {
    const isOptional = !(object.required ?? []).includes(name);
    const nested = outline(field, root, depth + 1, [...seen, shape]);
    return `${indent}${name}${isOptional ? '?' : ''}: ${describe(field, root)}\n${nested}`;
  });
  return depth === 0 && shape.type === 'array' ? `list of\n${lines.join('')}` : lines.join('');
};

const describe = (schema, root) => {
  const shape = resolve(schema, root);
  if (shape?.type === 'array') return resolve(shape.items, root)?.properties ? 'list of' : typeOf(shape);
  return shape?.properties ? 'object' : typeOf(schema);
};

const table = (heads, rows) =>
  make(
    'div',
    { class: 'scroll', tabindex: '0' },
    make(
      'table',
      {},
      make('thead', {}, make('tr', {}, ...heads.map((head) => make('th', { scope: 'col' }, head)))),
      make('tbody', {}, ...rows.map((cells) => make('tr', {}, ...cells.map((cell) => make('td', {}, cell))))),
    ),
  );

const inputRows = (operation, root) => {
  if (operation.parameters) {
    return operation.parameters.map(({ name, required, schema }) => [
      name,
      typeOf(schema),
      required ? 'yes' : 'no',
      rulesOf(schema),
    ]);
  }
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const schema = resolve(content?.schema, root) ?? {};
  return Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    typeOf(field),
    (schema.required ?? []).includes(name) ? 'yes' : 'no',
    rulesOf(field),
  ]);
};

const facts = (operation) => {
  const bodies = Object.keys(operation.requestBody?.content ?? {});
  return [
    operation['x-public'] ? 'public' : `right: ${[operation['x-right']].flat().join(', ')}`,
    operation['x-feature'] && `feature: ${[operation['x-feature']].flat().join(', ')}`,
    operation['x-package'] && `opened by package ${operation['x-package'].join(', ')}`,
    operation['x-quota'] && `spends: ${operation['x-quota']}`,
    `rate: ${operation['x-rate']}`,
    bodies.length > 0 && `body: ${bodies.join(', ')}`,
  ].filter(Boolean);
};

const drawCall = (path, method, operation, root) => {
  const envelope = operation.responses['200'].content['application/json'].schema.properties;
  const rows = inputRows(operation, root);
  const failures = operation['x-failures'].map((code) => {
    const { en, cn, when } = root['x-failures'][code];
    return [code, en, make('span', { lang: 'zh-CN' }, cn), when];
  });
  return make(
    'article',
    { id: operation.operationId },
    make('h2', {}, make('span', { class: `method ${method}` }, method.toUpperCase()), path),
    make('p', {}, operation.summary),
    make('ul', { class: 'facts' }, ...facts(operation).map((fact) => make('li', {}, fact))),
    make('h3', {}, 'Input'),
    rows.length > 0 ? table(['Field', 'Type', 'Required', 'Rules'], rows) : make('p', {}, 'None.'),
    make('h3', {}, `Answer: code ${JSON.stringify(envelope.code.const)}, data`),
    make('pre', { tabindex: '0' }, outline(envelope.data, root)),
    make('h3', {}, 'Failures'),
    table(['Code', 'Sentence', make('span', { lang: 'zh-CN' }, '中文'), 'When'], failures),
  );
};

const listCalls = (root) =>
  Object.entries(root.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation,
      text: `${path} ${operation.summary} ${facts(operation).join(' ')}`.toLowerCase(),
    })),
  );

const drawIndex = (calls) => {
  const groups = Object.groupBy(calls, ({ operation }) => operation.tags[0]);
  return Object.entries(groups).map(([tag, members]) =>
    make(
      'section',
      {},
      make('h2', {}, tag),
      make(
        'ul',
        {},
        ...members.map(({ path, operation }) =>
          make('li', {}, make('a', { href: `#${operation.operationId}` }, path.split('/').at(-1))),
        ),
      ),
    ),
  );
};

const answer = await fetch('/api/openapi.json');
const root = await answer.json();
const all = listCalls(root);
const draw = () => {
  const wanted = document.querySelector('#filter').value.trim().toLowerCase();
  const shown = all.filter(({ text }) => text.includes(wanted));
  document.querySelector('#index').replaceChildren(...drawIndex(shown));
  document
    .querySelector('#calls')
    .replaceChildren(
      ...shown.map(({ path, method, operation }) => drawCall(path, method, operation, root)),
      ...(shown.length === 0 ? [make('p', {}, 'No call has this.')] : []),
    );
};
document.querySelector('#intro').textContent = root.info.description;
document.querySelector('#filter').addEventListener('input', draw);
draw();
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
