import type { CompanyFacts, PartyId } from '@mingjian/domain/ownership';
import type { CompanyRow } from '../companies/index.ts';
import type { Officer } from './find-control-records.ts';

const YUAN: readonly (string | null)[] = ['CNY', null];
/** Individual businesses need not file; sole proprietorships, co-operatives and branches for now. */
const NEED_NOT_FILE = /个体工商户|个人独资|合作社|分公司|分支机构/;
/** In charge of daily management, in the order in which one title stands before another. */
const IN_CHARGE = [
  /^(总经理|总裁|首席执行官|经理)$/,
  /^(执行事务合伙人.*|执行董事.*|负责人|厂长)$/,
  /^董事长$/,
];

const WITHOUT_ID = 'person:';
/** A person whom a source gives by name alone; null for a party with an id. */
export const nameOfId = (id: PartyId): string | null =>
  typeof id === 'string' && id.startsWith(WITHOUT_ID) ? id.slice(WITHOUT_ID.length) : null;

const idOf = (officer: Officer | undefined): PartyId | null =>
  officer ? (officer.personId ?? `${WITHOUT_ID}${officer.name}`) : null;

const findInCharge = (officers: readonly Officer[]): Officer | undefined => {
  for (const title of IN_CHARGE) {
    const found = officers.find(({ titles }) => titles.some((text) => title.test(text)));
    if (found) return found;
  }
  return undefined;
};

export type RegisteredFacts = Pick<
  CompanyRow,
  | 'company_id'
  | 'registered_capital'
  | 'registered_capital_currency'
  | 'legal_representative'
  | 'nature'
  | 'company_type'
>;

/** What register and list row say of the company itself, for the tests of beneficial owners. */
export const toCompanyFacts = (row: RegisteredFacts, officers: readonly Officer[]): CompanyFacts => {
  const representative = officers.find(({ isLegalRepresentative }) => isLegalRepresentative);
  const isYuan = YUAN.includes(row.registered_capital_currency);
  const named = row.legal_representative ? `${WITHOUT_ID}${row.legal_representative}` : null;
  return {
    company: row.company_id,
    capitalYuan: isYuan && row.registered_capital !== null ? Number(row.registered_capital) : null,
    legalRepresentative: idOf(representative) ?? named,
    personInCharge: idOf(findInCharge(officers)),
    isStateOwned: row.nature === 'state' ? true : null,
    // No source tells of it.
    hasUndertaken: null,
    mustFile: !NEED_NOT_FILE.test(row.company_type ?? ''),
  };
};
