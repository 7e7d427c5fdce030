/** A failure that the application decides: a sentence in both languages, and when it comes. */
export interface Failure {
  readonly en: string;
  readonly cn: string;
  readonly when: string;
}
