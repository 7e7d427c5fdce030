import { findDimension } from '../../dictionary/index.ts';
import type { Words } from '../words.ts';
import { findEnumLabel } from './find-enum-label.ts';

/** Roles that no field of the dictionary names, in the terms of the lists that they come from. */
const ROLES: Readonly<Record<string, Words>> = {
  debtor: { en: 'Debtor', cn: '债务人' },
  executed: { en: 'Party enforced against', cn: '被执行人' },
  liquidated: { en: 'Company in liquidation', cn: '清算企业' },
  listed: { en: 'Listed party', cn: '被列入企业' },
  penalised: { en: 'Penalised party', cn: '被处罚人' },
  taxpayer: { en: 'Taxpayer', cn: '纳税人' },
  freeze_target: { en: 'Company whose equity is frozen', cn: '标的企业' },
  freeze_assignee: { en: 'Assignee', cn: '受让人' },
  pledge_target: { en: 'Company whose equity is pledged', cn: '标的企业' },
  pledgor: { en: 'Pledgor', cn: '出质人' },
  pledgee: { en: 'Pledgee', cn: '质权人' },
  mortgagor: { en: 'Mortgagor', cn: '抵押人' },
  mortgagee: { en: 'Mortgagee', cn: '抵押权人' },
  not_stated: { en: 'Role not stated', cn: '身份未载明' },
};

/** The words of what a company is in a record. */
export const presentRole = (role: string): Words =>
  ROLES[role] ?? findEnumLabel('company_role', role) ?? { en: role, cn: role };

/** Kinds that are called otherwise than their dimension: shorter, or a part of it. */
const KINDS: Readonly<Record<string, Words>> = {
  dishonest_debtor: { en: 'Dishonest judgment debtor', cn: '失信被执行人' },
  enforcement: { en: 'Enforcement', cn: '被执行人' },
  terminated_enforcement: { en: 'Terminated enforcement, unpaid', cn: '终本案件' },
  consumption_restriction: { en: 'Consumption or exit restriction', cn: '限制高消费与限制出境' },
  asset_freeze_auction: { en: 'Equity freeze and auction', cn: '股权冻结与司法拍卖' },
  case_filing: { en: 'Case filing', cn: '立案信息' },
  court_announcement: { en: 'Court announcement', cn: '法院公告' },
  judgment: { en: 'Judgment', cn: '裁判文书' },
  serious_violation_blacklist: { en: 'Blacklist', cn: '严重违法与黑名单' },
  tax_negative: { en: 'Tax arrears and violations', cn: '欠税与税务违法' },
  land_ip_encumbrance: { en: 'Land mortgage and IP pledge', cn: '土地抵押与知识产权质押' },
};

/** The name of a kind of negative record. */
export const presentNegativeKind = (kind: string): Words => {
  const dimension = findDimension(kind);
  return KINDS[kind] ?? (dimension ? { en: dimension.en, cn: dimension.zh } : { en: kind, cn: kind });
};
