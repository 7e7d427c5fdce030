import type { FieldsByLabel } from '@mingjian/domain/source-text';

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

/** What was made of each column, by dimension. */
export const REGISTER_FIELDS: FieldsByLabel = {
  basic_registration: {
    企业名称: ['company_name'],
    法人代表: ['legal_representative', 'legal_representative_type'],
    注册日期: ['establishment_date'],
    注册资金: ['registered_capital', 'registered_capital_currency'],
    企业类型: ['company_type', 'ownership_nature'],
    经营范围: ['business_scope'],
    注册地址: ['registered_address'],
  },
  identifiers_names: {
    统一社会信用代码: ['unified_social_credit_code', 'organisation_code', 'registration_number'],
  },
  contact_address: {
    注册地址: ['address_text'],
    所在省份: ['province'],
    地区: ['city', 'district', 'area_code'],
  },
};
