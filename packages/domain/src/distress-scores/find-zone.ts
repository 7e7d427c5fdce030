import type { DistressModel, ScoreZone } from './model.ts';

/** The zone of a score by the published cut-offs; null for a model without. A score on a bound of grey is grey. */
export const findZone = (
  { cutOffs, direction }: Pick<DistressModel, 'cutOffs' | 'direction'>,
  score: number,
): ScoreZone | null => {
  if (!cutOffs) return null;
  // Turned so that higher is safer, whichever way the model counts.
  const sign = direction === 'higher-safer' ? 1 : -1;
  const place = sign * score;
  const distress = sign * cutOffs.distress;
  const safe = sign * cutOffs.safe;
  if (place < distress) return 'distress';
  return place > safe || safe === distress ? 'safe' : 'grey';
};
