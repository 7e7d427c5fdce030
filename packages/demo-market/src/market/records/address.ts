import { findProvince } from '@mingjian/domain/divisions';
import type { Random } from '../basis/random.ts';
import type { Firm } from '../plan/firm.ts';
import { placeOf } from '../words/authorities.ts';
import { BUILDINGS, STREETS } from '../words/regions.ts';
import type { Context } from './context.ts';

/** `广东省深圳市南山区科技路12号创业大厦3层305室`. */
const drawAddress = (random: Random, firm: Firm): string => {
  const province = findProvince(firm.areaCode);
  const start = province && province.name !== firm.city.name ? province.name : '';
  const house = `${random.pick(STREETS)}${random.between(1, 880)}号`;
  const floor = random.between(1, 28);
  const room = random.chance(0.7)
    ? `${random.pick(BUILDINGS)}${floor}层${floor}${String(random.between(1, 20)).padStart(2, '0')}室`
    : '';
  return `${start}${placeOf(firm)}${house}${room}`;
};

/** The address of today and the one before it. */
export const drawAddresses = ({ random, firm }: Pick<Context, 'random' | 'firm'>) => ({
  now: drawAddress(random('address'), firm),
  before: drawAddress(random('former-address'), firm),
});
