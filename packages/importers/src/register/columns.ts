/** Columns of the Chinese company register file; others (`source_file` ...) are passed over. */
export const REGISTER_COLUMNS = [
  '企业名称',
  '统一社会信用代码',
  '注册日期',
  '企业类型',
  '法人代表',
  '注册资金',
  '经营范围',
  '所在省份',
  '地区',
  '注册地址',
] as const;

export type RegisterColumn = (typeof REGISTER_COLUMNS)[number];
