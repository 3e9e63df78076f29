import { expect, test } from 'vitest';
import { shapeLabel } from './shape-labels.ts';

test('the form of a paper is told as the public reads it', () => {
  expect(shapeLabel({ original: true, photocopies: 1, notarised: true }, 'en')).toBe(
    'Original, 1 photocopy, Notarised',
  );
  expect(shapeLabel({ original: false, photocopies: 0 }, 'en')).toBe('In any form');
});
