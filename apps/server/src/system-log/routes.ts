import { exportLog, listLog } from '@mingjian/contract/system-log';
import { MOST_COUNTED, readLogPage } from '@mingjian/database/system-log';
import type { FastifyInstance } from 'fastify';
import { register } from '../http/index.ts';
import { writeLogFile } from './export-log.ts';
import { presentLog } from './present-log.ts';
import { readFilter, readPeriod } from './read-filter.ts';

export const registerSystemLog = (app: FastifyInstance): void => {
  register(app, listLog, async (call) => {
    const { db, input } = call;
    const { page, pageSize } = input;
    const period = readPeriod(call);
    const { rows, total } = await readLogPage(db, readFilter(call, period), { page, pageSize });
    return {
      ...period,
      items: await presentLog(db, rows),
      total: Math.min(total, MOST_COUNTED),
      totalIsCapped: total > MOST_COUNTED,
      page,
      pageSize,
    };
  });
  register(app, exportLog, writeLogFile);
};
