import { CITIES } from '@mingjian/domain/divisions';
import { parseName, readSyllables, stripLegalForm } from '@mingjian/domain/search';
import { makeRandom } from '../search/random.ts';
import type { Random } from '../search/random.ts';
import { BRAND_CHARACTERS } from '../search/vocabulary.ts';
import type { ListedCompany } from './make-market.ts';

/** A row of a noisy list with the company that was meant; null: a company that is not in the market. */
export interface LabelledRow {
  readonly noise: string;
  readonly name: string;
  readonly creditCode: string;
  readonly city: string;
  readonly companyId: number | null;
}

type Write = (
  company: ListedCompany,
  random: Random,
) => Partial<Pick<LabelledRow, 'name' | 'creditCode' | 'city'>> | null;

const CODE_CHARACTERS = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY');
const replaceAt = (text: string, at: number, character: string): string =>
  text.slice(0, at) + character + text.slice(at + 1);

/** A place inside the core, where slips change who is meant. */
const placeInCore = (name: string, random: Random): number => {
  const { core } = parseName(name);
  const start = name.indexOf(core);
  return start < 0 ? -1 : start + Math.floor(random.next() * core.length);
};

const bySound = Map.groupBy(BRAND_CHARACTERS, (character) => readSyllables(character).join(''));

const writeTypo =
  (write: (name: string, at: number, random: Random) => string | null): Write =>
  ({ name }, random) => {
    const at = placeInCore(name, random);
    const typo = at < 0 ? null : write(name, at, random);
    return typo === null || typo === name ? null : { name: typo };
  };

const replaceCharacter = writeTypo((name, at, random) => replaceAt(name, at, random.pick(BRAND_CHARACTERS)));
const replaceSound = writeTypo((name, at, random) => {
  const same = bySound.get(readSyllables(name.charAt(at)).join('')) ?? [];
  const others = same.filter((character) => character !== name.charAt(at));
  return others.length === 0 ? null : replaceAt(name, at, random.pick(others));
});
const dropCharacter = writeTypo((name, at) => replaceAt(name, at, ''));
const swapCharacters = writeTypo((name, at) =>
  at + 2 > name.length
    ? null
    : name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
);

const widen = (text: string): string =>
  Array.from(text)
    .map((sign) => (/[!-~]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign))
    .join('');

/** One character wrong: mostly the check digit tells. */
const spoilCode = (code: string, random: Random): string => {
  const at = Math.floor(random.next() * code.length);
  const others = CODE_CHARACTERS.filter((character) => character !== code.charAt(at));
  return replaceAt(code, at, random.pick(others));
};

const bareName = (name: string): string => stripLegalForm(name.replace(/[（(][^）)]*[）)]/g, ''));
const withoutPlace = (company: ListedCompany): string => {
  const { core } = parseName(company.name);
  return company.name.slice(Math.max(0, company.name.indexOf(core)));
};

/** How people's lists differ from the register, with the share of the rows. */
const NOISES = {
  'whole name': [0.2, ({ name }) => ({ name })],
  'name and code': [0.14, ({ name, creditCode }) => ({ name, creditCode: creditCode })],
  'code alone': [0.1, ({ creditCode }) => ({ creditCode: creditCode })],
  'no legal form': [0.1, ({ name }) => (bareName(name) === name ? null : { name: bareName(name) })],
  'no place, city beside': [
    0.05,
    (company) => (company.region === '' ? null : { name: withoutPlace(company), city: company.region }),
  ],
  'no place at all': [0.03, (company) => (company.region === '' ? null : { name: withoutPlace(company) })],
  'former name': [0.05, ({ formerNames }) => (formerNames[0] ? { name: formerNames[0] } : null)],
  'other width and spaces': [
    0.06,
    ({ name, creditCode }, random) =>
      random.chance(0.5)
        ? { name: ` ${name.replaceAll('（', '(').replaceAll('）', ') ')}　` }
        : { name: '', creditCode: widen(creditCode) },
  ],
  'wrong character': [0.05, replaceCharacter],
  'same sound': [0.03, replaceSound],
  'missing character': [0.02, dropCharacter],
  'swapped characters': [0.01, swapCharacters],
  'name and wrong digit': [
    0.04,
    ({ name, creditCode }, random) => ({ name, creditCode: spoilCode(creditCode, random) }),
  ],
  'wrong digit alone': [0.02, ({ creditCode }, random) => ({ creditCode: spoilCode(creditCode, random) })],
} as const satisfies Readonly<Record<string, readonly [share: number, write: Write]>>;

/** Companies that are not in the market and look as if they were: what precision is lost to. */
const TWINS = {
  'twin in another place': [
    0.02,
    (company, random) => {
      const { name } = random.pick(CITIES.filter(({ shortName }) => shortName !== company.region));
      return company.region === '' ? null : { name: name + withoutPlace(company) };
    },
  ],
  'twin of another brand': [0.02, replaceCharacter],
  'twin of another form': [
    0.01,
    ({ name }) =>
      /[^份团]有限公司$/.test(name) ? { name: name.replace(/有限公司$/, '集团有限公司') } : null,
  ],
  'unknown branch': [
    0.01,
    ({ name }, random) =>
      name.endsWith('公司') ? { name: `${name}${random.pick(CITIES).shortName}分公司` } : null,
  ],
} as const satisfies Readonly<Record<string, readonly [share: number, write: Write]>>;

const STRANGER = 'unlike any other';
const KINDS: Readonly<Record<string, readonly [share: number, write: Write]>> = { ...NOISES, ...TWINS };

const pickNoise = (random: Random): string => {
  let rest = random.next();
  return Object.keys(KINDS).find((noise) => (rest -= KINDS[noise]?.[0] ?? 0) < 0) ?? STRANGER;
};

export interface DrawnFrom {
  readonly companies: readonly ListedCompany[];
  /** Made with another seed: customers that no register of ours knows. */
  readonly strangers: readonly ListedCompany[];
  /** Every name of the market, present and former. */
  readonly names: ReadonlySet<string>;
}

const EMPTY = { name: '', creditCode: '', city: '' };
const MOST_TRIES = 500;

/** A stranger comes by name, half of the time with its code. */
const writeStranger: Write = ({ name, creditCode }, random) => ({
  name,
  creditCode: random.chance(0.5) ? creditCode : '',
});

/** Draws labelled rows, each company once. */
export const drawRows = (
  count: number,
  seed: number,
  { companies, strangers, names }: DrawnFrom,
): readonly LabelledRow[] => {
  const random = makeRandom(seed);
  const used = new Set<number>();
  const drawOne = (): LabelledRow | undefined => {
    const noise = pickNoise(random);
    const isAbsent = noise === STRANGER || noise in TWINS;
    const write = KINDS[noise]?.[1] ?? writeStranger;
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const company = random.pick(noise === STRANGER ? strangers : companies);
      const written = used.has(company.id) && noise !== STRANGER ? null : write(company, random);
      if (written === null || (isAbsent && names.has(written.name ?? ''))) continue;
      if (noise !== STRANGER) used.add(company.id);
      return { ...EMPTY, ...written, noise, companyId: isAbsent ? null : company.id };
    }
    return undefined;
  };
  const rows: LabelledRow[] = [];
  while (rows.length < count) {
    const row = drawOne();
    if (row) rows.push(row);
  }
  return rows;
};
