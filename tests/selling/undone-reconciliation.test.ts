import { expect } from 'vitest';
import { keepStatementLines } from '#features/money/statement-lines/statement-lines.commands.ts';
import { bookStatementLine, undoBooking } from '#features/reconciliation/bookings/bookings.commands.ts';
import { matchLines, undoMatch } from '#features/reconciliation/matches/matches.commands.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { commands } from '../architecture/all-commands.ts';
import { staff, undoneProof } from '../office/undone.ts';
import { reconciled, send, taka } from './reconciling.ts';
import { aKey } from './sales.ts';

test('every write of a reconciliation is undone whole when its end is missing', async ({ deps, clock }) => {
  clock.set('2026-12-10T04:00:00Z');
  const { proved, tried, quiet } = undoneProof(deps);
  const on = '2026-11-30';
  const lines = [
    { on, text: 'CHARGE', amount: -taka(115) },
    { on, text: 'TRANSFER', amount: taka(500) },
  ];
  await run(deps, staff, keepStatementLines, { account: '1020', lines });
  await send(deps, { from: '1051', to: '1020', amount: taka(510), on });
  const { unmatched } = await reconciled(deps);
  const [charge, transfer] = unmatched.statement.map(({ line }) => line);
  const id = charge ?? '';
  await proved(bookStatementLine, { id, as: 'charge', key: aKey() });
  await proved(undoBooking, { id, reason: 'It is no charge.' });
  const sides = { lines: [transfer ?? ''], entries: [unmatched.ledger[0]?.entry ?? ''] };
  const made = await proved(matchLines, { code: '1020', ...sides, fee: taka(10), key: aKey() });
  await proved(undoMatch, { code: '1020', id: made.id, reason: 'It is another one.' });
  expect(quiet).toEqual([]);
  const missing = commands.filter(({ name }) => name.startsWith('reconciliation.') && !tried.has(name));
  expect(missing.map(({ name }) => name)).toEqual([]);
});
