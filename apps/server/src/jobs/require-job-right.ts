import type { Database } from '@mingjian/database/connection';
import { findSubject } from '@mingjian/database/session';
import type { StoredSubject } from '@mingjian/database/session';
import { dayInChina } from '@mingjian/domain/calendar';
import { decide } from '@mingjian/domain/permissions';
import type { LiveSubject } from '@mingjian/domain/permissions';
import { readPlanCatalogue } from '../plans/catalogue-cache.ts';
import { toSubject } from '../session/session.ts';

/** The account lost the right while its work waited. */
class NotAllowed extends Error {}

/** For whom work is done: what the account may do is asked when the work is done, not when it was ordered. Throws when it may not. */
export const requireJobRight = async (
  db: Database,
  accountId: number,
  right: string,
  now: Date,
): Promise<{ readonly account: StoredSubject; readonly subject: LiveSubject }> => {
  const today = dayInChina(now);
  const account = await findSubject(db, accountId, today);
  if (!account) throw new NotAllowed('the account is gone');
  const subject = toSubject(account, await readPlanCatalogue(db, account.plan_edition));
  const decision = decide(subject, { right, today });
  if (!decision.isAllowed) throw new NotAllowed(`the account has no ${right} any more: ${decision.code}`);
  return { account, subject };
};
