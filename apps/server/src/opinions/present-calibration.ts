import type { Calibration } from '@mingjian/contract/opinions';
import type { countWaitingOpinions } from '@mingjian/database/opinions';
import { dayInChina } from '@mingjian/domain/calendar';
import type { CalibrationFigures, calibrateOpinions } from '@mingjian/domain/opinions';

const PERCENT_DECIMALS = 4;
const BRIER_DECIMALS = 6;

const presentFigures = (figures: CalibrationFigures): NonNullable<Calibration['figures']> => ({
  meanStated: figures.meanStated.toFixed(PERCENT_DECIMALS),
  meanModel: figures.meanModel.toFixed(PERCENT_DECIMALS),
  observed: figures.observed.toFixed(PERCENT_DECIMALS),
  observedFrom: figures.interval.from.toFixed(PERCENT_DECIMALS),
  observedTo: figures.interval.to.toFixed(PERCENT_DECIMALS),
  brier: figures.brier.toFixed(BRIER_DECIMALS),
  modelBrier: figures.modelBrier.toFixed(BRIER_DECIMALS),
});

export const presentCalibration = (
  { opinions, companies, defaults, shortage, figures }: ReturnType<typeof calibrateOpinions>,
  { count, firstUntil }: Awaited<ReturnType<typeof countWaitingOpinions>>,
): Calibration => ({
  opinions,
  companies,
  defaults,
  shortage,
  figures: figures && presentFigures(figures),
  waiting: { count, firstOn: firstUntil && dayInChina(firstUntil) },
});
