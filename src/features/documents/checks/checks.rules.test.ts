import { describe, expect, test } from 'vitest';
import { checkPictures, findFindings, inWords } from './checks.rules.ts';

const promised = (summary: string) =>
  findFindings([], {}, { texts: { en: { summary }, bn: { summary: 'ভ্রমণ' } }, today: '2026-12-10' }).length >
  0;

describe('an impossible promise', () => {
  test.for([
    'We guarantee your visa!',
    'Guaranteed visa in a week',
    '100% visa success',
    'A sure visa for families',
    'Approval is never guaranteed elsewhere. We guarantee it.',
    'নিশ্চিত ভিসা',
    'শতভাগ ভিসা',
    'ভিসার গ্যারান্টি দিচ্ছি',
  ])('is found in "%s"', (text) => {
    expect(promised(text)).toBe(true);
  });

  test.for([
    'A visa is never guaranteed.',
    'We can’t guarantee a visa.',
    'Guarantee letter from Japan',
    'A bank guarantee of the host',
    'জাপান থেকে গ্যারান্টি লেটার',
    'ভিসার নিশ্চয়তা কেউ দিতে পারে না',
  ])('is not seen in "%s"', (text) => {
    expect(promised(text)).toBe(false);
  });
});

describe('a language without a text', () => {
  const codes = (texts: object) =>
    findFindings([], {}, { texts, today: '2026-12-10' }).map(({ code }) => code);

  test('is named while the other one is written', () => {
    expect(codes({ en: { title: 'Tea' } })).toEqual(['bangla-missing']);
    expect(codes({ bn: { title: 'চা' } })).toEqual(['english-missing']);
  });

  test('is not named while nothing is written, or both are', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ en: { title: 'Tea' }, bn: { title: 'চা' } })).toEqual([]);
  });
});

test('a picture without a description is told by the language that lacks it', () => {
  const id = crypto.randomUUID();
  const faults = checkPictures(
    { facts: { cover: id }, texts: { en: {}, bn: {} } },
    new Map([[id, { en: '', bn: '' }]]),
  );
  expect(faults.map(inWords)).toMatchObject([
    {
      language: 'en',
      message: { en: expect.stringContaining('in English'), bn: expect.stringContaining('ইংরেজি') },
    },
    {
      language: 'bn',
      message: { en: expect.stringContaining('in Bangla'), bn: expect.stringContaining('বাংলা') },
    },
  ]);
});
