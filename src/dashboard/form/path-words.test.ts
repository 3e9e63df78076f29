import { expect, test } from 'vitest';
import { pathWords } from './path-words.ts';

test('a path is told in words, with the place in a list and the language', () => {
  expect(pathWords('texts.en.faq.1.answer', 'en')).toBe('Questions and answers 2: Answer (English)');
  expect(pathWords('facts.cover', 'en')).toBe('Cover');
});

test('a picture in a text is told as one, without the steps of the editor', () => {
  expect(pathWords('texts.en.body.content.4.attrs.media', 'en')).toBe('Text: Picture (English)');
  expect(pathWords('texts.bn.body.content.0.content.2', 'en')).toBe('Text (Bangla)');
});
