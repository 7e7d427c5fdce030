import { makeTestDatabase } from '@mingjian/database/testing';
import { expect, it } from 'vitest';
import { makeCompanies } from './make-companies.ts';
import { runKill } from './run-kill.ts';

const COMPANIES = 24;

it('a server that is killed while it spends has lost nothing that it had answered', async () => {
  const db = await makeTestDatabase();
  const companyIds = await makeCompanies(db, COMPANIES);
  const kill = await runKill({ db, url: db.url, companyIds, victim: 'server' });
  const atLast = { used: COMPANIES, rows: COMPANIES, lines: COMPANIES };
  expect(kill).toMatchObject({ asked: COMPANIES, lost: 0, atLast, isHeld: true });
});
