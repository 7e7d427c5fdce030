interface Named {
  readonly name: string;
  /** Only part of other features: no model may use it itself. */
  readonly isHelper?: boolean;
  /** What it tells of a company, such as leverage or liquidity: a scorecard of few variables has one of each group. */
  readonly group?: string;
}

/** One column made of others. Names are raw columns or features above it. */
export type Feature = Named &
  (
    | { readonly kind: 'ratio'; readonly over: string; readonly under: string }
    | { readonly kind: 'sum'; readonly terms: Readonly<Record<string, number>> }
    | { readonly kind: 'logarithm'; readonly of: string }
    | { readonly kind: 'indicator'; readonly of: string; readonly above: string | number }
    | { readonly kind: 'limit'; readonly of: string; readonly from?: number; readonly to?: number }
    | { readonly kind: 'change'; readonly of: string }
    | { readonly kind: 'scaled-change'; readonly of: string }
  );

/** What a model makes of a raw table before it looks at it. */
export interface FeatureSet {
  readonly name: string;
  /** Where columns and definitions come from. */
  readonly note: string;
  /** Raw columns that a model may use as they are. */
  readonly keep: readonly string[];
  /** Groups of the raw columns in `keep`. */
  readonly groups?: Readonly<Record<string, string>>;
  readonly features: readonly Feature[];
}

/** The group of each variable that has one. */
export const listGroups = (set: FeatureSet): Readonly<Record<string, string>> => ({
  ...set.groups,
  ...Object.fromEntries(
    set.features.flatMap(({ name, group }) => (group === undefined ? [] : [[name, group]])),
  ),
});

/** The columns that a feature is made of. */
export const listTerms = (feature: Feature): readonly string[] => {
  switch (feature.kind) {
    case 'ratio':
      return [feature.over, feature.under];
    case 'sum':
      return Object.keys(feature.terms);
    case 'indicator':
      return typeof feature.above === 'string' ? [feature.of, feature.above] : [feature.of];
    default:
      return [feature.of];
  }
};

/** The raw columns that the named features need, in the order of the set. */
export const listRawColumns = (set: FeatureSet, names: readonly string[]): readonly string[] => {
  const byName = new Map(set.features.map((feature) => [feature.name, feature]));
  const raw = new Set<string>();
  const visit = (name: string): void => {
    const feature = byName.get(name);
    if (!feature) raw.add(name);
    else listTerms(feature).forEach(visit);
  };
  names.forEach(visit);
  return [...raw];
};

/** Whether any of the named features looks at the period before. */
export const looksBack = (set: FeatureSet, names: readonly string[]): boolean => {
  const byName = new Map(set.features.map((feature) => [feature.name, feature]));
  const visit = (name: string): boolean => {
    const feature = byName.get(name);
    if (!feature) return false;
    return feature.kind === 'change' || feature.kind === 'scaled-change' || listTerms(feature).some(visit);
  };
  return names.some(visit);
};
