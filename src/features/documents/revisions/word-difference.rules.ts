import { diffArrays } from 'diff';

/** Text that both versions share, or that only one has. */
export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Texts with more differing words are shown whole, before and after. */
const maxEdits = 500;

/** Words and whitespace; jsdiff's own words end at every vowel sign of Bangla. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? [];

/** A word-by-word difference of two texts. */
export function wordDifference(before: string, after: string): Piece[] {
  const found = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: maxEdits });
  if (found === undefined) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return found.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}
