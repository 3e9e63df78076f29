import { describe, expect, test } from 'vitest';
import { bookStatementLine } from '#features/reconciliation/bookings/bookings.commands.ts';
import { matchLines } from '#features/reconciliation/matches/matches.commands.ts';
import { run } from '#platform/command/command.ts';
import { ownDatabase } from './booking-world.ts';
import { accountant, desk, reconciled, send, taka, upload } from './reconciling.ts';
import { aKey } from './sales.ts';

const file =
  'Date,Particulars,Debit,Credit,Balance\n2026-11-02,FEE,115.00,,885.00\n2026-11-03,IN,,500.00,1385.00\n';
const reasons = (all: readonly PromiseSettledResult<unknown>[]) =>
  all.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
const sixteen = <Result>(act: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: 16 }, (_, index) => act(index)));

describe('at one moment', () => {
  test('a file that is sent 16 times has its lines once', async () => {
    const deps = await ownDatabase();
    await sixteen(() => upload(deps, { file, account: '1020' }));
    expect((await desk(deps).sums()).lines).toEqual([1_000, -115, 500]);
  });

  test('16 who match or book one line do so once', async () => {
    const deps = await ownDatabase();
    await upload(deps, { file, account: '1020' });
    for (let index = 0; index < 8; index += 1) {
      await send(deps, { from: '1051', to: '1020', amount: taka(500), on: '2026-11-03' });
    }
    const { unmatched, ledger } = await reconciled(deps);
    const line = unmatched.statement.find(({ amount }) => amount === taka(500))?.line ?? '';
    const tried = await sixteen((index) => {
      const entry = unmatched.ledger[index]?.entry;
      return entry === undefined
        ? run(deps, accountant, bookStatementLine, { id: line, as: 'interest', key: aKey() })
        : run(deps, accountant, matchLines, { code: '1020', lines: [line], entries: [entry], key: aKey() });
    });
    expect(reasons(tried)).toEqual(Array.from({ length: 15 }, () => 'matches.matched'));
    const after = await reconciled(deps);
    expect(after.matches).toHaveLength(1);
    expect([0, taka(500)]).toContain(after.ledger - ledger);
  });

  test('one entry is matched with one of 16 lines, and a charge that is sent 16 times under one key is booked once', async () => {
    const deps = await ownDatabase();
    const many = Array.from({ length: 16 }, (_, index) => `2026-11-03,IN ${index},,500.00`);
    await upload(deps, {
      file: ['Date,Particulars,Debit,Credit', '2026-11-02,FEE,115.00,', ...many].join('\n'),
      account: '1020',
    });
    await send(deps, { from: '1051', to: '1020', amount: taka(500), on: '2026-11-03' });
    const { unmatched } = await reconciled(deps);
    const entry = unmatched.ledger[0]?.entry ?? '';
    const lines = unmatched.statement.filter(({ amount }) => amount === taka(500));
    const tried = await sixteen((index) =>
      run(deps, accountant, matchLines, {
        code: '1020',
        lines: [lines[index]?.line ?? ''],
        entries: [entry],
        key: aKey(),
      }),
    );
    expect(reasons(tried)).toEqual(Array.from({ length: 15 }, () => 'matches.matched'));
    const fee = unmatched.statement.find(({ amount }) => amount < 0)?.line ?? '';
    const key = aKey();
    const booked = await sixteen(() =>
      run(deps, accountant, bookStatementLine, { id: fee, as: 'charge', key }),
    );
    expect(reasons(booked)).toEqual([]);
    expect((await reconciled(deps)).ledger).toBe(taka(385));
  });
});
