import { formatTenThousandYuan } from '@mingjian/domain/money';
import { yuanText } from '../basis/amounts.ts';
import type { Fen } from '../basis/amounts.ts';
import { dayOf, isoOf } from '../basis/days.ts';
import { pickCity } from '../words/regions.ts';
import { makeDemoCreditCode } from '../plan/codes.ts';
import { PEOPLE_PER_FIRM } from '../plan/people.ts';
import { findProvince } from '@mingjian/domain/divisions';
import { writeChange } from './change-record.ts';
import type { Context } from './context.ts';
import { writeManagementChanges, writeRoutineChanges } from './filings.ts';
import { drawAddresses } from './address.ts';
import { drawScope } from './scope.ts';

/** As the registry writes capital: `6,000.00万元人民币`. */
const capitalText = (capital: Fen): string => `${formatTenThousandYuan(yuanText(capital))}万元人民币`;

/** What the registry changed: the changes of the firm's history, and older routine filings. */
export const writeChanges = (context: Context): void => {
  const { firm, life } = context;
  const { formerName, capital, representative, address, scope } = life.history;
  if (formerName) writeChange(context, formerName.day, 'name', formerName.name, firm.name);
  if (capital)
    writeChange(context, capital.day, 'capital', capitalText(capital.before), capitalText(firm.capital), {
      capital_change_amount: yuanText(firm.capital - capital.before),
      capital_change_pct: (((firm.capital - capital.before) / capital.before) * 100).toFixed(4),
    });
  if (representative)
    writeChange(
      context,
      representative.day,
      'legal_rep',
      context.person(representative.formerPerson).name,
      context.person(context.representative).name,
    );
  if (address) {
    const { before, now } = drawAddresses(context);
    writeChange(context, address.day, 'address', before, now);
  }
  if (scope)
    writeChange(
      context,
      scope.day,
      'scope',
      drawScope(context.random('former-scope'), firm),
      drawScope(context.random('scope'), firm),
    );
  writeManagementChanges(context);
  writeRoutineChanges(context);
};

/** Branches in other cities: retailers, caterers and large firms have many. */
export const writeBranches = (context: Context): void => {
  const { firm } = context;
  const random = context.random('branches');
  if (firm.form === 'sole' || firm.form === 'partnership') return;
  const manyBranches =
    firm.industry.kind === 'retail' ||
    firm.industry.kind === 'hospitality' ||
    firm.industry.kind === 'construction';
  const mean = Math.min(4, (firm.scale / 1.2e9) * (manyBranches ? 4 : 1)) + (manyBranches ? 0.18 : 0.05);
  const count = Math.min(15, random.poisson(mean));
  for (let order = 0; order < count; order += 1) {
    const city = pickCity(random);
    const earliest = Math.max(firm.establishedOn + 120, dayOf(2000, 1, 1));
    const span = Math.min(context.lastDay, context.asOf - 20) - earliest;
    if (span < 10) return;
    const since = earliest + random.below(span);
    const closed =
      random.chance(0.15) && since + 500 < context.asOf - 30
        ? since + 500 + random.below(context.asOf - 530 - since)
        : null;
    const code = makeDemoCreditCode(firm.index * 16 + order + 400_000_000, city.code, '1');
    const payload = {
      branch_name: `${firm.name}${city.shortName}分公司`,
      branch_credit_code: code,
      branch_person_in_charge: context.person(firm.index * PEOPLE_PER_FIRM + 7).name,
      branch_establishment_date: isoOf(since),
      branch_province: findProvince(city.code)?.name ?? null,
      head_office_name: firm.name,
      head_office_credit_code: firm.creditCode,
      branch_registration_authority: `${city.name}市场监督管理局`,
    };
    const telling = { source: 'necips', event: since, known: since + 6 } as const;
    context.add('branch', code, { ...payload, branch_status: 'active' }, telling);
    if (closed !== null)
      context.add(
        'branch',
        code,
        { ...payload, branch_status: 'deregistered', branch_closed_on: isoOf(closed) },
        {
          ...telling,
          published: closed + 3,
          known: closed + 6,
          validTo: closed,
        },
      );
  }
};
