import { expect, test } from 'vitest';
import { isWorded } from '#dashboard/api/refusal-texts.ts';
import { fileRefusalCodes } from '#features/imports/files/tables.contract.ts';
import { siteCodes } from '#features/imports/wordpress/wxr.contract.ts';
import { refusalCodesOf } from './refusal-codes.ts';
import { programFiles } from './source-files.ts';

/** Refusals that no page of the office can cause: of visitors' forms, and of addresses that only programs write. */
const elsewhere = [
  'access.too-often',
  'account.none',
  'account.sign-in-again',
  'attempts.elsewhere',
  'attempts.limit',
  'attempts.many',
  'attempts.nothing-due',
  'attempts.off',
  'bookings.crowded',
  'bookings.lapsed',
  'bookings.too-many',
  'claims.many',
  'enquiries.elsewhere',
  'enquiries.subject',
  'enquiries.too-many',
  'fares.elsewhere',
  'files.offset',
  'files.range',
  'find.code',
  'input.invalid',
  'lists.cursor',
  'mail.unreadable',
  'messages.many',
  'orders.elsewhere',
  'orders.held-often',
  'orders.later-many',
  'orders.later-off',
  'orders.request-over',
  'orders.requests-many',
  'orders.unpaid',
  'permission.missing',
  'request.multipart',
  'traveller-reviews.written',
  'travellers.elsewhere',
  'travellers.too-many',
  'visa-cases.elsewhere',
  'visa-cases.too-many',
  'waiting.free',
  // The office says that the role may not.
];

const over = ['orders.cancelled', 'orders.lapsed'];

/** Where a code is made of what its file doesn't say, once for each: with those of them that the office can meet. */
const made: readonly (readonly [path: string, codes: readonly string[]])[] = [
  ['src/features/orders/terms/amended-terms.rules.ts', [...over, 'orders.completed']],
  ['src/features/orders/orders.commands.ts', over],
  ['src/features/orders/orders.commands.ts', over],
  ['src/features/orders/costs.commands.ts', over],
  // Forms of visitors, and the pages for signing in, which have words of their own.
  ['src/features/bookings/bookings.api.ts', []],
  ['src/features/identity/provider/wire.rules.ts', []],
  ['src/features/money/claims/claims.rules.ts', []],
  ['src/platform/http/upload-route.ts', []],
  // Codes of WhatsApp's errors, which are no refusals of ours.
  ['src/platform/whatsapp/simulator/whatsapp-switches.contract.ts', []],
  // An account has a code, which is no refusal's.
  ['src/features/books/accounts/accounts.contract.ts', []],
  // Why a file isn’t read is told by its reader.
  ['src/features/imports/kinds/sites.writes.ts', siteCodes.map((code) => `imports.site-${code}`)],
  ['src/features/imports/tables/table-kinds.writes.ts', [...fileRefusalCodes]],
  // They hand on what was refused elsewhere.
  ['src/features/documents/documents.api.ts', []],
  ['src/features/site-settings/site-settings.api.ts', []],
  ['src/platform/command/policy.ts', []],
];

const found = programFiles()
  .filter((path) => path.endsWith('.ts') && !path.startsWith('src/dashboard/'))
  .map((path) => ({ path, ...refusalCodesOf(path) }));
const codes = new Set(found.flatMap((file) => file.codes));

test('every code of a refusal is in the text of its file, or said here', () => {
  const unread = found.flatMap(({ path, unread }) => unread.map(() => path));
  expect(unread.toSorted()).toEqual(made.map(([path]) => path).toSorted());
});

test('the office has words of its own for every refusal that staff can meet', () => {
  expect(codes.size).toBeGreaterThan(200);
  const known = [...codes, ...made.flatMap(([, each]) => each)];
  expect(known.filter((code) => !isWorded(code) && !elsewhere.includes(code))).toEqual([]);
});

test('what is met only outside the office is still refused, and has no words in it', () => {
  expect(elsewhere.filter((code) => !codes.has(code) || isWorded(code))).toEqual([]);
});
