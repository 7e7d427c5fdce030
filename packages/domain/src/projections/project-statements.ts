import { isLiveStatus, STATEMENT_KEY_FIELDS, STATEMENT_PARTS } from '../records/index.ts';
import type { PayloadValue, RecordVersion } from '../records/index.ts';
import { buildTimeline } from './timeline.ts';
import type { CompanyProjection, StatementFacts, StatementKey } from './types.ts';

const KEY_FIELDS: ReadonlySet<string> = new Set(STATEMENT_KEY_FIELDS);

/** Which statement a record belongs to; null when it does not say. */
export const findStatementKey = ({ payload }: RecordVersion): StatementKey | null => {
  const { period_end: periodEnd, period_type: periodType } = payload;
  if (typeof periodEnd !== 'string' || typeof periodType !== 'string') return null;
  return {
    periodEnd,
    periodType,
    series: payload['is_restated'] === true ? 'restated' : 'as-reported',
    scope:
      typeof payload['consolidation_scope'] === 'string' ? payload['consolidation_scope'] : 'consolidated',
  };
};

const joinStatement = (known: readonly RecordVersion[]): StatementFacts | null => {
  const live = known.filter((version) => isLiveStatus(version.status)).toSorted(compareParts);
  const items: Record<string, PayloadValue> = {};
  for (const { dimension, payload } of live) {
    if (dimension === 'statement_metadata') continue;
    for (const [field, value] of Object.entries(payload)) {
      if (value !== null && !KEY_FIELDS.has(field)) items[field] ??= value;
    }
  }
  if (Object.keys(items).length === 0) return null;
  const metadata = live.find((version) => version.dimension === 'statement_metadata')?.payload;
  return {
    items: Object.fromEntries(Object.entries(items).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    origins: live.map(({ dimension, recordId, knownFrom }) => ({ dimension, recordId, knownFrom })),
    isAudited: typeof metadata?.['is_audited'] === 'boolean' ? metadata['is_audited'] : null,
    auditOpinion: typeof metadata?.['audit_opinion'] === 'string' ? metadata['audit_opinion'] : null,
    isSynthetic: live.some((version) => version.isSynthetic),
  };
};

const partOrder = (dimension: string): number =>
  STATEMENT_PARTS.indexOf(dimension as (typeof STATEMENT_PARTS)[number]);

const compareParts = (a: RecordVersion, b: RecordVersion): number =>
  partOrder(a.dimension) - partOrder(b.dimension) || a.recordId - b.recordId;

/** Two versions that say the same are one: origins are told by record, not by the later repeat. */
const signatureOf = ({ origins, ...facts }: StatementFacts): string =>
  JSON.stringify([facts, origins.map(({ recordId }) => recordId)]);

/** One wide statement per period, series and scope, joined from its three parts and its metadata. */
export const projectStatements = (versions: readonly RecordVersion[]): CompanyProjection['statements'] => {
  const groups = new Map<string, { key: StatementKey; parts: RecordVersion[] }>();
  for (const version of versions) {
    const key = findStatementKey(version);
    if (!key) continue;
    const id = `${key.periodEnd}|${key.periodType}|${key.series}|${key.scope}`;
    const group = groups.get(id);
    if (group) group.parts.push(version);
    else groups.set(id, { key, parts: [version] });
  }
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { key, parts }]) => ({ ...key, timeline: buildTimeline(parts, joinStatement, signatureOf) }))
    .filter(({ timeline }) => timeline.length > 0);
};
