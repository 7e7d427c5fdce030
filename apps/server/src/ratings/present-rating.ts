import type { Cell, Driver, Missing, Override, Rating } from '@mingjian/contract/ratings';
import type { RatingRow } from '@mingjian/database/ratings';
import {
  ALTMAN_Z2_EM,
  findRatioWords,
  MISSING_WORDS,
  MODEL_WORDS,
  NOT_CALIBRATED_WORDS,
  OVERRIDE_WORDS,
} from '@mingjian/domain/default-risk';
import type { Words } from '@mingjian/domain/default-risk';
import { findField } from '@mingjian/domain/dictionary';
import { findItemDimension } from '@mingjian/domain/financials';
import { getRatingClass } from '@mingjian/domain/ratings';

/** What the account may see beside the rating itself. */
export interface RatingView {
  readonly withAmounts: boolean;
  /** Whether the records of a dimension may be opened. */
  readonly withRecords: (dimension: string) => boolean;
}

/** Beyond the twelfth decimal a figure of the model is noise; the contributions still add up to the score to 1e-9. */
const FIGURE_DECIMALS = 12;

const presentFigure = (value: number): string => value.toFixed(FIGURE_DECIMALS).replace(/\.?0+$/, '');

const labelOf = (field: string): Words => {
  const found = findField(field);
  return found ? { en: found.en, cn: found.zh } : { en: field, cn: field };
};

const FIELD_NAME = /[a-z_0-9]{3,}/g;

const sayFormula = (formula: string): Words => ({
  en: formula.replace(FIELD_NAME, (field) => labelOf(field).en),
  cn: formula.replace(FIELD_NAME, (field) => labelOf(field).cn),
});

const presentCell = (cell: RatingRow['drivers'][number]['cells'][number], view: RatingView): Cell => ({
  field: cell.field,
  label: labelOf(cell.field),
  value: view.withAmounts ? cell.value : null,
  periodEnd: cell.periodEnd,
  dimension: cell.origin?.dimension ?? findItemDimension(cell.field),
  recordId: view.withAmounts ? (cell.origin?.recordId ?? null) : null,
  knownFrom: view.withAmounts ? (cell.origin?.knownFrom ?? null) : null,
});

const presentDriver = (driver: RatingRow['drivers'][number], view: RatingView): Driver => ({
  code: driver.code,
  name: findRatioWords(driver.code),
  formula: driver.formula,
  formulaWords: sayFormula(driver.formula),
  value: presentFigure(driver.value),
  weight: presentFigure(driver.weight),
  contribution: presentFigure(driver.contribution),
  logOdds: presentFigure(driver.logOdds),
  cells: driver.cells.map((cell) => presentCell(cell, view)),
});

const presentMissing = (missing: RatingRow['missing'][number]): Missing => ({
  field: missing.field,
  label: labelOf(missing.field),
  reason: missing.reason,
  reasonWords: MISSING_WORDS[missing.reason],
  orElse: missing.orElse.map((fields) => fields.map((field) => ({ field, label: labelOf(field) }))),
  neededFor: missing.neededFor.map(findRatioWords),
});

const effectOf = (override: RatingRow['overrides'][number]): Override['effect'] => {
  if (override.removedOn !== null) return 'fading';
  return override.solvencyIndex === null ? 'cap' : 'default';
};

const presentOverride = (override: RatingRow['overrides'][number], view: RatingView): Override => {
  const mayOpen = view.withRecords(override.dimension);
  return {
    code: override.code,
    name: OVERRIDE_WORDS[override.code],
    date: override.date,
    effect: effectOf(override),
    class: getRatingClass(override.grade).name,
    solvencyIndex: override.solvencyIndex === null ? null : presentFigure(override.solvencyIndex),
    weight: presentFigure(override.weight),
    isDecisive: override.isDecisive,
    removedOn: override.removedOn,
    dimension: override.dimension,
    recordId: mayOpen ? override.recordId : null,
    knownFrom: mayOpen ? override.knownFrom : null,
  };
};

const presentModel = (id: string, version: string, isCalibrated: boolean, score: string | null) => ({
  id,
  version,
  name: MODEL_WORDS,
  isCalibrated,
  caution: isCalibrated ? null : NOT_CALIBRATED_WORDS,
  score,
});

export const presentRating = (row: RatingRow, view: RatingView): Rating => {
  const found = row.grade === null ? null : getRatingClass(row.grade);
  return {
    companyId: row.company_id,
    status: row.status,
    class: found?.name ?? null,
    grade: found?.grade ?? null,
    symbol: found?.symbol ?? null,
    counterpart: found?.counterpart ?? null,
    band: found?.band ?? null,
    pd: row.pd,
    solvencyIndex: row.solvency_index,
    model: presentModel(row.model_id, row.model_version, row.is_calibrated, row.score),
    base: row.base && {
      points: presentFigure(row.base.points),
      logOdds: presentFigure(row.base.logOdds),
    },
    periodEnd: row.period_end,
    ratedAt: row.rated_at,
    drivers: row.drivers.map((driver) => presentDriver(driver, view)),
    missing: row.missing.map(presentMissing),
    overrides: row.overrides.map((override) => presentOverride(override, view)),
    isSynthetic: row.is_synthetic,
  };
};

/** A company that no run has judged by the day asked for. */
export const presentNoRating = (companyId: number, isSynthetic: boolean): Rating => ({
  companyId,
  status: 'none',
  class: null,
  grade: null,
  symbol: null,
  counterpart: null,
  band: null,
  pd: null,
  solvencyIndex: null,
  model: presentModel(ALTMAN_Z2_EM.id, ALTMAN_Z2_EM.version, ALTMAN_Z2_EM.isCalibrated, null),
  base: null,
  periodEnd: null,
  ratedAt: null,
  drivers: [],
  missing: [],
  overrides: [],
  isSynthetic,
});
