import { EMPTY_SCENARIO } from '@mingjian/domain/what-if';
import type { Scenario } from '@mingjian/domain/what-if';
import { useReducer } from 'react';

interface History {
  readonly past: readonly Scenario[];
  readonly present: Scenario;
  readonly future: readonly Scenario[];
  readonly key: string | undefined;
  readonly stamp: number;
}

type Step =
  | { readonly kind: 'change'; readonly scenario: Scenario; readonly key: string | undefined }
  | { readonly kind: 'undo' | 'redo' | 'settle' };

const START: History = { past: [], present: EMPTY_SCENARIO, future: [], key: undefined, stamp: 0 };
const MOST_STEPS = 200;

const go = (history: History, step: Step): History => {
  const { past, present, future, key, stamp } = history;
  if (step.kind === 'change') {
    const isSameStep = step.key !== undefined && step.key === key;
    return {
      past: isSameStep ? past : [...past, present].slice(-MOST_STEPS),
      present: step.scenario,
      future: [],
      key: step.key,
      stamp: step.key === undefined ? stamp + 1 : stamp,
    };
  }
  if (step.kind === 'settle') return key === undefined ? history : { ...history, key: undefined };
  const from = step.kind === 'undo' ? past : future;
  const next = step.kind === 'undo' ? from.at(-1) : from[0];
  if (!next) return history;
  return {
    past: step.kind === 'undo' ? past.slice(0, -1) : [...past, present],
    present: next,
    future: step.kind === 'undo' ? [present, ...future] : future.slice(1),
    key: undefined,
    stamp: stamp + 1,
  };
};

/** The scenario with every step back and forth again. */
export const useHistory = () => {
  const [{ past, present, future, stamp }, dispatch] = useReducer(go, START);
  return {
    scenario: present,
    stamp,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    change: (scenario: Scenario, key?: string) => dispatch({ kind: 'change', scenario, key }),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    /** What comes next is a step of its own. */
    settle: () => dispatch({ kind: 'settle' }),
  };
};

export type ScenarioHistory = ReturnType<typeof useHistory>;
