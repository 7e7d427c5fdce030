import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { OperatorError } from '@mingjian/database/launcher';

/** What the operator sets from outside, parsed once; the names and defaults are a public interface. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** 0: an empty database without demo accounts. */
  readonly demoCompanies: number;
  readonly smtpUrl: string | undefined;
  /** The address people use, for links in mails; without a slash at the end. */
  readonly publicUrl: string;
  /** Addresses and networks of proxies, comma-separated. */
  readonly trustProxy: string | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** A wrong value stops the start with a sentence that names the variable, the value and what is allowed. */
export const parseEnvironment = (variables: Variables, root = process.cwd()): Environment => {
  const port = parseInteger(variables, 'PORT', 3000, 0, 65_535);
  const host = parseHost(variables);
  return {
    port,
    host,
    dataDir: resolve(root, read(variables, 'DATA_DIR') ?? '.data'),
    databaseUrl: parseUrl(variables, 'DATABASE_URL', ['postgresql:', 'postgres:']),
    demoCompanies: parseInteger(variables, 'DEMO_COMPANIES', 20_000, 0, 5_000_000),
    smtpUrl: parseUrl(variables, 'SMTP_URL', ['smtp:', 'smtps:']),
    publicUrl: (
      parseUrl(variables, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://${presentHost(host)}:${port}`
    ).replace(/\/+$/, ''),
    trustProxy: parseProxies(variables),
  };
};

/** An address that a browser on this machine can open. */
const presentHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

const read = (variables: Variables, name: string): string | undefined => variables[name]?.trim() || undefined;

const parseInteger = (
  variables: Variables,
  name: string,
  standard: number,
  low: number,
  high: number,
): number => {
  const text = read(variables, name);
  if (text === undefined) return standard;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= low && value <= high) return value;
  throw new OperatorError(`${name} is "${text}", but must be a whole number from ${low} to ${high}.`);
};

const parseHost = (variables: Variables): string => {
  const text = read(variables, 'HOST') ?? '127.0.0.1';
  if (/^[\w.:-]+$/.test(text)) return text;
  throw new OperatorError(
    `HOST is "${text}", but must be an address or a name such as 127.0.0.1 or 0.0.0.0, without a port.`,
  );
};

/** What the proxy library knows by name: this machine, and the private networks. */
const NAMED_NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_BITS = { 4: 32, 6: 128 } as const;

const isNetwork = (text: string): boolean => {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [address = '', bits = '0', ...more] = text.split('/');
  const family = isIP(address);
  return (
    (family === 4 || family === 6) &&
    more.length === 0 &&
    /^\d+$/.test(bits) &&
    Number(bits) <= MOST_BITS[family]
  );
};

const parseProxies = (variables: Variables): string | undefined => {
  const text = read(variables, 'TRUST_PROXY');
  if (text === undefined) return undefined;
  const networks = text.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks.join(',');
  throw new OperatorError(
    `TRUST_PROXY is "${text}", but must name addresses or networks of proxies, such as loopback or 10.0.0.0/8.`,
  );
};

const parseUrl = (variables: Variables, name: string, protocols: readonly string[]): string | undefined => {
  const text = read(variables, name);
  if (text === undefined) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  // The value may hold a password, so it is not repeated.
  throw new OperatorError(
    `${name} is set, but is not an address that begins with ${protocols.join('// or ')}//.`,
  );
};
