import { expect, test } from 'vitest';
import { pathLabel } from './path-labels.ts';

test('a path is told in words, with the place in a list and the language', () => {
  expect(pathLabel('texts.en.faq.1.answer', 'en')).toBe('Questions and answers 2: Answer (English)');
  expect(pathLabel('facts.cover', 'en')).toBe('Cover');
});

test('a picture in a text is told as one, without the steps of the editor', () => {
  expect(pathLabel('texts.en.body.content.4.attrs.media', 'en')).toBe('Text: Picture (English)');
  expect(pathLabel('texts.bn.body.content.0.content.2', 'en')).toBe('Text (Bangla)');
});
