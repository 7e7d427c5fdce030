import { makePointScale, POINT_ANCHOR, tabulatePoints } from '@mingjian/domain/models';
import type { AdditiveModel, AdditiveTerm, TermPoints } from '@mingjian/domain/models';

const short = (value: number): string => Number(value.toPrecision(4)).toString();

/** What falls on each step, in the order of its points. */
const nameSteps = ({ bounds }: AdditiveTerm): readonly string[] => [
  ...bounds.map((bound, at) =>
    at === 0 ? `up to ${short(bound)}` : `${short(bounds[at - 1] as number)} to ${short(bound)}`,
  ),
  bounds.length === 0 ? 'any' : `above ${short(bounds.at(-1) as number)}`,
];

const line = (name: string, points: number, [good, bad, weight]: readonly string[]): string =>
  `  ${name.padEnd(24)}${points.toFixed(1).padStart(8)}${(good ?? '').padStart(9)}${(bad ?? '').padStart(7)}${(weight ?? '').padStart(9)}`;

const tellTerm = (term: AdditiveTerm, points: TermPoints): readonly string[] => {
  const names = [...nameSteps(term), 'missing', 'not meaningful'];
  return [
    term.variable,
    ...[...points.steps, points.missing, points.notMeaningful].map((value, at) => {
      const step = term.evidence?.steps[at];
      return line(
        names[at] as string,
        value,
        step ? [String(step.good), String(step.bad), step.weight.toFixed(3)] : [],
      );
    }),
  ];
};

/** The points table of a scorecard or of stumps, to be read in a terminal; the points of a case are one line of each. */
export const tellPoints = (model: AdditiveModel): readonly string[] => {
  const { factor, offset } = makePointScale();
  const { points, odds, doubling } = POINT_ANCHOR;
  const table = tabulatePoints(model);
  return [
    `points: ${points} at ${odds} good to 1 bad, ${doubling} more double the odds (factor ${factor.toFixed(4)}, offset ${offset.toFixed(4)})`,
    `  ${'step'.padEnd(24)}${'points'.padStart(8)}${'good'.padStart(9)}${'bad'.padStart(7)}${'weight'.padStart(9)}`,
    ...model.terms.flatMap((term, at) => tellTerm(term, table[at] as TermPoints)),
  ];
};
