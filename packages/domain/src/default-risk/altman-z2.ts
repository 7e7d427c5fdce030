import type { RatioDefinition } from '../financials/index.ts';

export interface ModelRatio extends RatioDefinition {
  readonly weight: number;
  /** Value of the neutral firm that contributions are compared with; our choice, not Altman's. */
  readonly neutral: number;
}

export interface ReferenceModel {
  readonly id: string;
  readonly version: string;
  /** False: published weights, shown as "reference model, not calibrated". */
  readonly isCalibrated: boolean;
  readonly constant: number;
  readonly ratios: readonly ModelRatio[];
}

/**
 * Altman's Z'' for emerging markets (1995): 6.56 WC/TA + 3.26 RE/TA + 6.72 EBIT/TA + 1.05 BVE/TL + 3.25.
 * A reference model: published weights, not calibrated on Chinese defaults. `docs/figures/altman-z-em.md`.
 */
export const ALTMAN_Z2_EM: ReferenceModel = {
  id: 'altman-z2-em',
  version: '1',
  isCalibrated: false,
  constant: 3.25,
  ratios: [
    {
      code: 'working-capital-to-total-assets',
      numerator: { plus: 'current-assets', minus: 'current-liabilities' },
      denominator: 'total-assets',
      weight: 6.56,
      neutral: 0.1,
    },
    {
      code: 'retained-earnings-to-total-assets',
      numerator: { plus: 'retained-earnings' },
      denominator: 'total-assets',
      weight: 3.26,
      neutral: 0.08,
    },
    {
      code: 'ebit-to-total-assets',
      numerator: { plus: 'ebit' },
      denominator: 'total-assets',
      weight: 6.72,
      neutral: 0.04,
    },
    {
      code: 'equity-to-total-liabilities',
      numerator: { plus: 'equity' },
      denominator: 'total-liabilities',
      weight: 1.05,
      neutral: 0.6,
    },
  ],
};

/** Score of the neutral firm: in the middle of Altman's grey zone, 4.35 to 5.85. */
export const NEUTRAL_SCORE: number = ALTMAN_Z2_EM.ratios.reduce(
  (sum, { weight, neutral }) => sum + weight * neutral,
  ALTMAN_Z2_EM.constant,
);
