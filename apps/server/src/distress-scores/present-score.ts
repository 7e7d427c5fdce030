import type { DistressScoreView, ScoreCell, ScoreLack, ScoreTerm } from '@mingjian/contract/distress-scores';
import { findField } from '@mingjian/domain/dictionary';
import {
  findInputWords,
  findTermWords,
  isMadeForSection,
  LACK_WORDS,
  MARK_WORDS,
  sayFormula,
  ZONE_WORDS,
} from '@mingjian/domain/distress-scores';
import type { DistressScore } from '@mingjian/domain/distress-scores';
import { findItemDimension } from '@mingjian/domain/financials';

/** What the scores stand on, and what the account may see of it. */
export interface ScoreView {
  readonly periodEnd: string | null;
  readonly earlierPeriodEnd: string | null;
  /** Industry section of the company, GB/T 4754. */
  readonly section: string | null;
  /** Whether the amounts of a dimension may be seen and its records opened. */
  readonly withAmounts: (dimension: string) => boolean;
}

type Term = DistressScore['terms'][number];
type Lack = DistressScore['missing'][number];

/** Beyond the twelfth decimal a figure is noise; the contributions still add up to the score to 1e-9. */
const FIGURE_DECIMALS = 12;

const presentFigure = (value: number): string => {
  const text = value.toFixed(FIGURE_DECIMALS).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
};
const presentOptional = (value: number | null): string | null =>
  value === null ? null : presentFigure(value);

const presentCell = (cell: Term['cells'][number], view: ScoreView): ScoreCell => {
  const dimension = cell.origin?.dimension ?? findItemDimension(cell.field);
  const isShown = view.withAmounts(dimension);
  return {
    field: cell.field,
    label: findInputWords(cell.field),
    value: isShown ? cell.value : null,
    unit: findField(cell.field)?.type === 'percent' ? '%' : 'CNY',
    periodEnd: cell.periodEnd,
    dimension,
    recordId: isShown ? (cell.origin?.recordId ?? null) : null,
    knownFrom: isShown ? (cell.origin?.knownFrom ?? null) : null,
  };
};

const presentTerm = (term: Term, view: ScoreView): ScoreTerm => ({
  code: term.code,
  name: findTermWords(term.code),
  weight: presentOptional(term.weight),
  value: presentOptional(term.value),
  contribution: presentOptional(term.contribution),
  formula: term.formula,
  formulaWords: term.formula === null ? null : sayFormula(term.formula),
  cells: term.cells.map((cell) => presentCell(cell, view)),
});

const nameOf = (name: string) => ({ name, label: sayFormula(name) });

const presentLack = (lack: Lack, view: ScoreView): ScoreLack => {
  const period = lack.yearsBack === 0 ? view.periodEnd : view.earlierPeriodEnd;
  return {
    ...nameOf(lack.name),
    reason: lack.reason,
    reasonWords: LACK_WORDS[lack.reason],
    periodEnd: lack.reason === 'not-on-the-market' ? null : period,
    orElse: lack.orElse.map((fields) => fields.map(nameOf)),
    neededFor: lack.neededFor.map(findTermWords),
  };
};

export const presentScore = (result: DistressScore, view: ScoreView): DistressScoreView => {
  const { model } = result;
  return {
    code: model.code,
    name: model.name,
    source: { ...model.source, markWords: MARK_WORDS[model.source.mark] },
    meantFor: model.meantFor,
    isMadeForIndustry: isMadeForSection(model, view.section),
    direction: model.direction,
    cutOffs: model.cutOffs && {
      distress: presentFigure(model.cutOffs.distress),
      safe: presentFigure(model.cutOffs.safe),
      reach: presentFigure(model.cutOffs.reach),
    },
    note: model.note,
    isRankOnly: model.isRankOnly,
    score: presentOptional(result.score),
    zone: result.zone,
    zoneWords: result.zone && ZONE_WORDS[result.zone],
    probability: presentOptional(result.probability),
    equivalent: result.equivalent,
    constant: model.kind === 'linear' ? presentFigure(model.constant) : null,
    terms: result.terms.map((term) => presentTerm(term, view)),
    missing: result.missing.map((lack) => presentLack(lack, view)),
  };
};
