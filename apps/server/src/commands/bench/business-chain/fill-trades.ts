import type { Database } from '@mingjian/database/connection';

export const YEAR = 2025;
const COMPANIES_OF_HUBS = 2;

export interface TradeMarket {
  readonly companies: number;
  readonly trades: number;
  /** Discloses so many suppliers of one year. */
  readonly disclosingHub: number;
  /** Named as supplier by so many. */
  readonly namedHub: number;
  readonly hubTrades: number;
}

/** `role` is what the partner is to the company; ten thousandths of all purchases or sales. */
const INSERT = `
  insert into record (company_id, record_id, version, dimension, known_from, event_date, published_on, retrieved_at,
    source_id, confidence, status, entered_by, is_synthetic, payload, content_hash)
  select t.company_id, t.record_id, 1, 'supplier_customer', '2026-04-20T00:00:00Z', make_date(t.year, 12, 31),
    make_date(t.year + 1, 4, 20), '2026-04-20T00:00:00Z', 'exchange-filing', 100, 'current', 'synthetic', true,
    jsonb_build_object('partner_name', '合成企业第' || t.partner_id || '号有限公司', 'partner_id', t.partner_id,
      'partner_role', t.role, 'trade_year', t.year, 'trade_share_pct', round(t.share / 1e4::numeric, 4)::text,
      'trade_amount', (t.share * 1000)::text || '.00', 'trade_source', 'annual_report', 'partner_is_related', false),
    md5(t.company_id || ' ' || t.record_id)`;

/** Every company names five suppliers and five customers in each of three years; two hubs stand on either side of many. */
export const fillTrades = async (
  db: Database,
  companies: number,
  hubTrades: number,
): Promise<TradeMarket> => {
  const [disclosingHub, namedHub] = [companies + 1, companies + 2];
  await db.pool.query(
    `insert into party (company_id, kind, name, created_at) overriding system value
     select i, 'company', '合成企业第' || i || '号有限公司', '2026-01-01T00:00:00Z'
     from generate_series(1, $1::int) i`,
    [companies + COMPANIES_OF_HUBS],
  );
  await db.pool.query(
    `${INSERT}
     from (select i as company_id, row_number() over (partition by i) as record_id, role, year,
         1 + (hashint8(i * 31 + place * 7 + length(role))::bigint & 2147483647) % $1::int as partner_id,
         (22 - 3 * place) * 10000 + i % 97 as share
       from generate_series(1, $1::int) i, generate_series(1, 5) place, unnest(array['supplier', 'customer']) role,
         generate_series($2::int - 2, $2::int) year) t`,
    [companies, YEAR],
  );
  await db.pool.query(
    `${INSERT}
     from (select $1::int as company_id, row_number() over () as record_id, 'supplier' as role, year,
         1 + i % $2::int as partner_id, 1 + (i * 7919) % 500 as share
       from generate_series(1, $3::int) i, generate_series($4::int - 1, $4::int) year) t`,
    [disclosingHub, companies, hubTrades, YEAR],
  );
  await db.pool.query(
    `${INSERT}
     from (select 1 + i % $2::int as company_id, 1000000 + i as record_id, 'supplier' as role, $4::int as year,
         $1::int as partner_id, 1 + (i * 7919) % 90000 as share
       from generate_series(1, $3::int) i) t`,
    [namedHub, companies, hubTrades, YEAR],
  );
  await db.pool.query('analyze record');
  await db.pool.query('analyze party');
  const { rows } = await db.pool.query<{ n: number }>('select count(*) as n from record');
  return { companies, trades: rows[0]?.n ?? 0, disclosingHub, namedHub, hubTrades };
};
