import { beforeEach, expect, test, vi } from 'vitest';
import { saveLabel, unsavedLabel } from './save-labels.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  return () => vi.unstubAllGlobals();
});

test('who can’t publish yet reads why the last changes aren’t saved', () => {
  expect(unsavedLabel({ kind: 'offline' }, 3)).toMatch(/^It couldn’t be sent/);
  expect(unsavedLabel({ kind: 'signed-out' }, 3)).toMatch(/^Your session has ended/);
  expect(unsavedLabel({ kind: 'refused', message: 'The address is taken.', problems: [] }, 3)).toBe(
    'Not saved: The address is taken.',
  );
  // A new page of which nothing was written.
  expect(saveLabel({ kind: 'saved' }, undefined)).toBe('No changes yet');
  expect(unsavedLabel({ kind: 'saved' }, undefined)).toBe('Not saved yet');
});
