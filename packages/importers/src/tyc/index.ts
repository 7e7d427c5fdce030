import { makeProviderSource, splitHistorical } from '../provider-json/index.ts';
import type { ProviderTable } from '../provider-json/index.ts';
import { TYC_ANNUAL_REPORT_LISTS } from './annual-report-lists.ts';
import { TYC_BASIC } from './basic.ts';
import { TYC_LITIGATION_LISTS } from './litigation-lists.ts';
import { TYC_PROPERTY_LISTS } from './property-lists.ts';
import { TYC_REGISTRATION_LISTS } from './registration-lists.ts';
import { TYC_RISK_LISTS } from './risk-lists.ts';

/** Names of lists and fields as the public client code of Tianyancha has them. */
export const TYC_TABLE: ProviderTable = {
  sourceId: 'user-tyc',
  name: 'name | companyName',
  creditCode: 'creditCode',
  registrationNumber: 'regNumber',
  basicNames: [
    'basic',
    'company',
    'baseInfo',
    'icBaseInfo',
    'baseInfoNormal',
    'baseInfoV2',
    'baseInfoV3',
    'cbIc',
    'ic',
  ],
  basic: TYC_BASIC,
  lists: splitHistorical([
    ...TYC_REGISTRATION_LISTS,
    ...TYC_ANNUAL_REPORT_LISTS,
    ...TYC_RISK_LISTS,
    ...TYC_LITIGATION_LISTS,
    ...TYC_PROPERTY_LISTS,
  ]),
  aside: ['id', 'cid', 'gid', 'cgid', 'hcgid', 'uuid', 'logo', 'toco', 'alias', 'companyId'],
};

/** Files in the shape of the Tianyancha open interface. */
export const TYC = makeProviderSource(TYC_TABLE);
