/** A failure whose message is written for the person who runs the command: print it alone, without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
