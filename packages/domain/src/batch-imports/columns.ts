/** A column that a list may have, with the title the template gives it and other titles people use. */
export interface ListColumn {
  readonly key: ColumnKey;
  readonly en: string;
  readonly cn: string;
  /** Folded as `foldTitle` does. */
  readonly synonyms: readonly string[];
}

export const COLUMN_KEYS = [
  'name',
  'creditCode',
  'registrationNumber',
  'stockCode',
  'zhongzhengCode',
  'province',
  'city',
  'legalRepresentative',
] as const;
export type ColumnKey = (typeof COLUMN_KEYS)[number];

const column = (key: ColumnKey, en: string, cn: string, synonyms: string): ListColumn => ({
  key,
  en,
  cn,
  synonyms: synonyms.split(' '),
});

export const LIST_COLUMNS: readonly ListColumn[] = [
  column(
    'name',
    'Company name',
    '企业名称',
    '公司名称 名称 单位名称 企业全称 公司全称 客户名称 供应商名称 供应商 客户 企业 公司 单位 主体名称 商户名称 机构名称 对方名称 交易对手 交易对手名称 纳税人名称 付款单位 收款单位 名字 company companyname name customer customername supplier suppliername vendor vendorname client clientname legalname entityname firm',
  ),
  column(
    'creditCode',
    'Credit code',
    '统一社会信用代码',
    '信用代码 社会信用代码 统一信用代码 统一代码 社会统一信用代码 营业执照号 营业执照号码 税号 纳税人识别号 统一社会信用代码注册号 统一社会信用代码税号 三证合一码 creditcode uscc usci unifiedsocialcreditcode socialcreditcode unifiedsocialcreditidentifier taxnumber taxid taxpayerid code companycode 企业代码',
  ),
  column(
    'registrationNumber',
    'Registration number',
    '工商注册号',
    '注册号 注册号码 工商注册号码 执照注册号 registrationno regno regnumber',
  ),
  column(
    'stockCode',
    'Stock code',
    '股票代码',
    '证券代码 上市代码 股票号码 stock stockno ticker tickersymbol securitycode',
  ),
  column(
    'zhongzhengCode',
    'Zhongzheng (CITIC) code',
    '中征码',
    '贷款卡编码 贷款卡号 贷款卡编号 机构信用代码中征码 中征编码 zhongzhengcode zhongzheng citiccode citic loancardcode',
  ),
  column('province', 'Province', '省份', '省 所在省 所在省份 所属省份 注册省份 省市 省级 provincename state'),
  column('city', 'City', '城市', '市 地市 所在市 所在城市 所属城市 注册城市 地级市 cityname'),
  column(
    'legalRepresentative',
    'Legal representative',
    '法定代表人',
    '法人 法人代表 法定代表 负责人 法人姓名 企业法人 法定代表人姓名 legalperson legalrep representative',
  ),
];

/** Columns that a company can be found by. */
export const IDENTIFYING: ReadonlySet<ColumnKey> = new Set<ColumnKey>([
  'name',
  'creditCode',
  'registrationNumber',
  'stockCode',
  'zhongzhengCode',
]);

/** `企业名称（必填） *` -> `企业名称`; `Credit Code` -> `creditcode`. */
export const foldTitle = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[([【〔][^)\]】〕]*[)\]】〕]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const byTitle = new Map<string, ColumnKey>(
  LIST_COLUMNS.flatMap(({ key, en, cn, synonyms }) =>
    [foldTitle(en), foldTitle(cn), ...synonyms].map((title) => [title, key] as const),
  ),
);

/** Titles that stand in another language below or beside: `企业名称/Company name`. */
const splitTitle = (title: string): readonly string[] => [title, ...title.split(/[/|\n、]/)];

export const findColumn = (title: string): ColumnKey | undefined => {
  for (const part of splitTitle(title)) {
    const key = byTitle.get(foldTitle(part));
    if (key) return key;
  }
  return undefined;
};
