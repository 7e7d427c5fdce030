import { findLevers, listEditableLines, USUAL_LINES } from '@mingjian/domain/what-if';
import type { Direction, LeverAnswer, LeverBound } from '@mingjian/domain/what-if';
import { useMemo, useState } from 'react';
import type { Bench } from '../bench.ts';

/** Bounds of a line as they are typed; percent. */
export interface BoundDraft {
  readonly field: string;
  readonly mayMove: boolean;
  readonly from: string;
  readonly to: string;
}

/** Of the usual lines; the others start out fixed. */
const USUAL_PERCENT = '30';

const NUMBER = /^\d{1,4}(\.\d{1,2})?$/;
const WHOLE = 100;
const MOST = 1_000;

/** How far down and how far up; undefined for what is no number. */
const readBound = ({ field, from, to }: BoundDraft): LeverBound | undefined => {
  const [down, up] = [from.trim(), to.trim()];
  if (!NUMBER.test(down) || !NUMBER.test(up)) return undefined;
  const fits = Number(down) <= WHOLE && Number(up) <= MOST;
  return fits ? { field, fromPercent: -Number(down), toPercent: Number(up) } : undefined;
};

export const isBoundWrong = (draft: BoundDraft): boolean => draft.mayMove && readBound(draft) === undefined;

/** What it would take for one class: the question as it is put together, and its answer. */
export const useLevers = ({ input, model, scenario }: Bench) => {
  const [statement] = input.statements;
  const lines = useMemo(
    () => (statement ? listEditableLines(statement) : []).filter(({ filed }) => Number(filed) !== 0),
    [statement],
  );
  const [towards, setTowards] = useState<Direction>('better');
  const [drafts, setDrafts] = useState<readonly BoundDraft[]>(() =>
    lines.map(({ field }) => ({
      field,
      mayMove: USUAL_LINES.has(field) || lines.length <= USUAL_LINES.size,
      from: USUAL_PERCENT,
      to: USUAL_PERCENT,
    })),
  );
  const [answered, setAnswered] = useState<{ answer: LeverAnswer; asked: unknown } | null>(null);
  const bounds = drafts.filter(({ mayMove }) => mayMove).map(readBound);
  const isWrong = bounds.includes(undefined);
  return {
    towards,
    setTowards,
    drafts,
    change: (field: string, over: Partial<BoundDraft>) =>
      setDrafts(drafts.map((draft) => (draft.field === field ? { ...draft, ...over } : draft))),
    isWrong,
    ask: () =>
      !isWrong &&
      setAnswered({
        asked: scenario,
        answer: findLevers(input, model, {
          towards,
          scenario,
          bounds: bounds.filter((bound) => bound !== undefined),
        }),
      }),
    /** Of this scenario; an answer to another one says nothing any more. */
    answer: answered?.asked === scenario ? answered.answer : null,
  };
};

export type Levers = ReturnType<typeof useLevers>;
