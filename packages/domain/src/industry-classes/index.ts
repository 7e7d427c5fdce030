import { SECTION_A } from './sections/a.ts';
import { SECTION_B } from './sections/b.ts';
import { FOOD_TO_FURNITURE } from './sections/c-13-21.ts';
import { PAPER_TO_FIBRES } from './sections/c-22-28.ts';
import { RUBBER_TO_MACHINERY } from './sections/c-29-34.ts';
import { EQUIPMENT } from './sections/c-35-38.ts';
import { ELECTRONICS_TO_REPAIR } from './sections/c-39-43.ts';
import { SECTION_D } from './sections/d.ts';
import { SECTION_E } from './sections/e.ts';
import { SECTION_F } from './sections/f.ts';
import { SECTION_G } from './sections/g.ts';
import { SECTION_H } from './sections/h.ts';
import { SECTION_I } from './sections/i.ts';
import { SECTION_J } from './sections/j.ts';
import { SECTION_K } from './sections/k.ts';
import { SECTION_L } from './sections/l.ts';
import { SECTION_M } from './sections/m.ts';
import { SECTION_N } from './sections/n.ts';
import { SECTION_O } from './sections/o.ts';
import { SECTION_P } from './sections/p.ts';
import { SECTION_Q } from './sections/q.ts';
import { SECTION_R } from './sections/r.ts';
import { SECTION_S } from './sections/s.ts';
import { SECTION_T } from './sections/t.ts';

const SOURCES = [
  SECTION_A,
  SECTION_B,
  FOOD_TO_FURNITURE,
  PAPER_TO_FIBRES,
  RUBBER_TO_MACHINERY,
  EQUIPMENT,
  ELECTRONICS_TO_REPAIR,
  SECTION_D,
  SECTION_E,
  SECTION_F,
  SECTION_G,
  SECTION_H,
  SECTION_I,
  SECTION_J,
  SECTION_K,
  SECTION_L,
  SECTION_M,
  SECTION_N,
  SECTION_O,
  SECTION_P,
  SECTION_Q,
  SECTION_R,
  SECTION_S,
  SECTION_T,
];

/** A group or class: code with section letter, Chinese name of the standard. */
export interface FineIndustry {
  readonly code: string;
  readonly cn: string;
}

const parseLine = (line: string): FineIndustry => {
  const space = line.indexOf(' ');
  return { code: line.slice(0, space), cn: line.slice(space + 1) };
};

const FINE_INDUSTRIES = SOURCES.flatMap((source) => source.trim().split('\n').map(parseLine));

const byCode = new Map(FINE_INDUSTRIES.map((industry) => [industry.code, industry]));

/** 473 groups, three digits. */
export const GROUPS: readonly FineIndustry[] = FINE_INDUSTRIES.filter(({ code }) => code.length === 4);
/** 1,377 classes, four digits. */
export const CLASSES: readonly FineIndustry[] = FINE_INDUSTRIES.filter(({ code }) => code.length === 5);

/** Chinese name of a group (`C391`) or class (`C3911`) of GB/T 4754-2017. */
export const findIndustryClass = (code: string): FineIndustry | undefined => byCode.get(code);

/** The groups of a division or the classes of a group, in the order of the standard. */
export const listIndustriesUnder = (code: string): readonly FineIndustry[] =>
  FINE_INDUSTRIES.filter((one) => one.code.length === code.length + 1 && one.code.startsWith(code));
