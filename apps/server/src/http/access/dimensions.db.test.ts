import { makeTestDatabase } from '@mingjian/database/testing';
import { DIMENSIONS } from '@mingjian/domain/dictionary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLUMNS, makeWorld } from './access-world.ts';
import type { World } from './access-world.ts';

/** The words of the signs of `AccessRow`. */
const CODES: Readonly<Record<string, string>> = { '0': '0', T: '401', F: 'feature-not-activated' };

/**
 * Every dimension of the dictionary and what each of the seven who ask hears: nobody, trial, basic, analyst, stranger,
 * administrator, platform. Data of companies belong to no organisation: a stranger reads what the plan opens.
 */
const EXPECTED: readonly (readonly [signs: string, dimensions: string])[] = [
  [
    'T000000',
    `basic_registration identifiers_names contact_address industry_classification change_record branch shareholder
     top_shareholder equity_change key_personnel personnel_affiliation annual_report ar_social_security tax_credit
     tax_negative customs_trade administrative_licence certification_honour patent trademark copyright tender_bid
     recruitment supplier_customer product_digital_presence financing_event listing_profile bond agency_rating
     equity_pledge chattel_mortgage land_ip_encumbrance dishonest_debtor enforcement consumption_restriction
     asset_freeze_auction judgment hearing_notice case_filing court_announcement bankruptcy deregistration_liquidation
     administrative_penalty abnormal_operation serious_violation_blacklist spot_check news_opinion esg_environment`,
  ],
  [
    'T0F0000',
    `actual_controller beneficial_owner group_membership outbound_investment related_party external_guarantee
     balance_sheet income_statement cash_flow_statement statement_metadata financial_ratio peer_benchmark
     credit_rating pd_solvency`,
  ],
  ['TFF0000', 'valuation forecast composite_index'],
];

const rows = EXPECTED.flatMap(([signs, dimensions]) =>
  dimensions.split(/\s+/).map((dimension) => ({ dimension, signs })),
);

let world: World;
beforeAll(async () => {
  world = await makeWorld(await makeTestDatabase());
});
afterAll(() => world.server.close());

it('has a line for every dimension of the dictionary, and none for another', () => {
  expect(rows.map(({ dimension }) => dimension).toSorted()).toEqual(
    DIMENSIONS.map(({ key }) => key).toSorted(),
  );
});

describe.each(rows)('$dimension', ({ dimension, signs }) => {
  it('opens for each of the seven who ask as the table says', async () => {
    const heard = await Promise.all(
      COLUMNS.map(async (column) => {
        const account = world.accounts[column];
        const client = account ? await world.server.signIn(account) : world.server.withToken();
        const { code } = await client.get('/company/listSectionRecords', {
          companyId: world.companyId,
          dimension,
        });
        return code;
      }),
    );
    expect(heard).toEqual(Array.from(signs, (sign) => CODES[sign]));
  });
});
