import type { Cell, Contribution, Evidence } from '@mingjian/contract/ratings';
import {
  countPointsLost,
  findBandWords,
  findFactorWords,
  linkCode,
  toPointsOfPart,
} from '@mingjian/domain/default-risk';
import type { Factor, LinkedParty, Words } from '@mingjian/domain/default-risk';
import type { StatementCell } from '@mingjian/domain/financials';
import { findItemDimension } from '@mingjian/domain/financials';
import { getRatingClass } from '@mingjian/domain/ratings';
import { labelOf, presentFigure, sayFormula } from './present-figure.ts';
import type { RatingView } from './rating-view.ts';

const presentCell = (cell: StatementCell, { withAmounts }: RatingView): Cell => ({
  field: cell.field,
  label: labelOf(cell.field),
  value: withAmounts ? cell.value : null,
  periodEnd: cell.periodEnd,
  dimension: cell.origin?.dimension ?? findItemDimension(cell.field),
  recordId: withAmounts ? (cell.origin?.recordId ?? null) : null,
  knownFrom: withAmounts ? (cell.origin?.knownFrom ?? null) : null,
});

const presentEvidence = (evidence: Factor['evidence'][number], view: RatingView): Evidence => {
  const mayOpen = view.withRecords(evidence.dimension);
  return {
    dimension: evidence.dimension,
    recordId: mayOpen ? evidence.recordId : null,
    knownFrom: mayOpen ? evidence.knownFrom : null,
    weight: presentFigure(evidence.weight),
  };
};

const STEP_DECIMALS = 4;
const showBound = (value: number): string => value.toFixed(STEP_DECIMALS).replace(/\.?0+$/, '');

const sayStep = ({ story, state }: Factor): Words | null => {
  if (state === 'not-meaningful') return { en: 'not meaningful', cn: '无意义' };
  const step = story?.step;
  if (!step) return null;
  const { from, to } = step;
  if (from === null && to === null) return null;
  if (from === null)
    return { en: `up to ${showBound(to as number)}`, cn: `不超过${showBound(to as number)}` };
  if (to === null) return { en: `above ${showBound(from)}`, cn: `高于${showBound(from)}` };
  return {
    en: `above ${showBound(from)} up to ${showBound(to)}`,
    cn: `高于${showBound(from)}，不超过${showBound(to)}`,
  };
};

const partyOf = (factor: Factor, parties: readonly LinkedParty[]): Contribution['party'] => {
  if (factor.model !== 'contagion') return null;
  const party = parties.find((one) => linkCode(one) === factor.code);
  return party
    ? {
        companyId: party.companyId,
        name: party.name,
        relation: party.relation,
        class: party.grade === null ? null : getRatingClass(party.grade).name,
      }
    : null;
};

/** A factor as it leaves: what it is, what it does, and what it rests on as far as the account may see it. */
export const presentContribution = (
  factor: Factor,
  parties: readonly LinkedParty[],
  view: RatingView,
): Contribution => {
  const party = partyOf(factor, parties);
  const formula = factor.story?.formula ?? null;
  return {
    model: factor.model,
    code: factor.code,
    name: party ? { en: party.name, cn: party.name } : findFactorWords(factor),
    value: factor.value === null ? null : presentFigure(factor.value),
    band: factor.model === 'financial' ? sayStep(factor) : findBandWords(factor),
    state: factor.state,
    points: presentFigure(toPointsOfPart(factor.logOdds)),
    logOdds: presentFigure(factor.logOdds),
    pointsLost: presentFigure(countPointsLost(factor)),
    worstPoints: presentFigure(toPointsOfPart(factor.worstLogOdds)),
    bestPoints: presentFigure(toPointsOfPart(factor.bestLogOdds)),
    formula,
    formulaWords: formula === null ? null : sayFormula(formula),
    cells: (factor.story?.cells ?? []).map((cell) => presentCell(cell, view)),
    evidence: factor.evidence.map((evidence) => presentEvidence(evidence, view)),
    party,
  };
};
