import { FEMALE_CHARACTERS, MALE_CHARACTERS, SURNAMES } from '../words/person-names.ts';
import { makeRandom, makeWeightedPick } from '../basis/random.ts';

export interface Person {
  readonly name: string;
  readonly gender: 'male' | 'female';
  readonly birthYear: number;
  /** Value of the party key of scheme `person`. */
  readonly key: string;
}

/** Each firm has this many numbers of its own; a number is a person, whichever firm names it. */
export const PEOPLE_PER_FIRM = 32;

/** Who held a post before: this far from the number of the one who holds it, in the same firm's numbers. */
export const PREDECESSOR_OFFSET = 16;

const splitRow = (row: string): string => row.replace(/[A-Za-z]+$/, '');
// Zipf: the first surname is met about thirty times as often as the last.
const pickSurname = makeWeightedPick(
  SURNAMES.map((row, rank) => ({ surname: splitRow(row), weight: 1 / (rank + 3) })),
  (item) => item.weight,
);

/** The person of a number: the same name and key whenever asked. */
export const makePerson = (seed: string, number: number): Person => {
  const random = makeRandom(seed, 'person', number);
  const gender = random.chance(0.72) ? 'male' : 'female';
  const characters = gender === 'male' ? MALE_CHARACTERS : FEMALE_CHARACTERS;
  const given = random.chance(0.25)
    ? random.pick(characters)
    : random.pick(characters) + random.pick(characters);
  return {
    name: pickSurname(random).surname + given,
    gender,
    birthYear: random.between(1952, 1996),
    key: `demo-${seed}-${number}`,
  };
};
