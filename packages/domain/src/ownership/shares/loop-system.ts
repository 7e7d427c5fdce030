/** A loop by itself: what its members hold of each other, as compressed sparse rows by place within the loop. */
export interface LoopSystem {
  readonly size: number;
  readonly at: Int32Array;
  readonly holder: Int32Array;
  readonly share: Float64Array;
}
