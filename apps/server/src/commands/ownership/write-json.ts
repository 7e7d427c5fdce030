/** Characters of a piece: far below the longest string there can be. */
const PIECE_LENGTH = 4_000_000;

/** One object of lists as JSON in pieces; each piece ends between two elements, so that a line may end there. */
export const writeJson = function* (lists: Readonly<Record<string, Iterable<unknown>>>): Iterable<string> {
  let piece = '{';
  let isFirstList = true;
  for (const [name, list] of Object.entries(lists)) {
    piece += `${isFirstList ? '' : ','}${JSON.stringify(name)}:[`;
    isFirstList = false;
    let isFirst = true;
    for (const element of list) {
      piece += (isFirst ? '' : ',') + JSON.stringify(element);
      isFirst = false;
      if (piece.length < PIECE_LENGTH) continue;
      yield piece;
      piece = '';
    }
    piece += ']';
  }
  yield `${piece}}`;
};
