import type { ListTable } from '../provider-json/index.ts';

const CONTROL_NAMES = ['ActualControl', 'SuspectedActualControl', 'ActualControlSuspectedActualControl'];

/** Controllers as the provider tells them, invoices, shops. */
export const QCC_CONTROL_LISTS: readonly ListTable[] = [
  {
    names: CONTROL_NAMES,
    each: 'ControllerDataList',
    dimension: 'actual_controller',
    key: ['controller_name'],
    fields: {
      controller_name: 'Name',
      is_disclosed: 'IsActual',
      control_basis: 'JudgeReason',
      voting_pct: 'ConInfo.VotePercent',
      control_path: 'ConInfo.PathInfoList',
    },
    aside: ['CompanyName', 'UpdateTime'],
  },
  {
    names: CONTROL_NAMES,
    each: 'ControllerData',
    dimension: 'actual_controller',
    key: ['controller_name'],
    fields: {
      controller_name: 'Name',
      voting_pct: 'ControlPercent',
      total_holding_pct: 'PercentTotal',
      control_path_count: 'PathCount',
      control_path: 'Paths',
      control_path_level: 'Level',
    },
  },
  ...['PersonList', 'ActualControl.PersonList'].map((each): ListTable => ({
    names: CONTROL_NAMES,
    each,
    dimension: 'actual_controller',
    key: ['controller_name'],
    fields: { controller_name: 'Name' },
    fixed: { is_disclosed: true },
  })),
  {
    names: ['ECICreditCode', 'CreditCodeNew', 'ECICreditCodeGetCreditCodeNew'],
    dimension: 'tax_credit',
    key: ['invoice_title'],
    fields: {
      invoice_title: 'Name',
      invoice_bank: 'Bank',
      invoice_bank_account_masked: { from: 'BankAccount', read: 'mask' },
    },
    aside: ['CreditCode', 'EconKind', 'Status', 'Address', 'Tel'],
  },
  {
    names: ['CompanyShop'],
    dimension: 'product_digital_presence',
    key: ['shop_platform', 'shop_name'],
    fields: { shop_platform: 'Platform', shop_name: 'ShopName', shop_count: 'CompanyShopNum' },
  },
  {
    names: ['CompanySumSale'],
    dimension: 'product_digital_presence',
    key: [],
    fields: {
      online_sales_volume_12m: 'CompanySalesVolumeSumTwelve',
      online_sales_amount_12m: 'CompanySalesAmountSumTwelve',
      online_sales_yoy: 'CompanySalesAmountSumYoy',
    },
  },
];
