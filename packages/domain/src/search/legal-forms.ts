/** Legal forms as they end a registered name, and how a branch ends; the longest that fits is cut, again and again. */
const ENDINGS: readonly string[] = [
  '有限责任总公司',
  '有限责任公司',
  '股份有限公司',
  '股份合作公司',
  '有限总公司',
  '有限公司',
  '总公司',
  '分公司',
  '支公司',
  '公司',
  '集团',
  '股份',
  '控股',
  '个人独资企业',
  '农民专业合作社联合社',
  '农民专业合作社',
  '专业合作社',
  '合作社',
  '特殊普通合伙',
  '有限合伙',
  '普通合伙',
  '合伙企业',
  '企业',
  '分理处',
  '营业部',
  '营业厅',
  '营业所',
  '门市部',
  '经营部',
  '办事处',
  '代表处',
  '分行',
  '支行',
  '支局',
  '分社',
  '分店',
  '分厂',
].sort((a, b) => b.length - a.length);

/** Beginnings of a legal form that somebody who is still typing has written, the longest first. */
const UNFINISHED: readonly string[] = [
  ...new Set(
    ['有限责任公司', '股份有限公司', '集团有限公司', '有限公司'].flatMap((form) =>
      Array.from({ length: form.length - 2 }, (_, at) => form.slice(0, at + 2)),
    ),
  ),
].sort((a, b) => b.length - a.length);

const SHORTEST_REST = 2;
const ENDING_LETTERS = new Set([
  '司',
  '团',
  '份',
  '股',
  '业',
  '社',
  '伙',
  '处',
  '部',
  '厅',
  '所',
  '行',
  '局',
  '店',
  '厂',
]);

const findEnding = (text: string): string | undefined =>
  ENDING_LETTERS.has(text.at(-1) ?? '')
    ? ENDINGS.find((ending) => text.length - ending.length >= SHORTEST_REST && text.endsWith(ending))
    : undefined;

/** Cuts the legal forms that end the text; at least two characters stay. */
export const stripLegalForm = (text: string): string => {
  const ending = findEnding(text);
  return ending ? stripLegalForm(text.slice(0, -ending.length)) : text;
};

/** The same for a query, whose legal form may be half typed: `华安科技有限`. */
export const stripTypedLegalForm = (text: string): string => {
  const stripped = stripLegalForm(text);
  if (stripped !== text) return stripped;
  const form = UNFINISHED.find(
    (candidate) => text.length - candidate.length >= SHORTEST_REST && text.endsWith(candidate),
  );
  if (form) return stripLegalForm(text.slice(0, -form.length));
  return text.length > SHORTEST_REST + 1 && text.endsWith('有') ? text.slice(0, -1) : text;
};

export interface HeadAndBranch {
  readonly head: string;
  /** `深圳分公司` of `华安科技有限公司深圳分公司`; empty for a head office. */
  readonly branch: string;
}

const COMPANY = '公司';

/** Parts a branch from its head office, which ends with a legal form inside the name. */
export const splitBranch = (text: string): HeadAndBranch => {
  const at = text.indexOf(COMPANY, SHORTEST_REST);
  const end = at + COMPANY.length;
  return at > 0 && end < text.length
    ? { head: text.slice(0, end), branch: text.slice(end) }
    : { head: text, branch: '' };
};

/** Whether a word occurs in so many names for its form or place alone that no token is kept for it. */
export const isWordOfForms = (text: string): boolean =>
  '有限责任总公司 股份有限公司 集团有限公司 控股有限公司 分公司 有限合伙企业 普通合伙'.includes(text);
