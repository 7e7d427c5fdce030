import { describe, expect, it } from 'vitest';
import { BEHAVIOUR_KINDS, REGISTRY_ITEMS } from '../default-risk/index.ts';
import { RATING_MODEL } from '../rating-models/index.ts';
import { CARD_CODES, makeModelCards, writeCard } from './index.ts';

const cards = makeModelCards(RATING_MODEL);
const cardOf = (code: string) => {
  const card = cards.find((one) => one.code === code);
  if (!card) throw new Error(`no card ${code}`);
  return card;
};

describe('model cards', () => {
  it('are one for each model, all of the version that rates', () => {
    expect(cards.map(({ code }) => code)).toEqual([...CARD_CODES]);
    expect(new Set(cards.map(({ version }) => version))).toEqual(new Set([RATING_MODEL.version]));
  });

  it('tell the sample of the financial model from its file', () => {
    const { fitted, validated } = RATING_MODEL.file;
    const texts = cardOf('financial').facts.map(({ value }) => value.en);
    expect(texts).toContainEqual(
      expect.stringContaining(
        `${fitted.rows.toLocaleString('en')} firm-years of 1999 to 2011, ${fitted.bad} failures`,
      ),
    );
    expect(texts).toContainEqual(expect.stringContaining(`AUC ${validated?.auc?.toFixed(3)} (95 %`));
  });

  it('hold every step of every variable with the cases it was counted on', () => {
    const { variables } = cardOf('financial');
    expect(variables).toHaveLength(RATING_MODEL.file.terms.length);
    for (const [at, { steps, informationValue, mark }] of variables.entries()) {
      const term = RATING_MODEL.file.terms[at];
      expect(mark).toBe('fitted');
      expect(informationValue).toBe(term?.evidence?.informationValue);
      expect(steps).toHaveLength((term?.values.length ?? 0) + 2);
      const cases = steps.reduce((sum, step) => sum + (step.cases ?? 0), 0);
      expect(cases).toBe(RATING_MODEL.file.fitted.rows);
    }
  });

  it('call every prior a prior', () => {
    for (const code of ['behaviour', 'registry'])
      expect(cardOf(code).variables.every(({ mark }) => mark === 'prior')).toBe(true);
    expect(cardOf('behaviour').variables).toHaveLength(BEHAVIOUR_KINDS.length);
    expect(cardOf('registry').variables).toHaveLength(REGISTRY_ITEMS.length);
    const tendency = cardOf('financial').facts.find(({ label }) => label.en === 'Central tendency');
    expect(tendency).toMatchObject({ mark: 'prior', value: { en: expect.stringContaining('micro 4 %') } });
  });

  it('say in both languages what is not claimed', () => {
    for (const card of cards)
      expect(card.notClaimed).toContainEqual({
        en: expect.stringContaining('unlisted Chinese firms'),
        cn: expect.stringContaining('非上市企业'),
      });
  });

  it('can be written down', () => {
    const text = writeCard(cardOf('registry'), 'en');
    expect(text).toContain(`# Registry model R, version ${RATING_MODEL.version}`);
    expect(text).toContain('### Age (prior)');
    expect(text).toContain('| below 1 year | 0.700 | – | – |');
    expect(writeCard(cardOf('registry'), 'cn')).toContain('### 成立年限 (先验)');
  });
});
