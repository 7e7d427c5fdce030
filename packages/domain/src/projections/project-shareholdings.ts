import { isLiveStatus } from '../records/index.ts';
import type { Payload, RecordVersion } from '../records/index.ts';
import { buildTimeline } from './timeline.ts';
import type { CompanyProjection, ShareholdingFacts } from './types.ts';

const textOf = (payload: Payload, field: string): string | null => {
  const value = payload[field];
  return typeof value === 'string' ? value : null;
};

const readShareholding = ([version]: readonly RecordVersion[]): ShareholdingFacts | null => {
  const holderId = version?.payload['shareholder_id'];
  if (!version || typeof holderId !== 'number' || !isLiveStatus(version.status)) return null;
  const { payload } = version;
  return {
    holderId,
    holderName: textOf(payload, 'shareholder_name') ?? '',
    holderType: textOf(payload, 'shareholder_type'),
    holdingPercent: textOf(payload, 'holding_pct'),
    holdingLow: textOf(payload, 'holding_pct_low'),
    holdingHigh: textOf(payload, 'holding_pct_high'),
    votePercent: textOf(payload, 'holding_voting_pct'),
    subscribedAmount: textOf(payload, 'subscribed_amount'),
    paidAmount: textOf(payload, 'paid_amount'),
    validFrom: version.validFrom,
    validTo: version.validTo,
  };
};

/** One edge per shareholder record whose holder is a party. */
export const projectShareholdings = (
  versions: readonly RecordVersion[],
): CompanyProjection['shareholdings'] => {
  const byRecord = Map.groupBy(versions, (version) => version.recordId);
  return [...byRecord]
    .toSorted(([a], [b]) => a - b)
    .map(([recordId, chain]) => ({ recordId, timeline: buildTimeline(chain, readShareholding) }))
    .filter(({ timeline }) => timeline.length > 0);
};
