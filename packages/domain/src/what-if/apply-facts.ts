import type { Fact, RatingInput } from '../default-risk/index.ts';
import { findEventKind } from './event-kinds.ts';
import type { FactEdit } from './scenario.ts';

type Added = Extract<FactEdit, { kind: 'add' }>;

const makeFact = (edit: Added, recordId: number, { asOf, companyName }: RatingInput): Fact => {
  const { dimension, write } = findEventKind(edit.event);
  const { date, amount } = edit;
  return {
    recordId,
    knownFrom: `${asOf}T00:00:00.000Z`,
    dimension,
    status: 'current',
    eventDate: date,
    publishedOn: date,
    validTo: null,
    payload: write({ date, amount, companyName }),
  };
};

/** The facts of a company with some left out or removed today, and supposed ones, whose record ids are negative. */
export const applyFacts = (input: RatingInput, edits: readonly FactEdit[]): readonly Fact[] => {
  if (edits.length === 0) return input.facts;
  const dropped = new Map(
    edits.flatMap((edit) => (edit.kind === 'drop' ? [[edit.recordId, edit.how] as const] : [])),
  );
  const kept = input.facts.flatMap((fact): readonly Fact[] => {
    const how = dropped.get(fact.recordId);
    if (how === undefined) return [fact];
    return how === 'never' ? [] : [{ ...fact, validTo: fact.validTo ?? input.asOf }];
  });
  const added = edits.filter((edit): edit is Added => edit.kind === 'add');
  return [...kept, ...added.map((edit, at) => makeFact(edit, -1 - at, input))];
};
