import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

describe('what the operator sets from outside', () => {
  it('has a working value for everything', () => {
    expect(parseEnvironment({}, '/srv/mingjian')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/mingjian/.data',
      databaseUrl: undefined,
      demoCompanies: 20_000,
      smtpUrl: undefined,
      publicUrl: 'http://127.0.0.1:3000',
    });
  });

  it('takes every variable, and an empty one as not set', () => {
    const environment = parseEnvironment(
      {
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/var/data',
        DATABASE_URL: 'postgresql://me:secret@db/mingjian',
        DEMO_COMPANIES: '0',
        SMTP_URL: '',
        PUBLIC_URL: 'https://credit.example.com/',
      },
      '/srv',
    );
    expect(environment).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/data',
      databaseUrl: 'postgresql://me:secret@db/mingjian',
      demoCompanies: 0,
      smtpUrl: undefined,
      publicUrl: 'https://credit.example.com',
    });
  });

  it.each([
    ['PORT', '80a', 'PORT is "80a", but must be a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT is "70000", but must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT is "-1", but must be a whole number from 0 to 65535.'],
    ['DEMO_COMPANIES', '2e4', 'DEMO_COMPANIES is "2e4", but must be a whole number from 0 to 5000000.'],
    [
      'HOST',
      'http://x',
      'HOST is "http://x", but must be an address or a name such as 127.0.0.1 or 0.0.0.0, without a port.',
    ],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL is set, but is not an address that begins with postgresql:// or postgres://.',
    ],
    ['SMTP_URL', 'mail', 'SMTP_URL is set, but is not an address that begins with smtp:// or smtps://.'],
    [
      'PUBLIC_URL',
      'credit.example.com',
      'PUBLIC_URL is set, but is not an address that begins with http:// or https://.',
    ],
  ])('refuses %s=%s with a sentence', (name, value, sentence) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(sentence);
  });
});

it.each([
  ['loopback', 'loopback'],
  ['127.0.0.1, 10.0.0.0/8', '127.0.0.1,10.0.0.0/8'],
  ['::1', '::1'],
])('believes the proxies of TRUST_PROXY=%s', (text, trustProxy) => {
  expect(parseEnvironment({ TRUST_PROXY: text }).trustProxy).toBe(trustProxy);
});

it.each(['true', '1', '10.0.0.0/33', 'proxy.example', '10.0.0.1,,', '10.0.0.1/8/9'])(
  'stops at TRUST_PROXY=%s',
  (text) => expect(() => parseEnvironment({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY/),
);
