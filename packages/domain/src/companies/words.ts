/** A word or sentence in both languages of the product. */
export interface Words {
  readonly en: string;
  readonly cn: string;
}
