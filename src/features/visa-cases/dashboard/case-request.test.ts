import { expect, test } from 'vitest';
import { type TypedApplicant, withPasted } from './case-request.ts';

const before: readonly TypedApplicant[] = [
  { id: 'one', name: 'Karim Uddin', profile: 'job-holder' },
  { id: 'two', name: '', profile: 'student' },
  { id: 'three', name: 'Rahim Khan', profile: undefined },
];
const pasted = (text: string) => withPasted(before, 'two', text)?.map(({ name, profile }) => [name, profile]);

test('a pasted list takes the place of one applicant, each of the same profile', () => {
  expect(pasted('Fatema Khatun\r\n\r\n  Rokeya Begum \n')).toEqual([
    ['Karim Uddin', 'job-holder'],
    ['Fatema Khatun', 'student'],
    ['Rokeya Begum', 'student'],
    ['Rahim Khan', undefined],
  ]);
});

test('numbers of a list and other cells of a spreadsheet are left out', () => {
  expect(
    withPasted(
      [{ id: 'a', name: '', profile: undefined }],
      'a',
      '1. Fatema Khatun\n2) Rokeya\n৩। রহিম উদ্দিন',
    )?.map(({ name }) => name),
  ).toEqual(['Fatema Khatun', 'Rokeya', 'রহিম উদ্দিন']);
  expect(
    withPasted(
      [{ id: 'a', name: '', profile: undefined }],
      'a',
      '1\tFatema Khatun\tA01234567\n2\tRokeya\tB7',
    )?.map(({ name }) => name),
  ).toEqual(['Fatema Khatun', 'Rokeya']);
});

test('one name is no list, and a case has at most forty applicants', () => {
  expect(pasted('Fatema Khatun')).toBeUndefined();
  expect(pasted('Fatema Khatun\n')).toBeUndefined();
  const many = Array.from({ length: 60 }, (_, at) => `Pilgrim ${at}`).join('\n');
  expect(pasted(many)).toHaveLength(40);
});
