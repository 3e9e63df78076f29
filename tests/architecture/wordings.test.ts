import { expect, test } from 'vitest';
import { filesBelow, readText } from './source-files.ts';

// Wordings that a reader stumbled over, each with what to write instead.
const forbidden: readonly (readonly [wording: RegExp, instead: string])[] = [
  [/Has come\b/, 'Received'],
  [/What the price holds/, 'What’s included'],
  [/told up front/, 'shown before you pay'],
  [/\b[Oo]n line\b/, 'online'],
  [/\bby hand, so you hear\b/, 'we look up each fare ourselves'],
  [/[Ss]omebody at our desk/, 'we'],
  [/\bHow it stands\b/, 'Status'],
  [/things of your own/, 'personal expenses'],
  [/honestly told|told honestly/, 'with a frank word on visas'],
  [/the adult price holds/, 'the adult price applies'],
  [/the ladder (?:holds|is short|starts)|follows? the ladder/, 'the steps above apply'],
  [/\b[Aa] person (?:answers|looks)/, 'we answer'],
  [/উড়তে পারবেন/, 'ফ্লাইট এই তারিখে বা তার পরে'],
  [/(?<![\u0980-\u09ff])বাত(?:ের|ে)?(?![\u0980-\u09ff])/, 'বাথ'],
  [/আমাদের ডেস্কের একজন/, 'আমরা'],
  [/আপনার ফাইল যিনি চেনেন/, 'ফোন করলেই কাজের খবর'],
  [/যা দেখেছেন, তা-ই দিন/, 'খরচ জেনে তারপর টাকা দিন'],
  [/কয়েক শহর/, 'একাধিক শহর'],
  [/কথা কেউ দিতে পারে না/, 'নিশ্চয়তা কেউ দিতে পারে না'],
  [/সমান নগদ(?! টাকা)/, 'সমান নগদ টাকা'],
  [/থাকার পরও ছয় মাস/, 'ফেরার তারিখের পরও ছয় মাস'],
  [/ক্রমে কাগজ সাজানো/, 'যে ক্রমে চায় সেভাবে কাগজ সাজানো'],
  [/ফরম(?!্যা|ু|া)/, 'ফর্ম'],
  [/(?<!শ্রী)(?:সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি|রবি),? [০-৯]/, 'সোমবার, ১৬ নভেম্বর'],
  [/(?:জানুয়ারি|ফেব্রুয়ারি|মার্চ|এপ্রিল|জুন|জুলাই|আগস্ট|(?:সেপ্টে|নভে|ডিসে)ম্বর|অক্টোবর) এর(?![\p{L}\p{M}])/u, 'নভেম্বরের'],
];

const texts = new Map(
  [...filesBelow('messages', /\.json$/), ...filesBelow('content', /\.(?:ts|svg)$/)]
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => [path, readText(path).normalize('NFC')]),
);

test('nothing that visitors or staff read has a wording that was mended before', () => {
  expect(texts.size).toBeGreaterThan(90);
  const found = [...texts].flatMap(([path, text]) =>
    forbidden.flatMap(([wording, instead]) => {
      const match = new RegExp(wording.source.normalize('NFC'), wording.flags).exec(text);
      return match === null ? [] : [`${path}: "${match[0]}". Write: ${instead}`];
    }),
  );
  expect(found).toEqual([]);
});

test('English messages have the apostrophe of print', () => {
  const straight = [...texts]
    .filter(([path]) => path.startsWith('messages/en/'))
    .filter(([, text]) => /[A-Za-z]'[a-z]/.test(text));
  expect(straight.map(([path]) => path)).toEqual([]);
});

test('no page or letter ends a sentence in code: Bangla has another full stop', () => {
  const written = filesBelow('src', /\.tsx?$/).filter(
    (path) => /\/(?:site|dashboard|browser|ui)\/|\.emails\.ts$/.test(path) && !path.includes('.test.'),
  );
  expect(written.length).toBeGreaterThan(300);
  const ended = written.filter((path) => /\}\.(?: |<|\{)|>\. /.test(readText(path)));
  expect(ended).toEqual([]);
});

test('texts that the specification gives to the letter stay as they are', () => {
  const given = [
    ['messages/en/site.json', 'Something went wrong please reload the page'],
    ['src/app.ts', 'Something went wrong please reload the page'],
    ['messages/en/site.json', 'View Map'],
    ['messages/en/site.json', 'We Accept Payment'],
    ['messages/en/identity.json', 'Signed in as'],
    ['messages/en/identity.json', 'Please provide a valid email address'],
    ['content/settings/agency.ts', 'Your trusted partner for innovative solutions and exceptional service.'],
  ] as const;
  expect(given.filter(([path, text]) => !readText(path).includes(text))).toEqual([]);
});
