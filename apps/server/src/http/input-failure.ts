import type { InputFault } from '@mingjian/contract/wire';

/** A request that does not fit its endpoint, field by field. */
export class InputFailure extends Error {
  override readonly name = 'InputFailure';
  readonly faults: readonly InputFault[];

  constructor(faults: readonly InputFault[]) {
    super('invalid-input');
    this.faults = faults;
  }
}
