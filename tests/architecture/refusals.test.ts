import { expect, test } from 'vitest';
import { isWorded } from '#dashboard/api/refusal-words.ts';
import { programFiles, readText } from './source-files.ts';

/** Refusals that no page of the office can cause: of visitors' forms, and of addresses that only programs write. */
const elsewhere = [
  'attempts.limit',
  'attempts.nothing-due',
  'attempts.off',
  'bookings.lapsed',
  'enquiries.subject',
  'fares.lapsed',
  'fares.names',
  'fares.passengers',
  'files.offset',
  'files.range',
  'input.invalid',
  'lists.cursor',
  'mail.unreadable',
  'messages.many',
  'orders.later-off',
  'orders.request-over',
  'orders.unpaid',
  'request.malformed',
  'request.multipart',
  'visa-cases.guide',
  'waiting.free',
];

const refusal =
  /(?:Failure\(\s*'(?:invalid|conflict|too-large|unsupported)',|\b(?:wrong|refusal)\(|kind: 'conflict',\s*code:)\s*'([a-z-]+\.[a-z-]+)'|const code = [^;]*?'([a-z-]+\.[a-z-]+)'/g;

test('the office has words of its own for every refusal that staff can meet', () => {
  const codes = programFiles()
    .filter((path) => /^src\/(?:features|platform)\/.*\.ts$/.test(path))
    .flatMap((path) => [...readText(path).matchAll(refusal)].map(([, first, second]) => first ?? second));
  const known = new Set(codes.filter((code) => code !== undefined));
  expect(known.size).toBeGreaterThan(35);
  expect([...known].filter((code) => !isWorded(code) && !elsewhere.includes(code))).toEqual([]);
});
