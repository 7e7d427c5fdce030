const NUMBERING =
  /^(?:[一二三四五六七八九十]+[、.．]|[(（][一二三四五六七八九十\d]+[)）]|\d+[、.．](?!\d)|[ivx]+\.\s)+/i;
const LEAD = /^(?:其中|加|减|add|less|plus|including|of which)\s*[:：]\s*/i;
const REMARK = /[(（][^()（）]*(?:号填列|填列|注|note|损失|亏损|loss|如有)[^()（）]*[)）]/gi;

/** A row label without numbering, `其中：`, `加：` and remarks such as `（损失以“-”号填列）`. */
export const cleanLabel = (text: string): string => {
  let label = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  for (let before = ''; before !== label;) {
    before = label;
    label = label
      .replace(NUMBERING, '')
      .replace(LEAD, '')
      .replace(/^[*△▲#☆\s]+/, '')
      .trim();
  }
  return label
    .replaceAll(REMARK, '')
    .replace(/[:：*]+$/, '')
    .trim();
};

/** How two labels are compared: without spaces, signs and case. */
export const foldLabel = (text: string): string =>
  cleanLabel(text)
    .toLowerCase()
    .replaceAll(/[\s,，、.。'’"“”\-–—_/()（）]/g, '');
