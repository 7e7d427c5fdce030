import type { TextsLike } from '../texts-like.ts';
import type en from '../en/as-at.ts';

export default {
  asAt: '时点',
  today: '今天',
  title: '选择时点',
  intro: '整个系统将切换到该日结束时的状态，直到您返回今天。',
  close: '关闭',
  day: '日期',
  yearAgo: '一年前',
  twoYearsAgo: '两年前',
  endOfYear: '{{year}} 年末',
  meaning: '口径',
  known: '按当时所知',
  title_known: '按当时所知',
  text_known: '仅显示截至该日结束时已知悉的信息，此后才知悉的内容一律不出现。',
  valid: '按当日有效',
  title_valid: '按当日有效',
  text_valid: '以今天所知还原该日的实际情况，包含此后的更正。',
  published: '按当时已公布',
  title_published: '按当时已公布',
  text_published: '显示各来源截至该日已公布的信息，即使系统是后来才读取的。',
  beforeFirst: '本数据库自 {{day}} 起才有知悉的信息，此前没有任何记录。',
  showPublished: '按当时已公布显示',
  apply: '切换到该日',
  toToday: '返回今天',
  ratings: '评级为截至该日最近一次的结果。',
} as const satisfies TextsLike<typeof en>;
