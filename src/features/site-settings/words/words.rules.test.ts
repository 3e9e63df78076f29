import { expect, it } from 'vitest';
import { exampleSettings } from '../example.rules.ts';
import { siteSettings } from '../site-settings.contract.ts';
import { filled, noLetterTexts, ownTemplates, wordsOf } from './words.rules.ts';

const saving = (words: object) => siteSettings.safeParse({ ...exampleSettings, words });
const pathsIn = (words: object) => saving(words).error?.issues.map(({ path }) => path.join('.'));

it('the program’s own templates and words can be saved as they are', () => {
  expect(ownTemplates().length).toBeGreaterThan(5);
  expect(pathsIn({ templates: ownTemplates(), letters: noLetterTexts })).toBeUndefined();
});

it('a gap that nothing fills is refused by name, in each part of a letter', () => {
  const [first] = ownTemplates();
  const texts = { en: 'Dear {nmae}, about {subject}.', bn: 'প্রিয় {name}' };
  const parsed = saving({ templates: [{ ...first, texts }], letters: noLetterTexts });
  expect(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['words.templates.0.texts.en', expect.stringMatching(/^\{nmae\} isn’t known here: \{name\}/)],
  ]);
  const reply = { ...noLetterTexts.reply, signature: { en: '{clerk}', bn: '' } };
  expect(pathsIn({ templates: [], letters: { ...noLetterTexts, reply } })).toEqual([
    'words.letters.reply.signature.en',
  ]);
});

it('an empty word is the program’s, and a gap is filled wherever it stands', () => {
  const reply = { ...noLetterTexts.reply, greeting: { en: 'Salam {name}, {name}', bn: '' } };
  const saved = { templates: [], letters: { ...noLetterTexts, reply } };
  expect(filled(wordsOf(saved, 'reply', 'en').greeting, { name: 'Rahim' })).toBe('Salam Rahim, Rahim');
  expect(wordsOf(saved, 'reply', 'bn')).toEqual(wordsOf(undefined, 'reply', 'bn'));
  expect(filled('{name} {other}', { name: '{other}' })).toBe('{other} {other}');
});
