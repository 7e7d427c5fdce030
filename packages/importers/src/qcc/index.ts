import { makeProviderSource, splitHistorical } from '../provider-json/index.ts';
import type { ProviderTable } from '../provider-json/index.ts';
import { QCC_BASIC } from './basic.ts';
import { QCC_CONTROL_LISTS } from './control-lists.ts';
import { QCC_ENFORCEMENT_LISTS } from './enforcement-lists.ts';
import { QCC_LITIGATION_LISTS } from './litigation-lists.ts';
import { QCC_MARKET_LISTS } from './market-lists.ts';
import { QCC_REGISTRATION_LISTS } from './registration-lists.ts';
import { QCC_PROPERTY_LISTS } from './property-lists.ts';
import { QCC_REGULATORY_LISTS } from './regulatory-lists.ts';
import { QCC_TAX_PERMIT_LISTS } from './tax-permit-lists.ts';

/** Names of lists and fields as the public client code of Qichacha has them. */
export const QCC_TABLE: ProviderTable = {
  sourceId: 'user-qcc',
  name: 'Name | CompanyName',
  creditCode: 'CreditCode',
  registrationNumber: 'No',
  basicNames: ['basic', 'company', 'ECIInfoVerify', 'ECIV4GetBasicDetailsByName', 'ECIV4', 'BasicDetails'],
  basic: QCC_BASIC,
  lists: splitHistorical([
    ...QCC_REGISTRATION_LISTS,
    ...QCC_CONTROL_LISTS,
    ...QCC_ENFORCEMENT_LISTS,
    ...QCC_LITIGATION_LISTS,
    ...QCC_REGULATORY_LISTS,
    ...QCC_TAX_PERMIT_LISTS,
    ...QCC_PROPERTY_LISTS,
    ...QCC_MARKET_LISTS,
  ]),
  aside: ['Id', 'KeyNo', 'Keyno', 'ImageUrl', 'Logo'],
};

/** Files in the shape of the Qichacha open interface. */
export const QCC = makeProviderSource(QCC_TABLE);
