import type { RecordView } from '@mingjian/contract/companies';

/** Posts from the head of the firm down; the first whose word a title contains gives the place. */
const RANKS: readonly RegExp[] = [
  /^(董事长|执行董事|执行事务合伙人|负责人)/,
  /副董事长/,
  /^(总经理|经理|总裁|首席执行官)/,
  /(?<!独立|职工|代表|非执行)董事$/,
  /董事$/,
  /监事会主席|监事长/,
  /监事/,
];

const rankOf = ({ fields }: RecordView): number => {
  if (fields['is_legal_representative'] === true) return -1;
  const titles = fields['position_title'];
  if (!Array.isArray(titles)) return RANKS.length;
  const ranks = titles.map((title) =>
    RANKS.findIndex((rank) => typeof title === 'string' && rank.test(title)),
  );
  const known = ranks.filter((rank) => rank >= 0);
  return known.length === 0 ? RANKS.length : Math.min(...known);
};

/** Present before former, the legal representative first, then by post; equals keep the order they came in. */
export const sortPeople = (records: readonly RecordView[]): readonly RecordView[] => {
  const isFormer = ({ provenance }: RecordView): number => (provenance.validTo === null ? 0 : 1);
  return records.toSorted((a, b) => isFormer(a) - isFormer(b) || rankOf(a) - rankOf(b));
};
