import { describe, expect } from 'vitest';
import { bookExpense } from '#features/books/expenses/expenses.commands.ts';
import { approveBooking, undoMovement } from '#features/books/movements/movements.commands.ts';
import { transfer } from '#features/books/transfers/transfers.commands.ts';
import { closeBooks } from '#features/ledger/closing/closing.commands.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { rowOfNumbers } from './row-of-numbers.ts';
import { aKey, staff } from './sales.ts';

const accountant = staff('rima', 'accountant');
const manager = staff('selim', 'manager');
const days = 86_400_000;

const balancesOf = async ({ db }: CommandDeps) => {
  const { accounts, debit, credit } = await findTrialBalance(db, '2099-12-31');
  expect(debit).toBe(credit);
  return new Map(accounts.map(({ code, debit, credit }) => [code, debit - credit]));
};

/** What a plain sum has of one movement, by account. */
type Effect = ReadonlyArray<readonly [account: string, amount: number]>;

describe('the books', () => {
  test('are what a plain sum says after each of 250 random transfers, expenses, undos and closings', async ({
    deps,
    clock,
  }) => {
    const next = rowOfNumbers(34);
    const held = ['1011', '1041', '1042', '1051'];
    const money = [...held, '1020'];
    const kinds = ['6000', '6100', '6200', '6400'];
    const sums = new Map<string, number>();
    const add = (effect: Effect, sign: 1 | -1) => {
      for (const [account, amount] of effect) {
        sums.set(account, (sums.get(account) ?? 0) + sign * amount);
      }
    };
    const standing: { id: string; effect: Effect }[] = [];
    const seen = { booked: 0, short: 0, closed: 0, waited: 0, undone: 0, reopened: 0 };
    let at = Date.parse('2026-12-01T04:00:00Z');
    let closed = '';
    const dayOf = (ago: number) => new Date(at - ago * days).toISOString().slice(0, 10);
    const pick = (from: readonly string[]) => from[next(from.length)] ?? '1020';

    /** Books it, and says by the plain sum whether it may be. */
    const tryTo = async (
      wanted: { on: string; amount: number; limit?: number | undefined },
      effect: Effect,
      book: () => Promise<{ id: string; state: string }>,
    ) => {
      const code =
        wanted.on <= closed
          ? 'books.closed'
          : wanted.limit !== undefined && wanted.amount < 5_000_000 && wanted.amount > wanted.limit
            ? 'transfers.short'
            : undefined;
      if (code !== undefined) {
        await expect(book()).rejects.toMatchObject({ code });
        seen[code === 'books.closed' ? 'closed' : 'short'] += 1;
        return;
      }
      const { id, state } = await book();
      if (state === 'waiting') {
        seen.waited += 1;
        // Approved, it is booked; what was too much by then is refused, and waits on.
        const approved = run(deps, manager, approveBooking, { id });
        if (wanted.limit !== undefined && wanted.amount > wanted.limit) {
          await expect(approved).rejects.toMatchObject({ code: 'transfers.short' });
          return;
        }
        await approved;
      }
      seen.booked += 1;
      add(effect, 1);
      standing.push({ id, effect });
    };

    for (let step = 0; step < 250; step += 1) {
      at += (6 + next(40)) * 3_600_000;
      clock.set(new Date(at).toISOString());
      const amount = 1 + next(900_000) + (next(12) === 0 ? 5_000_000 : 0);
      const on = dayOf(next(30));
      switch (next(8)) {
        case 0:
        case 1:
        case 2: {
          const from = pick(money);
          const to = pick(money.filter((code) => code !== from));
          const fee = next(3) === 0 ? Math.floor(amount / (20 + next(80))) : 0;
          // A bank's fee is its charge, whatever brings the money to it from a wallet or a gateway is theirs.
          const feeTo = from === '1020' || (from === '1011' && to === '1020') ? '5110' : '5100';
          const limit = from === '1020' || from === '1051' ? undefined : (sums.get(from) ?? 0);
          await tryTo(
            { on, amount, limit },
            [
              [from, -amount],
              [to, amount - fee],
              [feeTo, fee],
            ],
            () => run(deps, accountant, transfer, { from, to, amount, fee, on, key: aKey() }),
          );
          break;
        }
        case 3:
        case 4: {
          const [kind, account] = [pick(kinds), pick(money.filter((code) => code !== '1051'))];
          await tryTo(
            { on, amount },
            [
              [account, -amount],
              [kind, amount],
            ],
            () =>
              run(deps, accountant, bookExpense, {
                kind,
                account,
                amount,
                on,
                text: 'For the office',
                key: aKey(),
              }),
          );
          break;
        }
        case 5: {
          const [gone] = standing.splice(next(Math.max(standing.length, 1)), 1);
          if (gone) {
            await run(deps, manager, undoMovement, { id: gone.id, reason: 'Entered twice.' });
            add(gone.effect, -1);
            seen.undone += 1;
          }
          break;
        }
        default: {
          const until = dayOf(5 + next(40));
          const opens = until < closed;
          if (opens) {
            seen.reopened += 1;
          }
          const owner = staff('boss', 'owner');
          await run(deps, owner, closeBooks, { until, reason: 'A bill was forgotten.' });
          closed = until;
        }
      }
      const found = await balancesOf(deps);
      for (const [account, amount] of found) {
        expect(amount, `${account} after step ${step}`).toBe(sums.get(account) ?? 0);
      }
    }
    for (const [name, count] of Object.entries(seen)) {
      expect(count, name).toBeGreaterThan(3);
    }
  }, 120_000);
});
