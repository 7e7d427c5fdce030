import { isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import { marketRegulatorOf } from '../words/authorities.ts';
import type { Context } from './context.ts';

type Category = 'name' | 'legal_rep' | 'capital' | 'address' | 'scope' | 'management' | 'term' | 'other';

const ITEMS: Readonly<Record<Category, string>> = {
  name: '名称变更',
  legal_rep: '法定代表人变更',
  capital: '注册资本变更',
  address: '住所变更',
  scope: '经营范围变更',
  management: '高级管理人员备案',
  term: '经营期限变更',
  other: '章程备案',
};

/** One change of the registration; none after the firm's last day. */
export const writeChange = (
  context: Context,
  day: Day,
  category: Category,
  before: string,
  after: string,
  extra = {},
): void => {
  if (day >= context.lastDay) return;
  context.add(
    'change_record',
    `${category}|${isoOf(day)}`,
    {
      change_item: ITEMS[category],
      change_category: category,
      content_before: before,
      content_after: after,
      change_date: isoOf(day),
      is_material_change: category === 'name' || category === 'legal_rep' || category === 'capital',
      approval_authority: marketRegulatorOf(context.firm),
      ...extra,
    },
    { source: 'necips', event: day, published: day + 3, known: day + 5 },
  );
};
