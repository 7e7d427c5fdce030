import { isoOf } from '../basis/days.ts';
import type { Context } from './context.ts';

const writePresence = (context: Context): void => {
  const { firm } = context;
  const random = context.random('presence');
  if (!random.chance(firm.scale > 2e7 ? 0.3 : 0.06)) return;
  const day = Math.max(firm.establishedOn + 90, context.asOf - random.between(200, 2500));
  if (day > context.lastDay) return;
  const number = `DMICP备${String(10_000_000 + firm.index)}号-1`;
  context.add(
    'product_digital_presence',
    number,
    {
      website_name: firm.name,
      website_domain: `www.${firm.brandEn.toLowerCase()}-${firm.index}.example`,
      icp_licence_no: number,
      icp_audit_date: isoOf(day),
    },
    { source: 'news', event: day, published: day + 2 },
  );
};

const JOBS = [
  '生产主管',
  '销售经理',
  '财务会计',
  '软件工程师',
  '质量工程师',
  '客户经理',
  '行政专员',
  '项目经理',
];

/** Advertised posts of the last half year; a firm that cannot pay its people advertises none. */
const writeJobs = (context: Context): void => {
  const { firm, life } = context;
  const random = context.random('jobs');
  if (
    life.defaultedOn !== null ||
    context.lastDay < context.asOf ||
    !random.chance(firm.scale > 2e7 ? 0.25 : 0.06)
  )
    return;
  const count = random.between(1, 2);
  for (let order = 0; order < count; order += 1) {
    const day = context.asOf - random.between(4, 180);
    if (day < firm.establishedOn) continue;
    const title = random.pick(JOBS);
    context.add(
      'recruitment',
      `${title}|${isoOf(day)}`,
      { job_title: title, job_published_on: isoOf(day), job_headcount: random.between(1, 6) },
      { source: 'news', event: day, published: day },
    );
  }
};

/** Web site and jobs: what a firm shows of itself. */
export const writePublicity = (context: Context): void => {
  writePresence(context);
  writeJobs(context);
};
