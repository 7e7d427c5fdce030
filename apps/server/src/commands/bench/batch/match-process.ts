import { connect } from '@mingjian/database/connection';
import { matchBatchImport } from '../../../jobs/batch-imports/match-batch-import.ts';

/** Reads and matches one list as the worker does, in a process of its own, so that its memory is its own. */
const [url = '', batchImportId = ''] = process.argv.slice(2);
const db = connect({ url, maxConnections: 6 });
const start = performance.now();
const cpu = process.cpuUsage();
await matchBatchImport(db, Number(batchImportId), () => new Date(), new AbortController().signal);
const { user, system } = process.cpuUsage(cpu);
const cost = {
  seconds: (performance.now() - start) / 1000,
  cpuSeconds: (user + system) / 1e6,
  // Kilobytes on every platform.
  peakMb: process.resourceUsage().maxRSS / 1000,
};
process.stdout.write(JSON.stringify(cost));
await db.close();
