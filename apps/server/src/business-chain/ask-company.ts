import { TRADE_DIMENSION } from '@mingjian/database/business-chain';
import { findCompanyHead } from '@mingjian/database/companies';
import type { CompanyRow } from '@mingjian/database/companies';
import type { Database } from '@mingjian/database/connection';
import { findDimensionRight } from '@mingjian/domain/companies';
import type { AsAt, Clock } from '@mingjian/domain/records';
import { ApplicationFailure, readAsAt, requireRight } from '../http/index.ts';

interface Asked {
  readonly companyId: number;
  readonly asAt?: string | undefined;
  readonly clock: Clock;
}

/** The company of a call, for an account that may see the records of trade as well. */
export const askCompany = async (
  call: Parameters<typeof requireRight>[0] & { readonly db: Database; readonly input: Asked },
): Promise<{ readonly head: CompanyRow; readonly asAt: AsAt }> => {
  await requireRight(call, findDimensionRight(TRADE_DIMENSION));
  const asAt = readAsAt(call.input);
  const head = await findCompanyHead(call.db, call.input.companyId, asAt);
  if (!head) throw new ApplicationFailure('company-does-not-exist');
  return { head, asAt };
};
