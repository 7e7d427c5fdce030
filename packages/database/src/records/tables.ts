import type { Generated } from 'kysely';
import type { Payload, StatementOrigin } from '@mingjian/domain/records';

export interface CompanyColumns {
  company_id: number;
  known_from: string;
  known_to: string | null;
  name: string;
  name_en: string | null;
  credit_code: string | null;
  stock_code: string | null;
  status: string | null;
  company_type: string | null;
  nature: string | null;
  legal_representative: string | null;
  established_on: string | null;
  ended_on: string | null;
  registered_capital: string | null;
  registered_capital_currency: string | null;
  paid_in_capital: string | null;
  employees: number | null;
  province_code: string | null;
  city_code: string | null;
  address: string | null;
  postal_code: string | null;
  industry_section: string | null;
  industry_division: string | null;
  industry_class: string | null;
  is_listed: boolean | null;
  is_high_tech: boolean | null;
  patent_count: number | null;
  trademark_count: number | null;
  financing_rounds: number | null;
  size_grade: string | null;
  size_is_provisional: boolean | null;
  period_end: string | null;
  revenue: string | null;
  net_profit: string | null;
  ebit: string | null;
  ebit_to_revenue: string | null;
  total_assets: string | null;
  popularity: number;
  is_synthetic: boolean;
}

/** Written by the rating run alone; null until the first run. */
export interface RatingColumns {
  rating_status: Generated<string | null>;
  rating_grade: Generated<number | null>;
  rating_pd: Generated<string | null>;
  solvency_index: Generated<string | null>;
}

interface EdgeColumns {
  record_id: number;
  known_from: string;
  known_to: string | null;
  valid_from: string | null;
  valid_to: string | null;
  holding_percent: string | null;
  holding_low: string | null;
  holding_high: string | null;
  vote_percent: string | null;
  subscribed_amount: string | null;
  paid_amount: string | null;
  holder_type: string | null;
  holder_name: string;
}

export interface RecordTables {
  source: { source_id: string; name_en: string; name_cn: string; priority: number };
  party: {
    company_id: Generated<number>;
    kind: string;
    name: string;
    merged_into: number | null;
    created_at: string;
  };
  party_key: { scheme: string; value: string; company_id: number };
  party_move: { company_id: number; moved_at: string; kind: string; other_id: number; reason: string };
  source_document: {
    document_id: Generated<number>;
    sha256: string;
    file_name: string;
    media_type: string;
    byte_length: number;
    stored_at: string;
    content: Buffer | null;
  };
  record: {
    company_id: number;
    record_id: number;
    version: number;
    dimension: string;
    known_from: string;
    known_to: string | null;
    valid_from: string | null;
    valid_to: string | null;
    event_date: string | null;
    published_on: string | null;
    retrieved_at: string;
    source_id: string;
    source_url: string | null;
    source_document_id: number | null;
    locator: string | null;
    confidence: string;
    status: string;
    entered_by: string;
    is_synthetic: boolean;
    payload: Payload;
    content_hash: string;
    is_disputed: boolean;
    stated_from: string | null;
  };
  coverage: {
    company_id: number;
    dimension: string;
    source_id: string;
    state: string;
    checked_at: string;
    known_from: string;
    known_to: string | null;
  };
  changed_company: { company_id: number; changed_at: string };
  company: CompanyColumns & RatingColumns;
  company_history: CompanyColumns;
  long_section: {
    company_id: number;
    dimension: string;
    open: number;
    ending: number;
    other: number;
    namesakes: number;
    confidence: string | null;
    last_end: string | null;
  };
  shareholding_by_owned: EdgeColumns & { company_id: number; holder_id: number };
  shareholding_by_holder: EdgeColumns & { company_id: number; owned_id: number };
  statement: {
    company_id: number;
    period_end: string;
    period_type: string;
    series: string;
    scope: string;
    known_from: string;
    known_to: string | null;
    items: Record<string, string>;
    origins: readonly StatementOrigin[];
    is_audited: boolean | null;
    audit_opinion: string | null;
    is_synthetic: boolean;
  };
}
