/** A failure whose message is for the person at the terminal; it is printed without a stack. */
export class Sentence extends Error {
  isSentence = true;
}
