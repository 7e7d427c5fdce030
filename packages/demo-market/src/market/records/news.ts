import type { RecordDraft } from '@mingjian/domain/records';
import { isoOf, parseDay } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import type { Context } from './context.ts';

const HEADLINES = {
  positive: ['签署重大合作协议', '新产品投产', '入选省级示范企业', '获授权多项发明专利'],
  neutral: ['召开年度股东大会', '发布年度报告', '变更办公地址'],
  negative: ['未能按期兑付到期债务', '被多家供应商起诉', '收到监管问询', '生产线停工'],
} as const;

/** Headlines: listed firms are written about, others when payments stop. */
const writeHeadlines = (context: Context): void => {
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

interface Story {
  readonly chance: number;
  readonly tone: 'positive' | 'neutral' | 'negative';
  readonly event: string;
  readonly title: (brand: string, record: RecordDraft) => string;
  readonly isWorthIt?: (record: RecordDraft) => boolean;
}

/** What a local paper makes of a record that is on file: a story never tells of what no record knows. */
const STORIES: Readonly<Record<string, Story>> = {
  financing_event: {
    chance: 0.9,
    tone: 'positive',
    event: 'financing',
    title: (brand, { payload }) =>
      `${brand}完成${(payload['financing_round'] as string).toUpperCase().replace('_', '-')}轮融资`,
    isWorthIt: ({ payload }) => payload['financing_round'] !== 'angel',
  },
  tender_bid: {
    chance: 0.16,
    tone: 'positive',
    event: 'product',
    title: (brand, { payload }) =>
      `${brand}中标：${(payload['tender_title'] as string).replace('中标公告', '')}`,
  },
  administrative_penalty: {
    chance: 0.12,
    tone: 'negative',
    event: 'penalty',
    title: (brand, { payload }) => `${brand}因${payload['penalty_violation_type'] as string}被处罚`,
    isWorthIt: ({ payload, status }) => payload['penalty_severity'] !== 'minor' && status === undefined,
  },
  bankruptcy: {
    chance: 0.7,
    tone: 'negative',
    event: 'default',
    title: (brand) => `${brand}被申请破产审查`,
    isWorthIt: ({ payload }) => payload['bankruptcy_stage'] === 'filed',
  },
  judgment: {
    chance: 0.025,
    tone: 'negative',
    event: 'lawsuit',
    title: (brand, { payload }) => `${brand}卷入${payload['judgment_cause'] as string}`,
    isWorthIt: ({ payload }) => payload['company_role'] === 'defendant',
  },
};
const MOST_STORIES = 4;

const writeStories = (context: Context): void => {
  const { firm } = context;
  const random = context.random('stories');
  const records = context.drafts.filter(({ dimension }) => STORIES[dimension]);
  let written = 0;
  for (const record of records) {
    const story = STORIES[record.dimension];
    const isTold = random.chance(story?.chance ?? 0);
    if (!story || !isTold || !record.publishedOn || !(story.isWorthIt?.(record) ?? true)) continue;
    if (written >= MOST_STORIES) return;
    const day: Day = parseDay(record.publishedOn) + random.between(0, 6);
    const id = `demo-${firm.index}-story-${(written += 1)}`;
    context.add(
      'news_opinion',
      id,
      {
        news_id: id,
        news_title: story.title(firm.brand, record),
        news_source: `${firm.city.shortName}示范日报`,
        news_published_at: `${isoOf(day)}T00:30:00.000Z`,
        news_sentiment: story.tone,
        news_event_type: story.event,
        news_language: 'zh',
      },
      { source: 'news', event: day, published: day },
    );
  }
};

/** News: headlines of the large, and local stories of what other records tell. Written last, when those are there. */
export const writeNews = (context: Context): void => {
  writeHeadlines(context);
  writeStories(context);
};
