/**
 * Where each table lives when the database is distributed.
 * `distributed`: sharded by the named column; `reference`: copied to every node; `local`: coordinator only.
 */
export type Placement =
  | { readonly placement: 'distributed'; readonly by: 'company_id' | 'value' }
  | { readonly placement: 'reference' }
  | { readonly placement: 'local' };

const byCompany = { placement: 'distributed', by: 'company_id' } as const;
const reference = { placement: 'reference' } as const;
const local = { placement: 'local' } as const;

export const PLACEMENTS: Readonly<Record<string, Placement>> = {
  source: reference,
  source_document: reference,
  source_reading: reference,
  party: byCompany,
  // The one table that is asked by key and not by company: decision 0003.
  party_key: { placement: 'distributed', by: 'value' },
  party_move: byCompany,
  record: byCompany,
  long_section: byCompany,
  coverage: byCompany,
  changed_company: byCompany,
  company: byCompany,
  company_history: byCompany,
  shareholding_by_owned: byCompany,
  shareholding_by_holder: byCompany,
  statement: byCompany,
  rating: byCompany,
  rating_peer: local,
  rating_outcome: byCompany,
  rating_cohort: local,
  validation_report: local,
  company_control: byCompany,
  company_owner: byCompany,
  company_group: byCompany,
  ownership_run: local,
  company_ratio: byCompany,
  peer_quartile: local,
  company_search: byCompany,
  search_token_frequency: local,
  search_facet_count: local,
  screening_block: local,
  screening_change: local,
  organisation: local,
  organisation_package: local,
  role: local,
  role_right: local,
  account: local,
  session: local,
  login_attempt: local,
  menu: local,
  plan: local,
  plan_feature: local,
  add_on_package: local,
  package_feature: local,
  quota: local,
  quota_spend: local,
  notice: local,
  notice_read: local,
  outbox: local,
  favourite: local,
  footprint: local,
  opinion: local,
  what_if_scenario: local,
  demo_request: local,
  system_log: local,
  import_run: local,
  batch_import: local,
  batch_import_row: local,
  export_job: local,
  installation: local,
  worker_heartbeat: local,
};
