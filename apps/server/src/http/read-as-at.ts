import type { AsAt, Clock } from '@mingjian/domain/records';

/** The day and clock that a call asks for; null: now. */
export const readAsAt = ({
  asAt,
  clock,
}: {
  readonly asAt?: string | undefined;
  readonly clock: Clock;
}): AsAt => (asAt === undefined ? null : { day: asAt, clock });
