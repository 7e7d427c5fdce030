import type { ModelCard, ModelCards } from '@mingjian/contract/model-validation';
import { makeModelCards, PUBLIC_BENCHMARKS, writeCard } from '@mingjian/domain/model-validation';
import type { ModelCard as Card } from '@mingjian/domain/model-validation';
import { RATING_MODEL } from '@mingjian/domain/rating-models';
import { modelPath } from '../ratings/model-files.ts';

const presentCard = (card: Card): ModelCard => ({
  code: card.code,
  name: card.name,
  version: card.version,
  summary: card.summary,
  facts: card.facts.map(({ label, value, mark }) => ({ label, value, mark })),
  variables: card.variables.map(({ code, name, mark, informationValue, steps }) => ({
    code,
    name,
    mark,
    informationValue,
    steps: steps.map(({ band, logOdds, cases, defaults }) => ({ band, logOdds, cases, defaults })),
  })),
  limits: [...card.limits],
  notClaimed: [...card.notClaimed],
  markdown: { en: writeCard(card, 'en'), cn: writeCard(card, 'cn') },
});

/** The cards are the same for everybody: they come from the model file and the priors, not from the data. */
export const showModelCards = async (): Promise<ModelCards> => {
  const { measuredOn, command, lines, notes } = PUBLIC_BENCHMARKS;
  return {
    cards: makeModelCards(RATING_MODEL).map(presentCard),
    modelFile: modelPath(RATING_MODEL.version),
    benchmarks: {
      measuredOn,
      command,
      lines: lines.map((line) => ({
        task: line.task,
        protocol: line.protocol,
        cases: line.cases,
        events: line.events,
        figure: line.figure,
        paper: line.paper,
        prototype: line.prototype,
        ours: line.ours,
        spread: line.spread,
        bar: line.bar,
      })),
      notes: [...notes],
    },
  };
};
