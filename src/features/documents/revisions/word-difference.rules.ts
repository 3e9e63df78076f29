/** A run of text that two versions have in common, or that only one has. */
export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Longer texts are shown whole, before and after: comparing them word by word takes the square of their length. */
const mostWords = 1500;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? [];

function add(pieces: Piece[], kind: Piece['kind'], text: string): void {
  const last = pieces.at(-1);
  if (last?.kind === kind) {
    pieces[pieces.length - 1] = { kind, text: last.text + text };
  } else {
    pieces.push({ kind, text });
  }
}

/** What was taken out of a text and what was put in, word by word; put together they give both texts back. */
export function wordDifference(before: string, after: string): Piece[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length > mostWords || b.length > mostWords) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  // common[i * width + j]: how many words the ends of both texts, from i and from j, have in common.
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      add(pieces, 'same', left);
      i += 1;
      j += 1;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      add(pieces, 'removed', left);
      i += 1;
    } else {
      add(pieces, 'added', right ?? '');
      j += 1;
    }
  }
  return pieces;
}
