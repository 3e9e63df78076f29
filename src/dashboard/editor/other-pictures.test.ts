import { expect, test } from 'vitest';
import { countMissingPictures, withOtherPictures } from './other-pictures.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const picture = (media: string, caption?: string) => ({
  type: 'picture',
  attrs: caption === undefined ? { media } : { media, caption },
});
const doc = (...content: object[]) => ({ type: 'doc', content });

test('pictures of the other language are put where they stand there, without its words', () => {
  const english = doc(paragraph('One'), picture('a', 'The beach'), paragraph('Two'), picture('b'));
  const bangla = doc(paragraph('এক'), paragraph('দুই'));
  expect(countMissingPictures(bangla, english)).toBe(2);
  expect(withOtherPictures(bangla, english)).toEqual(
    doc(paragraph('এক'), picture('a'), paragraph('দুই'), picture('b')),
  );
});

test('a picture that is there already isn’t put in twice, and a shorter text has them at its end', () => {
  const english = doc(paragraph('One'), paragraph('Two'), picture('a'), picture('b'));
  expect(withOtherPictures(doc(picture('a', 'সৈকত')), english)).toEqual(
    doc(picture('a', 'সৈকত'), picture('b')),
  );
  expect(countMissingPictures(english, undefined)).toBe(0);
  expect(countMissingPictures(undefined, english)).toBe(2);
});
