import { expect, test } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import type { Language } from '#platform/language.ts';
import { queryOf } from './page-queries.ts';

const long = 'x'.repeat(200);

/** What a page says of each parameter that is wrong. */
function reasons(language: Language, path: string, search: string) {
  const parsed = inLanguage(language, () => queryOf(path)?.parse(new URLSearchParams(search)));
  return parsed === undefined || parsed.ok
    ? {}
    : Object.fromEntries(parsed.fields.map((field) => [field.path, field.message]));
}

test.for([
  [
    '/packages/domestic',
    `q=${long}&destination=A&pricefrom=-1&nights=9&theme=A&month=2027&sort=best&page=1&page=2`,
  ],
  ['/find', `where=${long}&month=2027&adults=99&age=18&budget=0&what=hotels`],
  ['/blogs', 'tag=No Tag&category=none'],
  ['/visadetails/thailand', 'kind=A&travel=soon&profile=none'],
] as const)('what is wrong with a link to %s is said in the language of the page', ([path, search]) => {
  const wrong = new Set(new URLSearchParams(search).keys());
  const bangla = reasons('bn', path, search);
  expect(new Set(Object.keys(bangla))).toEqual(wrong);
  expect(Object.values(bangla).filter((words) => !/^[\u0980-\u09ff].*।$/.test(words))).toEqual([]);
  expect(Object.values(reasons('en', path, search)).filter((words) => !/^[A-Z].*\.$/.test(words))).toEqual(
    [],
  );
});

test('limits have the digits of the page', () => {
  expect(reasons('bn', '/packages/domestic', 'page=0')).toEqual({
    page: '১ থেকে ১০,০০০ পর্যন্ত একটি পূর্ণ সংখ্যা।',
  });
  expect(reasons('en', '/packages/domestic', 'page=0')).toEqual({ page: 'A whole number from 1 to 10,000.' });
});
