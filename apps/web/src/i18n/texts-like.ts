/** The other language of a feature's texts: the same keys, no more and no fewer. */
export type TextsLike<Texts> = { readonly [Key in keyof Texts]: string };
