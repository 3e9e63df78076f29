import { expect, test } from 'vitest';
import { comesFromHere } from './same-origin.ts';

const site = 'https://shofor.example';
const judge = (headers: Record<string, string>) => comesFromHere(new Headers(headers), site);

test('our own pages and programs other than browsers may send; another site may not', () => {
  expect(
    [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      { origin: site },
      // Reached by another name, such as the machine's own.
      { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' },
    ].map(judge),
  ).toEqual([true, true, true, true, true]);
  const strangers: Record<string, string>[] = [
    ...['cross-site', 'same-site', 'none', 'x'].map((value) => ({ 'sec-fetch-site': value, origin: site })),
    ...[
      'null',
      '',
      'https://evil.example',
      `${site}.evil.example`,
      'http://shofor.example',
      `${site}:8443`,
    ].map((origin) => ({ origin })),
  ];
  expect(strangers.filter(judge)).toEqual([]);
});
