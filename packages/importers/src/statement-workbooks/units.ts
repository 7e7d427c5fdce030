/** What one in a cell stands for: 10 to this power yuan. */
export interface Unit {
  readonly power: number;
  readonly text: string;
  /** No line of the sheet names a unit. */
  readonly isAssumed: boolean;
}

const POWERS: readonly (readonly [RegExp, number])[] = [
  [/亿元/, 8],
  [/百万元|million|\bmn\b/i, 6],
  [/万元|10[,\s]?000|ten thousand/i, 4],
  [/千元|thousand|['’]000|\bk\b/i, 3],
  [/元|yuan|rmb|cny/i, 0],
];

const UNIT_LINE =
  /(?:单位|金额单位|货币单位|unit|units|currency|in)\s*[:：]?\s*(?:人民币|rmb|cny)?\s*(亿元|百万元|万元|千元|元|['’]000|thousands?(?: (?:of )?(?:yuan|rmb|cny))?|millions?|10[,\s]?000|(?:rmb|cny|yuan)(?:\s*(?:['’]000|thousands?|millions?|10[,\s]?000))?)/i;
const FOREIGN =
  /(?:单位|unit|currency)\s*[:：]?\s*(?:[百千万亿]*)(美元|港[元币]|欧元|日元|usd|hkd|eur|jpy|us\$|hk\$)/i;

/** The currency that a unit line names, where it is not yuan. */
export const findForeignUnit = (texts: readonly string[]): string | undefined => {
  for (const text of texts) {
    const match = FOREIGN.exec(text.normalize('NFKC'));
    if (match) return match[1];
  }
  return undefined;
};

/** `单位：万元`, `Unit: RMB'000`: the unit of the amounts of a sheet; yuan where no line says it. */
export const findUnit = (texts: readonly string[]): Unit => {
  for (const text of texts) {
    const match = UNIT_LINE.exec(text.normalize('NFKC'));
    if (!match) continue;
    const power = POWERS.find(([word]) => word.test(match[1] ?? ''))?.[1];
    if (power !== undefined) return { power, text: match[0].trim(), isAssumed: false };
  }
  return { power: 0, text: '元', isAssumed: true };
};
