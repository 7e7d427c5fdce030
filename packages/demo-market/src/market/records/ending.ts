import type { Payload } from '@mingjian/domain/records';
import { isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Context } from './context.ts';

export interface Ending {
  readonly status: 'deregistered' | 'revoked' | 'moved_out' | 'suspended' | 'liquidation';
  /** Day on which the registry changed the status. */
  readonly day: Day;
  /** Fields that the ending adds to the registration. */
  readonly fields: Payload;
}

/** How the registry ends a firm, whether it paid its debts or not; null while it is active. */
export const findEnding = ({ life, fate, asOf }: Pick<Context, 'life' | 'fate' | 'asOf'>): Ending | null => {
  const ending = describeEnding(life.exit, fate);
  return ending && ending.day <= asOf - 8 ? ending : null;
};

const describeEnding = (exit: Context['life']['exit'], fate: Context['fate']): Ending | null => {
  if (exit?.kind === 'revoked')
    return {
      status: 'revoked',
      day: exit.registeredOn,
      fields: {
        revocation_date: isoOf(exit.registeredOn),
        revocation_reason: '成立后无正当理由停业连续六个月以上',
      },
    };
  if (exit?.kind === 'deregistered')
    return {
      status: 'deregistered',
      day: exit.registeredOn,
      fields: { deregistration_date: isoOf(exit.registeredOn), deregistration_reason: '决议解散' },
    };
  if (exit) return { status: exit.kind, day: exit.registeredOn, fields: {} };
  if (fate?.kind === 'abandoned' && fate.endsOn !== null)
    return {
      status: 'revoked',
      day: fate.endsOn,
      fields: { revocation_date: isoOf(fate.endsOn), revocation_reason: '通过登记的住所无法联系且连续停业' },
    };
  if (fate?.kind === 'bankrupt' && fate.acceptedOn !== null) {
    if (fate.endsOn === null) return { status: 'liquidation', day: fate.acceptedOn + 10, fields: {} };
    return {
      status: 'deregistered',
      day: fate.endsOn,
      fields: { deregistration_date: isoOf(fate.endsOn), deregistration_reason: '被人民法院裁定宣告破产' },
    };
  }
  return null;
};
