import type { ExportLimits, ExportPeriods } from '@mingjian/database/exports';
import { dayInChina } from '@mingjian/domain/calendar';
import { toLimit } from '@mingjian/domain/plans';
import type { Grants } from '@mingjian/domain/plans';

/** When the day and the year of a moment began in China. */
export const findPeriods = (now: Date): ExportPeriods => {
  const day = dayInChina(now);
  return { dayFrom: `${day}T00:00:00+08:00`, yearFrom: `${day.slice(0, 4)}-01-01T00:00:00+08:00` };
};

/** Companies that plan and packages allow: in a day, and in a year. */
export const findLimits = (grants: Grants): ExportLimits => ({
  perDay: toLimit(grants['daily-export-limit']),
  perYear: toLimit(grants['total-data-export']),
});

export const presentAllowance = (total: number | null, used: number) => ({
  total,
  left: total === null ? null : Math.max(0, total - used),
});
