import { findFactorWords, OVERRIDE_WORDS } from '@mingjian/domain/default-risk';
import type { RatingInput, RatingResult } from '@mingjian/domain/default-risk';
import type { Label } from '../bench.ts';

export interface KnownFact {
  readonly recordId: number;
  readonly knownFrom: string;
  readonly name: Label;
  readonly date: string | null;
}

/** Records that weigh on the rating as it is, each with what it weighs as. */
export const listKnownFacts = (
  { facts }: RatingInput,
  { score, overrides }: RatingResult,
): readonly KnownFact[] => {
  const names = new Map<number, Label>();
  for (const part of score?.contributions ?? [])
    for (const { recordId } of part.evidence) names.set(recordId, findFactorWords(part));
  for (const { recordId, code } of overrides)
    if (recordId !== null) names.set(recordId, OVERRIDE_WORDS[code]);
  return facts
    .flatMap((fact): readonly KnownFact[] => {
      const name = names.get(fact.recordId);
      const { recordId, knownFrom, eventDate, publishedOn } = fact;
      return name ? [{ recordId, knownFrom, name, date: eventDate ?? publishedOn }] : [];
    })
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.recordId - b.recordId);
};
