/** Pearson's correlation of two columns of one length; 0 where one of them does not vary. */
export const correlate = (x: Float64Array, y: Float64Array): number => {
  const mean = (column: Float64Array) => column.reduce((sum, value) => sum + value, 0) / column.length;
  const [mx, my] = [mean(x), mean(y)];
  let xy = 0;
  let xx = 0;
  let yy = 0;
  for (let at = 0; at < x.length; at += 1) {
    const dx = (x[at] as number) - mx;
    const dy = (y[at] as number) - my;
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  }
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : 0;
};
