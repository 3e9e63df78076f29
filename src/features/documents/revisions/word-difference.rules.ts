import { diffArrays } from 'diff';

/** A run of text that two versions have in common, or that only one has. */
export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Texts that differ in more words are shown whole, before and after: nobody reads so many pieces. */
const mostEdits = 500;

/** Words and the blanks between them; jsdiff's own words end at every vowel sign of Bangla. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? [];

/** What was taken out of a text and what was put in, word by word; put together they give both texts back. */
export function wordDifference(before: string, after: string): Piece[] {
  const found = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: mostEdits });
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
