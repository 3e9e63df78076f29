import { expect } from 'vitest';
import { makeAccount } from '#features/books/accounts/accounts.commands.ts';
import { bookExpense } from '#features/books/expenses/expenses.commands.ts';
import { approveBooking, undoMovement } from '#features/books/movements/movements.commands.ts';
import { transfer } from '#features/books/transfers/transfers.commands.ts';
import { closeBooks } from '#features/ledger/closing/closing.commands.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { commands } from '../architecture/all-commands.ts';
import { person, staff, undoneProof } from '../office/undone.ts';
import { aKey } from './sales.ts';

test('every write of the books is undone whole when its end is missing', async ({ deps, clock }) => {
  clock.set('2026-12-10T04:00:00Z');
  const { proved, tried, quiet } = undoneProof(deps);
  await proved(makeAccount, { parent: 'bank', name: { en: 'City Bank' }, key: aKey() });
  const moved = { from: '1020', to: '1020-01', amount: 70_000, outside: 'FT 20261210' };
  const { id } = await proved(transfer, { ...moved, key: aKey() });
  await proved(undoMovement, { id, reason: 'Another account was meant.' });
  const rent = { kind: '6100', account: '1020', text: 'Office rent' };
  await proved(bookExpense, { ...rent, amount: 450_000, key: aKey() });
  const large = await run(deps, staff, bookExpense, { ...rent, amount: 9_000_000, key: aKey() });
  await proved(approveBooking, { id: large.id }, person('other'));
  await proved(closeBooks, { until: '2026-11-30' });
  expect(quiet).toEqual([]);
  const missing = commands.filter(({ name }) => name.startsWith('books.') && !tried.has(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});
