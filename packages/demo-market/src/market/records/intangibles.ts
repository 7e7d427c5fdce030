import { dayOf, isoOf, nextQuarterStart, yearOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Random } from '../basis/random.ts';
import type { EconomicKind } from '../words/economics.ts';
import { BRAND_SYLLABLES } from '../words/brand-syllables.ts';
import { makePerson, PEOPLE_PER_FIRM } from '../plan/people.ts';
import type { Context } from './context.ts';

/** Patents that a firm of 100 million yuan revenue has on average. */
const PATENTS: Partial<Record<EconomicKind, number>> = {
  pharma: 5,
  machinery: 5,
  vehicles: 5,
  electronics: 7,
  chemicals: 4,
  software: 3,
  technical: 3,
  environment: 2,
  metals: 2,
  lightIndustry: 1.5,
  food: 1,
  internet: 1,
  construction: 0.6,
  health: 0.4,
};
const SUBJECTS: readonly string[] =
  '检测装置 控制系统 加工设备 连接结构 散热组件 输送机构 配方及其制备方法 数据处理方法 过滤装置 安装支架 密封结构 驱动电路'.split(
    ' ',
  );
const ADJECTIVES: readonly string[] = '高效 节能 自动化 多功能 智能 便携式 低噪声 耐腐蚀 模块化 防尘'.split(
  ' ',
);
const IPC: readonly string[] =
  'B23P19/00 H01L21/67 G06F17/30 B65G47/00 C08L67/02 A61K9/20 F16J15/16 G01N21/88 H02J7/00 B01D46/10'.split(
    ' ',
  );

const countFor = (random: Random, context: Context, mean: number, most: number): number =>
  Math.min(
    most,
    random.poisson(
      Math.min(25, mean * Math.sqrt(context.firm.scale / 1e8) * Math.exp(0.7 * random.normal())),
    ),
  );

const drawDay = (random: Random, context: Context): Day | null => {
  const from = Math.max(context.firm.establishedOn + 100, dayOf(2012, 1, 1));
  const span = Math.min(context.lastDay, context.asOf - 100) - from;
  return span > 30 ? from + random.below(span) : null;
};

const writePatents = (context: Context): void => {
  const { firm } = context;
  const mean = PATENTS[firm.industry.kind];
  if (!mean) return;
  const random = context.random('patents');
  const count = countFor(random, context, mean * 0.55, 40);
  for (let order = 0; order < count; order += 1) {
    const applied = drawDay(random, context);
    if (applied === null) return;
    const type = random.chance(0.3) ? 'invention' : random.chance(0.85) ? 'utility_model' : 'design';
    const granted = applied + (type === 'invention' ? 780 : 240) + random.below(200);
    const number = `CN${yearOf(applied)}${type === 'invention' ? '1' : type === 'utility_model' ? '2' : '3'}9${String((firm.index * 40 + order) % 1e7).padStart(7, '0')}`;
    const title = `一种${random.pick(ADJECTIVES)}${random.pick(firm.industry.words)[0]}用${random.pick(SUBJECTS)}`;
    const isGranted = granted < context.asOf - 100;
    context.add(
      'patent',
      number,
      {
        patent_title: title,
        patent_application_no: number,
        patent_type: type,
        patent_legal_status: isGranted ? '授权' : '审查中',
        patent_application_date: isoOf(applied),
        ...(isGranted ? { patent_grant_date: isoOf(granted) } : {}),
        patent_ipc_main: random.pick(IPC),
        patent_inventors: [makePerson(context.market.seed, firm.index * PEOPLE_PER_FIRM + 7).name],
      },
      {
        source: 'cnipa',
        event: applied,
        published: isGranted ? granted : applied + 30,
        known: nextQuarterStart(isGranted ? granted : applied + 30),
      },
    );
  }
};

const TRADEMARKS: Partial<Record<EconomicKind, number>> = {
  food: 4,
  pharma: 3,
  retail: 2,
  hospitality: 2,
  lightIndustry: 1.5,
  internet: 2,
  software: 1,
  culture: 1,
  electronics: 1,
  farming: 1,
  health: 0.6,
  education: 0.8,
};

const writeTrademarks = (context: Context): void => {
  const { firm } = context;
  const random = context.random('trademarks');
  const count = countFor(random, context, (TRADEMARKS[firm.industry.kind] ?? 0.15) * 0.5, 20);
  for (let order = 0; order < count; order += 1) {
    const applied = drawDay(random, context);
    if (applied === null) return;
    const registered = applied + 300 + random.below(120);
    const isRegistered = registered < context.asOf - 100;
    const number = String(90_000_000 + ((firm.index * 20 + order) % 9_999_999));
    context.add(
      'trademark',
      number,
      {
        trademark_name:
          order === 0 ? firm.brand : `${random.pick(BRAND_SYLLABLES).cn}${random.pick(BRAND_SYLLABLES).cn}`,
        trademark_reg_no: number,
        nice_class: String(random.between(1, 45)),
        trademark_status: isRegistered ? '已注册' : '申请中',
        trademark_application_date: isoOf(applied),
        ...(isRegistered ? { trademark_registration_date: isoOf(registered) } : {}),
        trademark_applicant: firm.name,
      },
      {
        source: 'cnipa',
        event: applied,
        published: isRegistered ? registered : applied + 30,
        known: nextQuarterStart(isRegistered ? registered : applied + 30),
      },
    );
  }
};

const writeSoftware = (context: Context): void => {
  const { firm } = context;
  if (
    firm.industry.kind !== 'software' &&
    firm.industry.kind !== 'internet' &&
    firm.industry.kind !== 'technical'
  )
    return;
  const random = context.random('copyrights');
  const count = countFor(random, context, 3, 15);
  for (let order = 0; order < count; order += 1) {
    const finished = drawDay(random, context);
    if (finished === null) return;
    const registered = finished + 60 + random.below(90);
    const number = `${yearOf(registered)}SR9${String((firm.index * 15 + order) % 1e6).padStart(6, '0')}`;
    context.add(
      'copyright',
      number,
      {
        copyright_name: `${firm.brand}${random.pick(['管理', '监控', '数据分析', '调度', '协同', '运维', '交易', '采集'])}系统软件`,
        copyright_kind: 'software',
        copyright_reg_no: number,
        copyright_version: `V${random.between(1, 4)}.0`,
        copyright_owner: firm.name,
        copyright_finish_date: isoOf(finished),
        copyright_registration_date: isoOf(registered),
      },
      { source: 'cnipa', event: finished, published: registered, known: nextQuarterStart(registered) },
    );
  }
};

/** Patents, trademarks and software; the office is read once a quarter. */
export const writeIntangibles = (context: Context): void => {
  writePatents(context);
  writeTrademarks(context);
  writeSoftware(context);
};
