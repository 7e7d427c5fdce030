import type { PriceList } from '@mingjian/domain/plans';
import type { Database } from '../connection/index.ts';
import { getPrices, savePrices } from './edit-plans.ts';

/** A price list to try the customiser with, in a demo database only; nobody sells at these prices. */
const DEMO_PRICES: PriceList = {
  plans: { test: '0', basic: '3600', standard: '18000', premium: '68000' },
  packages: { A: '12000', B: '9000', C: '8000' },
  features: {
    search: '600',
    overview: '1200',
    ownership: '3000',
    financials: '2400',
    'business-activities': '1800',
    valuation: '5000',
    forecast: '5000',
    indices: '3000',
    'rating-verification': '4800',
    monitoring: '3600',
    'industry-analysis': '6000',
    'total-data-export': '0.8',
    'daily-export-limit': '2',
    'fresh-report-update': '500',
    'online-report': '2',
    'update-report': '120',
    import: '900',
    'maximum-sub-accounts': '200',
  },
};

/** Writes the demo prices where no price list was ever saved. */
export const seedDemoPrices = async (db: Database): Promise<void> => {
  const { plans } = await getPrices(db);
  if (Object.keys(plans).length === 0) await savePrices(db, DEMO_PRICES);
};
