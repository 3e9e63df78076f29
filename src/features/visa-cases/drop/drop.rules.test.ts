import { expect, test } from 'vitest';
import { type FilePlace, inPageOrder, matchFile } from './drop.rules.ts';

const keys = ['passport', 'old-passports', 'photo-35x45', 'bank-statement', 'nid', 'salary-certificate'];
const placeOf = (id: string, name: string): FilePlace => ({
  id,
  name,
  papers: keys.map((key) => ({ id: `${id}:${key}`, key, name: key.replaceAll('-', ' ') })),
});
const group = [
  placeOf('karim', 'Md Karim Uddin'),
  placeOf('ahmed', 'Karim Uddin Ahmed'),
  placeOf('fatema', 'Mst Fatema Khatun'),
  placeOf('rokeya', 'Rokeya Khatun'),
];
const whereOf = (path: string, places = group) => {
  const { applicant, paper, isUnsure } = matchFile(path, places);
  return `${paper ?? applicant ?? 'nobody'}${isUnsure ? '?' : ''}`;
};

test.each([
  ['Karim Uddin passport.pdf', 'karim:passport'],
  ['md_karim_uddin-PASSPORT.JPG', 'karim:passport'],
  ['Karim Uddin Ahmed passport.pdf', 'ahmed:passport'],
  ['KarimUddinAhmed_NID.png', 'ahmed:nid'],
  ['fatemakhatun photo.jpg', 'fatema:photo-35x45'],
  ['Rokeya Khatun - Old Passport 2.pdf', 'rokeya:old-passports'],
  ['Rokeya Khatun bank statement (3).jpg', 'rokeya:bank-statement'],
  ['Rokeya Khatun salary.pdf', 'rokeya:salary-certificate'],
  ['Group of March/Fatema Khatun/pp.jpg', 'fatema:passport'],
])('%s goes to %s', (path, where) => {
  expect(whereOf(path)).toBe(where);
});

test.each([
  ['scan0001.pdf', 'nobody?'],
  ['Khatun passport.pdf', 'nobody?'],
  ['Md passport.pdf', 'nobody?'],
  ['Fatema Rokeya passport.pdf', 'nobody?'],
  ['Rokeya Khatun.pdf', 'rokeya?'],
  ['Rokeya Khatun certificate of something.pdf', 'rokeya?'],
  ['Rokeya passport.pdf', 'rokeya:passport?'],
])('%s is left to staff as %s', (path, where) => {
  expect(whereOf(path)).toBe(where);
});

test('nobody’s name is found inside a part of another’s', () => {
  expect(whereOf('Kari passport.pdf')).toBe('nobody?');
  expect(whereOf('Anar passport.pdf', [placeOf('ana', 'Ana Das'), placeOf('anarkali', 'Anarkali')])).toBe(
    'nobody?',
  );
});

test('of two people of one name, and of two papers in one name, none is taken', () => {
  const namesakes = [placeOf('one', 'Karim Uddin'), placeOf('two', 'Karim Uddin')];
  expect(whereOf('Karim Uddin passport.pdf', namesakes)).toBe('nobody?');
  expect(whereOf('Rokeya Khatun NID and passport.pdf')).toBe('rokeya?');
});

test('with one applicant a file needs no name on it', () => {
  expect(whereOf('passport.pdf', [placeOf('karim', 'Karim Uddin')])).toBe('karim:passport');
});

test('pages come in their order: 2 before 10', () => {
  const pages = ['a 10.jpg', 'a 2.jpg', 'a 1.jpg'].map((path) => ({ path }));
  expect(inPageOrder(pages).map(({ path }) => path)).toEqual(['a 1.jpg', 'a 2.jpg', 'a 10.jpg']);
});
