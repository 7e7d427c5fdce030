import { get } from './api.ts';
import { listCompanies } from './companies.ts';
import type { FoundCompany } from './companies.ts';

interface CaseStage {
  readonly kind: string;
  readonly date: string | null;
  readonly caseNumber: string | null;
}

interface CaseChain {
  readonly key: string;
  readonly stages: readonly CaseStage[];
}

interface CaseList {
  readonly items: readonly CaseChain[];
  readonly counts: Readonly<Record<'open' | 'terminated' | 'ended', number>>;
}

export interface EnforcedCase extends CaseChain {
  readonly company: FoundCompany;
  /** Cases of the company that were known on the day. */
  readonly casesThen: number;
}

const STEPS = ['filing', 'hearing', 'judgment', 'enforcement'];

const isWhole = ({ stages }: CaseChain): boolean =>
  STEPS.every((step) => stages.some(({ kind }) => kind === step));

const countAll = ({ counts }: CaseList): number => counts.open + counts.terminated + counts.ended;

/**
 * A case that was known from filing to enforcement on the day, of the best known company that has one on the first page
 * of its cases and of which more cases are known today.
 */
export const findEnforcedCase = async (token: string, day: string): Promise<EnforcedCase> => {
  const asAt = { asAt: day, clock: 'known' };
  const listCases = (company: FoundCompany, at: Record<string, string>): Promise<CaseList> =>
    get('/company/listCaseChains', { companyId: String(company.companyId), pageSize: '10', ...at }, token);
  for (const company of await listCompanies(token, asAt)) {
    const then = await listCases(company, asAt);
    const found = then.items.find(isWhole);
    if (found && countAll(await listCases(company, {})) > countAll(then))
      return { ...found, company, casesThen: countAll(then) };
  }
  throw new Error(`the demo market has no case that was known from filing to enforcement on ${day}`);
};
