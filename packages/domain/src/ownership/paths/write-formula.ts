import type { Words } from '../../companies/index.ts';
import type { PathList } from './find-paths.ts';

/** Two decimals where they say it all, more where they do not: 60 %, 13.27 %, 0.0041 %. */
export const writePercent = (percent: number): string => {
  const digits = Math.abs(percent) >= 1 || percent === 0 ? 2 : 1 - Math.floor(Math.log10(Math.abs(percent)));
  const text = percent.toFixed(Math.min(digits, 12));
  return `${text.includes('.') ? text.replace(/\.?0+$/, '') : text}%`;
};

const REST_WORDS: Readonly<Record<PathList['restKind'], Words>> = {
  none: { en: '', cn: '' },
  paths: { en: 'further paths', cn: '其余路径' },
  loops: { en: 'cross-holdings', cn: '交叉持股循环' },
  'paths-and-loops': { en: 'further paths and cross-holdings', cn: '其余路径及交叉持股循环' },
};

/** More terms than this are read by nobody: the others are added up. */
const MOST_TERMS = 20;

const describeRest = ({ paths, pathCount, rest, restKind }: PathList, unwritten: number): Words | null => {
  const amount = unwritten + rest;
  if (amount === 0) return null;
  const kind = unwritten > 0 ? (restKind.includes('loops') ? 'paths-and-loops' : 'paths') : restKind;
  const words = REST_WORDS[kind];
  const others = pathCount === null ? 0 : pathCount - Math.min(paths.length, MOST_TERMS);
  const count = kind === 'paths' && others > 0;
  return {
    en: `${writePercent(amount)} (${count ? `${others} ` : ''}${words.en})`,
    cn: `${writePercent(amount)}（${count ? `${words.cn}${others}条` : words.cn}）`,
  };
};

/** The calculation as a person would write it: `60% × 80% + 5% = 53%`, with what is left out by name. */
export const writeFormula = (list: PathList): Words => {
  const terms = list.paths
    .slice(0, MOST_TERMS)
    .map(({ steps }) => steps.map(({ percent }) => writePercent(percent)).join(' × '));
  const unwritten = list.paths.slice(MOST_TERMS).reduce((sum, { percent }) => sum + percent, 0);
  const rest = describeRest(list, unwritten);
  const total = writePercent(list.percent);
  const write = (language: keyof Words): string => {
    const parts = rest ? [...terms, rest[language]] : terms;
    if (parts.length === 0) return total;
    // A share held directly and in no other way needs no sum.
    return parts.join(' + ') === total ? total : `${parts.join(' + ')} = ${total}`;
  };
  return { en: write('en'), cn: write('cn') };
};
