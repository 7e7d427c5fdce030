import { isoOf } from '../basis/days.ts';
import type { Context } from './context.ts';

const HEADLINES = {
  positive: ['签署重大合作协议', '新产品投产', '入选省级示范企业', '获授权多项发明专利'],
  neutral: ['召开年度股东大会', '发布年度报告', '变更办公地址'],
  negative: ['未能按期兑付到期债务', '被多家供应商起诉', '收到监管问询', '生产线停工'],
} as const;

/** Headlines: listed firms are written about, others when something goes wrong. */
const writeNews = (context: Context): void => {
  const { firm, life } = context;
  const random = context.random('news');
  const count = firm.isListed
    ? random.between(2, 6)
    : life.defaultedOn !== null && firm.scale > 5e7
      ? random.between(1, 2)
      : 0;
  for (let order = 0; order < count; order += 1) {
    const isBad = life.defaultedOn !== null && random.chance(0.6);
    const tone = isBad ? 'negative' : random.chance(0.5) ? 'neutral' : 'positive';
    const day =
      isBad && life.defaultedOn !== null
        ? life.defaultedOn + random.between(0, 120)
        : context.asOf - random.between(5, 700);
    if (day > context.asOf - 2 || day < firm.establishedOn) continue;
    const id = `demo-${firm.index}-${order}`;
    context.add(
      'news_opinion',
      id,
      {
        news_id: id,
        news_title: `${firm.brand}：${random.pick(HEADLINES[tone])}`,
        news_source: '示范财经',
        news_published_at: `${isoOf(day)}T00:30:00.000Z`,
        news_sentiment: tone,
        ...(isBad ? { news_event_type: 'default' } : {}),
        news_language: 'zh',
      },
      { source: 'news', event: day, published: day },
    );
  }
};

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

/** News, web site and jobs: what a firm shows of itself and others write about it. */
export const writePublicity = (context: Context): void => {
  writeNews(context);
  writePresence(context);
  writeJobs(context);
};
