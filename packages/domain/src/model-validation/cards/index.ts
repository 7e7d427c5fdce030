import type { RatingModel } from '../../rating-models/index.ts';
import type { ModelCard } from './card.ts';
import { makeFinancialCard } from './financial-card.ts';
import { makeBehaviourCard, makeRegistryCard } from './prior-cards.ts';
import { makeScaleCard } from './scale-card.ts';

export { CARD_CODES, MARK_WORDS, MARKS } from './card.ts';
export type { CardCode, CardFact, CardStep, CardVariable, Mark, ModelCard } from './card.ts';
export { writeCard } from './write-card.ts';

/** What each model of a version is made of, rests on and cannot say. */
export const makeModelCards = (model: RatingModel): readonly ModelCard[] => [
  makeFinancialCard(model),
  makeBehaviourCard(model),
  makeRegistryCard(model),
  makeScaleCard(model),
];
