/** What was predicted and what came: one entry per case. */
export interface Outcomes {
  /** 1 for a default, 0 for none. */
  readonly labels: ArrayLike<number>;
  /** Possibility of default in (0, 1), or any score that rises with it where only the order counts. */
  readonly scores: ArrayLike<number>;
}

export const countBad = ({ labels }: Outcomes): number => {
  let bad = 0;
  for (let at = 0; at < labels.length; at += 1) if (labels[at] === 1) bad += 1;
  return bad;
};

/** Places of the cases, the lowest score first; ties in their given order. */
export const rankCases = ({ scores }: Outcomes): Int32Array => {
  const order = Int32Array.from({ length: scores.length }, (_, at) => at);
  return order.sort((a, b) => (scores[a] as number) - (scores[b] as number) || a - b);
};
