import type { OwnershipParty, OwnerStatement, Relation } from '@mingjian/contract/ownership';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadTexts, startTexts } from '../../i18n/index.ts';
import { readPartyId } from './links.ts';
import { RelationSteps } from './relation/relation-steps.tsx';
import { StatementPaper } from './statement/statement-paper.tsx';

const makeParty = (id: number, kind: OwnershipParty['kind'] = 'company'): OwnershipParty => ({
  id,
  kind,
  name: `甲${id}`,
  nameEn: `Firm ${id}`,
  creditCode: null,
  status: 'active',
  isLive: true,
  isListed: false,
  isStop: false,
  isSynthetic: true,
  profile: 'open',
  rating: { access: 'open', class: null, grade: null },
});
const LIMITS = { levels: 2, isCut: false };
const PARTIES = new Map([1, 2, 3].map((id) => [id, makeParty(id, id === 2 ? 'person' : 'company')]));

beforeAll(async () => {
  await startTexts();
  await loadTexts('common', 'ownership', 'owners');
});
afterEach(cleanup);

const showRelation = (changes: Partial<Relation>) => {
  const relation: Relation = {
    company: makeParty(1),
    other: makeParty(3),
    parties: [],
    steps: null,
    posts: 'open',
    common: { count: 0, items: [] },
    limits: LIMITS,
    ...changes,
  };
  render(
    <MemoryRouter>
      <RelationSteps relation={relation} parties={PARTIES} />
    </MemoryRouter>,
  );
};

it('a relation says of each step which kind it is', () => {
  showRelation({
    steps: [
      { fromId: 1, toId: 2, kind: 'served', percent: null, posts: ['director'], titles: ['董事'] },
      { fromId: 2, toId: 3, kind: 'holds', percent: '30', posts: ['manager'], titles: [] },
    ],
  });
  const [, post, holding] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(post).toContain('has as director');
  expect(holding).toContain('holds 30.00 % of, also: senior manager');
});

it('no relation, one that was not looked for to the end, and posts withheld are told apart', () => {
  showRelation({ posts: 'withheld' });
  expect(screen.getByText(/over nothing that is on file/)).toBeTruthy();
  expect(screen.getByText(/only holdings were followed/)).toBeTruthy();
  cleanup();
  showRelation({ limits: { ...LIMITS, isCut: true } });
  expect(screen.getByText(/a longer one/)).toBeTruthy();
});

it('the statement shows both languages, the tests with who met them, records withheld, and that it is made up', () => {
  const statement: OwnerStatement = {
    company: makeParty(1),
    day: '2026-03-01',
    threshold: 25,
    lines: [{ en: 'Finding.', cn: '结论。' }],
    tests: [{ test: '1_equity_25', words: { en: 'test 1', cn: '标准一' }, result: 'met', names: ['安娜'] }],
    owners: [
      {
        name: '安娜',
        test: '1_equity_25',
        percent: '58',
        votes: '58',
        income: null,
        formula: { en: '60% × 80% = 48%', cn: '60% × 80% = 48%' },
      },
    ],
    exemption: { status: 'not_exempt', because: 'capital' },
    records: null,
    recordCount: 7,
    isSynthetic: true,
    limits: LIMITS,
  };
  render(<StatementPaper statement={statement} />);
  const text = screen.getByRole('article').textContent ?? '';
  for (const part of [
    '受益所有人认定说明',
    'Finding.',
    '结论。',
    '2026-03-01',
    '标准一',
    'met: 安娜',
    '60% × 80% = 48%',
  ])
    expect(text).toContain(part);
  expect(text).toContain('registered capital (at most CNY 10 million)');
  expect(text).toContain('withheld from this account');
  expect(text).toContain('This is no statement about a real company');
});

it('the address names a party by its number alone', () => {
  expect([readPartyId('12'), readPartyId(null), readPartyId('x'), readPartyId('-1')]).toEqual([
    12,
    null,
    null,
    null,
  ]);
});
