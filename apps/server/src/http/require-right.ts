import type { Database } from '@mingjian/database/connection';
import { dayInChina } from '@mingjian/domain/calendar';
import { decide } from '@mingjian/domain/permissions';
import type { Decision } from '@mingjian/domain/permissions';
import { findOpening } from '@mingjian/domain/plans';
import type { PlanCatalogue } from '@mingjian/domain/plans';
import { readPlanCatalogue } from '../plans/catalogue-cache.ts';
import type { Session } from '../session/session.ts';
import { ApplicationFailure } from './application-failure.ts';
import type { Clock } from './context.ts';
import { TransportFailure } from './transport-failure.ts';

/** Throws what a decision says against a call, with what would open a feature that is not activated. */
export const throwRefusal = async (
  decision: Decision,
  getCatalogue: () => Promise<PlanCatalogue>,
): Promise<void> => {
  if (decision.isAllowed) return;
  const { code, feature } = decision;
  if (code === 'too-many-requests') throw new TransportFailure(code);
  throw new ApplicationFailure(code, feature ? findOpening(feature, await getCatalogue()) : null);
};

interface Caller {
  readonly session: Session;
  readonly db: Database;
  readonly clock: Clock;
}

/** For a right that shows only while a call is answered: the dimension of a record, the column of an order. */
export const requireRight = ({ session, db, clock }: Caller, right: string): Promise<void> => {
  return throwRefusal(decide(session, { right, today: dayInChina(clock()) }), () => readPlanCatalogue(db));
};
