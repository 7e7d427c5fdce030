import { BASE_PATH } from '@mingjian/contract/wire';
import type { Random } from '../search/random.ts';
import type { BadRequest, Subject } from './make-bad-request.ts';

const JSON_TYPE = 'application/json';
const DEPTH = 200_000;

/** Content type and body; none of them is a body that any call takes. */
const BODIES: readonly (readonly [type: string, body: string])[] = [
  [JSON_TYPE, '{"a":'],
  [JSON_TYPE, '{"a":1}}'],
  [JSON_TYPE, '{"__proto__":{"isAdmin":true}}'],
  [JSON_TYPE, '{"constructor":{"prototype":{"isAdmin":true}}}'],
  [JSON_TYPE, '[]'],
  [JSON_TYPE, 'null'],
  [JSON_TYPE, '"text"'],
  [JSON_TYPE, '\u0000'],
  [JSON_TYPE, '['.repeat(DEPTH)],
  [JSON_TYPE, `{"a":${'9'.repeat(100_000)}`],
  [`${JSON_TYPE}; charset=utf-16`, '{"\u0000'],
  ['text/plain', '{}'],
  ['text/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['application/octet-stream', '\u0001\u0002'],
  ['not a type', '{}'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"; filename="a'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
  ],
  ['multipart/form-data; boundary=x', `--x\r\n${'X-Header: y\r\n'.repeat(3_000)}\r\n1\r\n--x--`],
  ['application/x-www-form-urlencoded', '%zz=%e0%a4%a'],
  ['application/x-www-form-urlencoded', `${'a='.repeat(3)}&__proto__[isAdmin]=1`],
];

/** A body that cannot be read, or is of a kind that the call does not take. */
export const breakBody = ({ endpoint, token }: Subject, random: Random): BadRequest | null => {
  if (endpoint.method === 'GET') return null;
  const [type, body] = random.pick(BODIES);
  return {
    kind: 'broken body',
    endpoint,
    url: BASE_PATH + endpoint.path,
    headers: { token, 'content-type': type },
    body,
    // A call without inputs reads nothing of a form that holds none of its fields.
    isSurelyRefused:
      body.startsWith('{"a":') || type.startsWith('text/') || type.startsWith('application/octet'),
  };
};
