import { expect, test } from 'vitest';
import { filesBelow, readText } from './source-files.ts';

type Message = string | readonly { match?: Record<string, string>; declarations?: readonly string[] }[];

function catalogue(language: 'en' | 'bn'): Map<string, Message> {
  const all = new Map<string, Message>();
  for (const path of filesBelow(`messages/${language}`, /\.json$/)) {
    const read: Record<string, Message> = JSON.parse(readText(path));
    for (const [key, message] of Object.entries(read)) {
      if (key !== '$schema') {
        expect(all.has(key), `${key} is written twice`).toBe(false);
        all.set(key, message);
      }
    }
  }
  return all;
}

const wordings = (message: Message) =>
  typeof message === 'string' ? [message] : message.flatMap((variant) => Object.values(variant.match ?? {}));

/** The parameters of a message, those of all its forms together. */
const parametersOf = (message: Message) =>
  [
    ...new Set(wordings(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))),
  ].sort();

const english = catalogue('en');
const bangla = catalogue('bn');

test('every message exists in both languages', () => {
  expect(english.size).toBeGreaterThan(200);
  expect([...english.keys()].filter((key) => !bangla.has(key))).toEqual([]);
  expect([...bangla.keys()].filter((key) => !english.has(key))).toEqual([]);
});

test('both languages take the same parameters', () => {
  const different = [...english].flatMap(([key, message]) => {
    const [here, there] = [parametersOf(message), parametersOf(bangla.get(key) ?? '')];
    return JSON.stringify(here) === JSON.stringify(there) ? [] : [`${key}: ${here} / ${there}`];
  });
  expect([...english.values()].some((message) => parametersOf(message).length > 0)).toBe(true);
  expect(different).toEqual([]);
});

test('no message is empty, and no Bangla message was left in English', () => {
  const empty = [...english, ...bangla].filter(([, message]) =>
    wordings(message).some((text) => text.trim() === ''),
  );
  expect(empty.map(([key]) => key)).toEqual([]);
  const left = [...bangla].filter(([key, message]) =>
    wordings(message).some(
      (text) =>
        /[a-z]{4}/i.test(text.replace(/\{\w+\}/g, '')) &&
        !/[\u0980-\u09ff]/.test(text) &&
        text === wordings(english.get(key) ?? '')[0],
    ),
  );
  expect(left.map(([key]) => key)).toEqual([]);
});

test('Bangla is written with its own digits, and a word that can be spelt in two ways in one', () => {
  const words = [...bangla].map(([key, message]) => ({
    key,
    // What is typed as it stands: parameters, addresses, numbers with a country's code, dates as a field takes them.
    text: wordings(message)
      .join(' ')
      .replace(/\{\w+\}|\+8801|2027-02-12|\S+@\S+|https?:\S+/g, ''),
  }));
  expect(words.length).toBeGreaterThan(200);
  expect(words.filter(({ text }) => /[0-9]/.test(text)).map(({ key }) => key)).toEqual([]);
  // ইমেইল, টিকেট, খবর, হোয়াটসঅ্যাপ.
  const otherwise = /ই-মেইল|টিকিট|সংবাদ|whatsapp/i;
  expect(words.filter(({ text }) => otherwise.test(text)).map(({ key }) => key)).toEqual([]);
});

test('every file of messages is read by the compiler', () => {
  const settings = readText('project.inlang/settings.json');
  const files = filesBelow('messages/en', /\.json$/);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((path) => !settings.includes(path.replace('/en/', '/{locale}/')))).toEqual([]);
});

test('no message is left over', () => {
  const code = [...filesBelow('src', /\.tsx?$/), ...filesBelow('content', /\.ts$/)].map(readText).join('\n');
  const used = new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key));
  expect(used.size).toBeGreaterThan(150);
  expect([...english.keys()].filter((key) => !used.has(key))).toEqual([]);
});
