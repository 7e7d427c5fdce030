import type { NegativeKindView } from '@mingjian/contract/negative-records';
import { NEGATIVE_KINDS } from '@mingjian/domain/negative-records';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { storeUserInfo } from '../../api/session/index.ts';
import { makeProfile, makeProvenance } from './make-profile.ts';
import { BusinessBody } from './index.ts';
import { answers, openCompany, prepareCompanyTests } from './open-company.tsx';

prepareCompanyTests();
beforeEach(() => storeUserInfo({ authorities: [{ authority: 'negative-record.view' }] }));

const NO_COUNTS = { open: 0, closed: 0, disputed: 0, otherSide: 0, namesakes: 0 };

const makeKinds = (found: Readonly<Record<string, Partial<NegativeKindView>>>): NegativeKindView[] =>
  NEGATIVE_KINDS.map(({ kind, rules, amount }) => ({
    kind,
    dimension: rules.dimension,
    group: rules.group,
    state: 'none_found',
    checkedAt: '2026-11-01T00:00:00.000Z',
    counts: NO_COUNTS,
    hasAmounts: amount.fields.length > 0,
    openAmount: null,
    roles: [],
    lastEventOn: null,
    ...found[kind],
  }));

const answer = (kinds: NegativeKindView[], rest: object = {}) =>
  answers.set('/api/company/getNegativeSummary', {
    companyId: 7,
    on: '2026-11-20',
    kinds,
    netAssets: { amount: '6000000', periodEnd: '2025-12-31' },
    isNetAssetsWithheld: false,
    nextHearing: null,
    sources: [],
    ...rest,
  });

it('lists what is on file with its open amount and share, and says in words what is not', async () => {
  answer(
    makeKinds({
      enforcement: {
        state: 'found',
        counts: { ...NO_COUNTS, open: 2, closed: 5, disputed: 1 },
        openAmount: { amount: '800000.00', records: 1, shareOfNetAssets: '13.33' },
        roles: [{ role: 'executed', records: 7 }],
        lastEventOn: '2025-02-01',
      },
      judgment: {
        counts: { ...NO_COUNTS, otherSide: 3, namesakes: 1 },
        roles: [{ role: 'plaintiff', records: 3 }],
      },
      bankruptcy: { state: 'not_covered', counts: null, checkedAt: null },
      equity_pledge: {
        state: 'found',
        counts: { ...NO_COUNTS, open: 4 },
        roles: [{ role: 'pledgor', records: 4 }],
      },
    }),
  );
  openCompany(makeProfile());
  const table = await screen.findByRole('table', { name: 'Negative records by kind' });
  const [, enforcement, judgment, ...others] = within(table).getAllByRole('row');
  expect(others).toEqual([]);
  expect(enforcement?.textContent).toBe(
    'Enforcement1 disputed25800,000.00in 1 of 213.33 %Party enforced against2025-02-01',
  );
  expect(judgment?.textContent).toContain(
    'Judgment3 as the claiming side, not counted · 1 possible namesake00',
  );
  expect(within(table).getByRole('link', { name: 'Enforcement' }).getAttribute('href')).toBe(
    '/system/credit/business?companyId=7#enforcement',
  );
  expect(screen.getByText('2 open in all')).toBeTruthy();
  const notCovered = screen.getByText('Not covered', { selector: 'dt' }).nextElementSibling;
  expect(notCovered?.textContent).toBe('Bankruptcy and reorganisation');
  const none = screen.getByText('None found', { selector: 'dt' }).nextElementSibling;
  expect(none?.textContent).toContain('Dishonest judgment debtor');
  expect(none?.textContent).toContain('checked 2026-11-01');
  const charges = screen.getByRole('table', { name: 'Charges on assets' });
  expect(within(charges).getAllByRole('row')[1]?.textContent).toContain('40Not disclosed');
  const links = screen.getByRole('navigation', { name: 'Parts of the profile' });
  expect(within(links).getByText('Negative records').parentElement?.textContent).toBe('Negative records2');
});

it('counts the days to the next hearing and says that net assets are withheld', async () => {
  answer(makeKinds({ tax_negative: { state: 'found', counts: { ...NO_COUNTS, closed: 1 } } }), {
    netAssets: null,
    isNetAssetsWithheld: true,
    nextHearing: {
      at: '2026-12-02T01:30:00.000Z',
      on: '2026-12-02',
      daysUntil: 12,
      caseNumber: '（2026）粤0305民初1号',
      cause: '买卖合同纠纷',
      court: null,
      role: 'defendant',
      upcoming: 3,
      provenance: makeProvenance('hearing_notice', 9),
    },
  });
  openCompany(makeProfile());
  const hearing = (await screen.findByText('Next hearing in 12 days')).parentElement;
  expect(hearing?.textContent).toContain('2026-12-02 09:30');
  expect(hearing?.textContent).toContain('Defendant2 more to come');
  expect(screen.getByText(/Net assets are not part of this plan/)).toBeTruthy();
});

it('stands over the records of a dimension with what is open of each of its kinds', async () => {
  answer(
    makeKinds({
      enforcement: { state: 'found', counts: { ...NO_COUNTS, open: 1, closed: 4 } },
      terminated_enforcement: {
        state: 'found',
        counts: { ...NO_COUNTS, open: 2 },
        openAmount: { amount: '100.00', records: 2, shareOfNetAssets: '0.00' },
      },
    }),
  );
  const counts = { current: 3, historical: 4, namesakes: 0 };
  answers.set('/api/company/listSections', {
    items: [{ dimension: 'enforcement', state: 'found', checkedAt: null, counts }],
  });
  openCompany(makeProfile(), '/system/credit/business?companyId=7#enforcement', <BusinessBody />);
  const section = await screen.findByRole('region', { name: /terminated enforcement/ });
  await waitFor(() => expect(section.textContent).toContain('Enforcement1 open4 closed'));
  expect(section.textContent).toContain(
    'Terminated enforcement, unpaid2 open0 closedOpen amount 100.00 CNY · share of net assets < 0.01 %',
  );
});

it('tries again when the summary could not be read', async () => {
  openCompany(makeProfile());
  const section = await screen.findByRole('region', { name: 'Negative records' });
  expect(await within(section).findByRole('button', { name: 'Try again' })).toBeTruthy();
});
