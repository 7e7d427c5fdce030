import { dayOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Random } from '../basis/random.ts';
import type { Firm } from '../plan/firm.ts';

/** How a firm that always paid leaves the market: wound up by its owners, struck off as dormant, or moved elsewhere. */
export interface Exit {
  readonly kind: 'deregistered' | 'revoked' | 'moved_out' | 'suspended';
  /** Last day of business. */
  readonly endsOn: Day;
  /** Day on which the registry wrote it down. */
  readonly registeredOn: Day;
}

const DEREGISTERED_A_YEAR = 0.016;
const REVOKED_SHARE = 0.028;
const MOVED_SHARE = 0.004;
const SUSPENDED_SHARE = 0.004;

/** Small firms leave quietly; listed, disclosing and state firms hardly. */
export const drawExit = (random: Random, firm: Firm, asOf: Day): Exit | null => {
  const roll = random.next();
  const place = random.next();
  const lag = random.between(20, 120);
  if (firm.isListed || firm.isHub || firm.group?.head === firm.index) return null;
  const calm = firm.discloses || firm.nature === 'state' ? 0.35 : 1;
  const earliest = Math.max(firm.establishedOn + 250, dayOf(2016, 1, 1));
  const span = asOf - 150 - earliest;
  if (span < 60) return null;
  const revoked = REVOKED_SHARE * calm;
  const moved = revoked + MOVED_SHARE;
  const suspended = moved + SUSPENDED_SHARE;
  const deregistered = suspended + Math.min(0.2, (span / 365) * DEREGISTERED_A_YEAR) * calm;
  if (roll >= deregistered) return null;
  const kind =
    roll < revoked ? 'revoked' : roll < moved ? 'moved_out' : roll < suspended ? 'suspended' : 'deregistered';
  const endsOn = earliest + Math.floor(place * span);
  return { kind, endsOn, registeredOn: endsOn + (kind === 'revoked' ? 700 + lag : lag) };
};
