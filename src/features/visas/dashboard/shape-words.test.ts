import { expect, test } from 'vitest';
import { shapeWords } from './shape-words.ts';

test('the form of a paper is told as the public reads it', () => {
  expect(shapeWords({ original: true, photocopies: 1, notarised: true }, 'en')).toBe(
    'Original, 1 photocopy, Notarised',
  );
  expect(shapeWords({ original: false, photocopies: 0 }, 'en')).toBe('In any form');
});
