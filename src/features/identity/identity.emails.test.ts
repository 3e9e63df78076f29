import { expect, test } from 'vitest';
import { changedAddressLetter, greetingName, verifyEmailLetter } from './identity.emails.tsx';
import { passwordResetLetter } from './password-reset.emails.tsx';

const link = 'https://nokshi.example/identity?mode=resetPassword&oobCode=abc&apiKey=shofor&lang=bn';
const letters = [verifyEmailLetter, passwordResetLetter, changedAddressLetter];

test('every letter brings its link in HTML and in text, in the language of its reader', async () => {
  for (const write of letters) {
    for (const language of ['en', 'bn'] as const) {
      const made = await write({ language, agencyName: 'Nokshi', name: '', words: undefined, link });
      expect(made.text).toContain(link);
      expect(made.html).toContain(link.replaceAll('&', '&amp;'));
      expect(made.html).toContain(`lang="${language}"`);
      expect(/[\u0980-\u09ff]/.test(made.subject)).toBe(language === 'bn');
    }
  }
});

test('what people and the office write is shown as they wrote it, never as HTML', async () => {
  const made = await passwordResetLetter({
    language: 'en',
    agencyName: '<b onclick="x()">A&B</b>',
    name: "O'Neil & Sons",
    words: undefined,
    link,
  });
  expect(made.html).not.toContain('<b onclick');
  expect(made.html).toContain('O&#x27;Neil &amp; Sons');
  await expect(
    passwordResetLetter({
      language: 'en',
      agencyName: 'A',
      name: '',
      words: undefined,
      link: 'javascript:alert(1)',
    }),
  ).rejects.toThrow('web only');
});

test('a name that is an advertisement is left out of letters', () => {
  expect(greetingName(' Rahim  Uddin ')).toBe('Rahim Uddin');
  expect(greetingName('রহিম উদ্দিন')).toBe('রহিম উদ্দিন');
  expect(greetingName('Md. Karim')).toBe('Md. Karim');
  const bad = [
    'win at evil.example',
    'https://evil',
    'a@b.example',
    'call 01712345678',
    'x'.repeat(61),
    '<b>',
  ];
  expect(bad.filter((name) => greetingName(name) !== undefined)).toEqual([]);
});
