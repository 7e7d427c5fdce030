export interface InstallationTables {
  installation: { key: string; value: unknown; updated_at: string };
  worker_heartbeat: { worker_id: string; seen_at: string };
}
