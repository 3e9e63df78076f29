import { expect, test } from 'vitest';
import type { Language } from '#platform/language.ts';
import { type Told, waitingLetter } from './waiting-letters.emails.ts';

const until = new Date('2026-12-03T04:00:00Z');

const textOf = async (told: Told, language: Language = 'en') =>
  (
    await waitingLetter({
      told,
      language,
      reference: 'SF-7TRG-K4',
      name: 'Salma Begum',
      departsOn: '2027-01-14',
      agencyName: 'Shofor',
      phone: '+8801812345678',
      words: undefined,
      package: 'Sylhet',
      link: 'https://agency.example/waiting/token',
    })
  ).text;

test('a letter about the waiting list says what its own link is for', async () => {
  const joined = await textOf({ kind: 'joined', place: 2 });
  expect(joined).toContain('Anyone who has the link can see your place and leave the list for you.');
  expect(joined).not.toContain('Send it only to whoever pays.');
  const offered = await textOf({ kind: 'offered', order: 'token', until, total: 37_500_00 });
  expect(offered).toContain('Anyone who has the link can see this order.');
  expect(await textOf({ kind: 'joined', place: 2 }, 'bn')).toContain('তালিকা থেকে আপনার নাম সরাতে');
});

test('the letter that offers seats says what they cost now', async () => {
  const told = { kind: 'offered', order: 'token', until, total: 41_000_00 } as const;
  expect(await textOf(told)).toMatch(/Total:? ?৳\u00a0?41,000/);
  expect(await textOf(told, 'bn')).toMatch(/৪১,০০০/);
});

test('who isn’t on the list any more has no place to see, and no link to keep', async () => {
  for (const kind of ['over', 'unfit', 'twice'] as const) {
    const text = await textOf({ kind });
    expect(text).toContain('Open my page');
    expect(text).not.toContain('See my place');
    expect(text).not.toContain('Anyone who has the link');
  }
});
