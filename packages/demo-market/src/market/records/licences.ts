import { isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { EconomicKind } from '../words/economics.ts';
import { marketRegulatorOf, placeOf } from '../words/authorities.ts';
import type { Context } from './context.ts';

const LICENCES: Partial<Record<EconomicKind, string>> = {
  food: '食品生产许可',
  hospitality: '食品经营许可',
  retail: '食品经营许可',
  construction: '建筑业企业资质',
  transport: '道路运输经营许可',
  pharma: '药品生产许可',
  health: '医疗机构执业许可',
  mining: '安全生产许可',
  chemicals: '危险化学品经营许可',
  education: '民办学校办学许可',
  utilities: '电力业务许可',
};
const TERM = 5 * 365;

const write = (context: Context, name: string, order: number, decided: Day): void => {
  const { firm } = context;
  const number = `DM-XK-${firm.areaCode}-${firm.index}-${order}`;
  const expires = decided + TERM;
  const payload = {
    licence_no: number,
    licence_name: name,
    licence_valid_from: isoOf(decided),
    licence_valid_to: isoOf(expires),
    licence_authority:
      firm.industry.kind === 'construction' ? `${placeOf(firm)}住房和城乡建设局` : marketRegulatorOf(firm),
    licence_decided_on: isoOf(decided),
  };
  const telling = {
    source: 'credit-china',
    event: decided,
    published: decided + 7,
    validFrom: decided,
    validTo: expires,
  } as const;
  context.add('administrative_licence', number, { ...payload, licence_status: 'valid' }, telling);
  if (expires < context.asOf - 10)
    context.add(
      'administrative_licence',
      number,
      { ...payload, licence_status: 'expired' },
      { ...telling, published: expires + 3, known: expires + 8 },
    );
};

/**
 * The licence of the trade, for five years: many of them end within months of the market's last day, before it or after
 * it. Most that ended were granted again in time; a few firms let theirs lapse.
 */
export const writeLicences = (context: Context): void => {
  const { firm, asOf } = context;
  const random = context.random('licences');
  const name = LICENCES[firm.industry.kind];
  if (!name || !random.chance(0.6)) return;
  const isNear = random.chance(0.3);
  const end = isNear ? asOf + random.between(-150, 300) : asOf + random.between(120, 1700);
  const decided = Math.max(firm.establishedOn + 40, end - TERM);
  if (decided > context.lastDay) return;
  write(context, name, 1, decided);
  const isRenewed = random.chance(0.65);
  const renewedOn = decided + TERM - random.between(5, 40);
  if (isRenewed && renewedOn < Math.min(asOf - 10, context.lastDay)) write(context, name, 2, renewedOn);
};
