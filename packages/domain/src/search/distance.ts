/** Edits (insert, delete, replace, swap of neighbours) that turn one text into the other. */
export const countEdits = (a: string, b: string): number => {
  const width = b.length + 1;
  const rows = [new Int32Array(width), new Int32Array(width), new Int32Array(width)];
  let [beforeLast, last, current] = rows as [Int32Array, Int32Array, Int32Array];
  for (let column = 0; column < width; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    for (let column = 1; column < width; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap && !isSame) edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = edits;
    }
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last[b.length] ?? 0;
};

/** 1 for equal texts, 0 for texts that share nothing. */
export const calculateSimilarity = (a: string, b: string): number => {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - countEdits(a, b) / longest;
};
