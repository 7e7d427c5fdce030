import type { Payload, RecordDraft } from '@mingjian/domain/records';
import { isKnownBy, makeDraft } from '../basis/drafts.ts';
import type { Telling } from '../basis/drafts.ts';
import type { Day } from '../basis/days.ts';
import { makeRandom } from '../basis/random.ts';
import type { Random } from '../basis/random.ts';
import type { Fate } from '../life/fate.ts';
import type { Life } from '../life/simulate-life.ts';
import type { Firm, Holding, Market } from '../plan/firm.ts';
import { makePerson } from '../plan/people.ts';
import type { Person } from '../plan/people.ts';

/** What every writer of records gets: the firm, its life, its holders, and where to put what it writes. */
export interface Context {
  readonly market: Market;
  readonly firm: Firm;
  readonly life: Life;
  readonly fate: Fate | null;
  readonly holdings: readonly Holding[];
  readonly asOf: Day;
  /** Last day on which the firm does business. */
  readonly lastDay: Day;
  /** Number of the person who represents the firm today. */
  readonly representative: number;
  readonly drafts: RecordDraft[];
  /** Which records belong to one case, by the case: the truth that joined chains are compared with. */
  readonly cases: Map<string, Set<string>>;
  /** Records that are truly of another party. */
  readonly namesakes: Set<string>;
  /** A stream of its own for each kind of record. */
  random(topic: string): Random;
  person(number: number): Person;
  add(dimension: string, naturalKey: string, payload: Payload, telling: Telling): void;
}

export const makeContext = (
  base: Pick<Context, 'market' | 'firm' | 'life' | 'fate' | 'holdings' | 'representative' | 'lastDay'>,
): Context => {
  const drafts: RecordDraft[] = [];
  const cases = new Map<string, Set<string>>();
  const namesakes = new Set<string>();
  const { seed, asOf } = base.market;
  const people = new Map<number, Person>();
  const places = new Map<string, number>();
  return {
    ...base,
    asOf,
    drafts,
    cases,
    namesakes,
    random: (topic) => makeRandom(seed, topic, base.firm.index),
    person: (number) => {
      const known = people.get(number) ?? makePerson(seed, number);
      people.set(number, known);
      return known;
    },
    add: (dimension, naturalKey, payload, telling) => {
      const draft = makeDraft(dimension, naturalKey, payload, telling);
      // What is read after the last day has not been written yet.
      if (!isKnownBy(draft, asOf)) return;
      const name = `${dimension}|${naturalKey}`;
      if (telling.isOfNamesake) namesakes.add(name);
      if (telling.caseId !== undefined)
        cases.set(telling.caseId, (cases.get(telling.caseId) ?? new Set<string>()).add(name));
      const id = `${dimension}|${telling.source}|${naturalKey}|${draft.knownFrom}`;
      const place = places.get(id);
      // One reading sees one state: of two that it could have seen (all of the past, on the first) the later stands.
      if (place !== undefined) drafts[place] = draft;
      else places.set(id, drafts.push(draft) - 1);
    },
  };
};
