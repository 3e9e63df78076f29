interface Lettered {
  readonly key: string;
}

/** What papers are called by first, in the order in which they are given. */
const usual: readonly (readonly [start: string, letter: string])[] = [
  ['passport', 'p'],
  ['photo', 'f'],
  ['bank-statement', 'b'],
  ['nid', 'n'],
  ['birth-certificate', 'c'],
];

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A letter for each kind of paper, by which it is chosen on the keyboard: the usual ones, else the first free one of its key's
 * words, of its letters, of the alphabet. From the 27th on papers have none.
 */
export function paperLetters(papers: readonly Lettered[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  const give = (key: string, wished: Iterable<string>) => {
    const letter = [...wished].find((each) => alphabet.includes(each) && !taken.has(each));
    if (letter !== undefined && !letters.has(key)) {
      letters.set(key, letter);
      taken.add(letter);
    }
  };
  const keys = [...new Set(papers.map(({ key }) => key))];
  for (const [start, letter] of usual) {
    const found = keys.find((key) => key === start) ?? keys.find((key) => key.startsWith(start));
    if (found !== undefined) {
      give(found, letter);
    }
  }
  for (const key of keys) {
    const initials = key.split('-').map((word) => word.charAt(0));
    give(key, [...initials, ...key, ...alphabet]);
  }
  return letters;
}
