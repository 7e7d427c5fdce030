/** Which side of a company a partner stands on. */
export const TRADE_ROLES = ['supplier', 'customer'] as const;
export type TradeRole = (typeof TRADE_ROLES)[number];

/** A partner of one company, one side and one year, as the disclosure tells of it. */
export interface Partner {
  readonly name: string;
  /** Null: the record names the partner by text alone. */
  readonly companyId: number | null;
  /** Percent of all purchases or sales of the year; null: not disclosed. */
  readonly sharePercent: number | null;
  /** Yuan, decimal text; null: not disclosed. */
  readonly amount: string | null;
}

const COUNTED = '[A-Z0-9一二三四五六七八九十甲乙丙丁]{1,3}';
/** `客户A`, `供应商一`, `第一名`, `Customer 1`: a place in a list, not a name. */
const PLACE = new RegExp(
  `^(第${COUNTED}(大?(客户|供应商)|名|位)?|(客户|供应商|公司|单位|企业|Customer|Supplier|Company) ?${COUNTED})$`,
  'i',
);

/** Whether a disclosure hides the partner behind its place in the list: such a name says nothing in another year. */
export const isAnonymous = (name: string): boolean => PLACE.test(name);
