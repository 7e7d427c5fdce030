/** Forms and fillers that no English name is searched by. */
const FILLERS = new Set('co ltd limited inc corp corporation company the of and llc plc'.split(' '));
const WORD = /[a-z0-9]+/g;

/** Lower-case words of a name without forms and fillers; a name of fillers alone keeps them. */
export const splitEnglishWords = (text: string): readonly string[] => {
  const words =
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f'’.]/g, '')
      .match(WORD) ?? [];
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
};

/** Latin letters and digits that stand inside a Chinese name: `tcl`, `3m`. */
export const splitLatinRuns = (folded: string): readonly string[] => folded.match(WORD) ?? [];
