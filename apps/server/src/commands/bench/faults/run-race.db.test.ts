import { makeTestDatabase } from '@mingjian/database/testing';
import { expect, it } from 'vitest';
import { makeCompanies } from './make-companies.ts';
import { raceDirectly, raceOverHttp } from './run-race.ts';

it('a quota gives exactly what it holds to a crowd, in its counter, its rows and the log', async () => {
  const db = await makeTestDatabase();
  const race = { companyIds: await makeCompanies(db, 60), quota: 20 };
  const races = [
    await raceDirectly(db, race),
    await raceOverHttp(db, race),
    await raceOverHttp(db, { ...race, parts: [6, 4] }),
  ];
  for (const told of races) expect(told).toMatchObject({ succeeded: 20, exhausted: 40, isHeld: true });
});
