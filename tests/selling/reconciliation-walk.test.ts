import { describe, expect } from 'vitest';
import { undoMovement } from '#features/books/movements/movements.commands.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { accountant, desk, reconciled, send, upload } from './reconciling.ts';
import { rowOfNumbers } from './row-of-numbers.ts';

/** What the bank has written, in its order; poisha. */
interface BankLine {
  readonly on: string;
  readonly amount: number;
  readonly balance: number;
}
/** A line or an entry, and with what it is matched: the number of a group. */
interface Kept {
  readonly on: string;
  readonly amount: number;
  group?: number | undefined;
}
type Booked = Kept & { readonly movement: string };

const begins = Date.parse('2026-11-01T00:00:00Z');
const dayOf = (number: number) => new Date(begins + number * 86_400_000).toISOString().slice(0, 10);
const decimal = (poisha: number) => (poisha / 100).toFixed(2);

const csvOf = (lines: readonly BankLine[], isTurned: boolean) =>
  [
    'Date;Particulars;Debit;Credit;Balance',
    ...(isTurned ? lines.toReversed() : lines).map(({ on, amount, balance }) =>
      [
        on,
        `LINE ${Math.abs(amount)}`,
        amount < 0 ? decimal(-amount) : '',
        amount > 0 ? decimal(amount) : '',
        decimal(balance),
      ].join(';'),
    ),
  ].join('\n');

const swiftSum = (poisha: number) => decimal(Math.abs(poisha)).replace('.', ',');
const swiftOf = (lines: readonly BankLine[]) => {
  const [first, last] = [lines[0], lines.at(-1)];
  const short = (on = '') => on.replaceAll('-', '').slice(2);
  const told = (tag: string, on: string | undefined, sum: number) =>
    `:${tag}:${sum < 0 ? 'D' : 'C'}${short(on)}BDT${swiftSum(sum)}`;
  return [
    ':20:A',
    ':25:SAMPLE/1',
    told('60F', first?.on, (first?.balance ?? 0) - (first?.amount ?? 0)),
    ...lines.map(
      ({ on, amount }) => `:61:${short(on)}${amount < 0 ? 'D' : 'C'}${swiftSum(amount)}NTRFNONREF`,
    ),
    told('62F', last?.on, last?.balance ?? 0),
  ].join('\n');
};

describe('the reconciliation of a bank', () => {
  test('is what a plain model says after each of 200 random files, entries, matches, bookings and undos', async ({
    deps,
    clock,
  }) => {
    const next = rowOfNumbers(104);
    const bank: BankLine[] = [];
    const lines = new Map<BankLine, Kept>();
    const entries: Booked[] = [];
    const groups = new Map<number, { readonly id: string; readonly booked?: string }>();
    const seen = { files: 0, entered: 0, matched: 0, fee: 0, booked: 0, undone: 0, ended: 0, refused: 0 };
    const { match, book, undo } = desk(deps);
    let today = 20;
    let balance = 7_654_321;
    let name = 0;
    /** Each sum is another one, so that it tells which line or entry is meant. */
    const used = new Set<number>();
    const sum = () => {
      for (;;) {
        const found = 1_000 + next(2_000_000);
        if (!used.has(found)) {
          used.add(found);
          return next(2) === 0 ? found : -found;
        }
      }
    };
    const pick = <Item>(of: readonly Item[]) => of[next(Math.max(of.length, 1))];
    const openLines = () => [...lines.values()].filter(({ group }) => group === undefined);
    const join = (rows: readonly Kept[], group?: { id: string; booked?: string }) => {
      name += 1;
      for (const row of rows) {
        row.group = name;
      }
      if (group !== undefined) {
        groups.set(name, group);
      }
    };
    /** Takes a group apart. */
    const part = (group: number | undefined) => {
      if (group !== undefined) {
        groups.delete(group);
        for (const row of [...lines.values(), ...entries]) {
          row.group = row.group === group ? undefined : row.group;
        }
      }
    };
    /** An entry is undone: it and the opposite one of today are a pair of their own. */
    const end = (movement: string) => {
      const entry = entries.find((each) => each.movement === movement);
      if (entry !== undefined) {
        part(entry.group);
        const back = { on: dayOf(today), amount: -entry.amount, movement: '' };
        entries.push(back);
        join([entry, back]);
      }
    };
    const enter = async (amount: number, on: string) => {
      const [from, to] = amount > 0 ? ['1051', '1020'] : ['1020', '1011'];
      const { id } = await send(deps, { from, to, amount: Math.abs(amount), on });
      const entry = { on, amount, movement: id };
      entries.push(entry);
      return entry;
    };

    const moves = async (kind: number) => {
      switch (kind) {
        case 0:
        case 1: {
          // The bank writes some lines, and a file of some days comes, also one that overlaps or leaves a hole.
          for (let more = next(5); more > 0; more -= 1) {
            const amount = sum();
            balance += amount;
            bank.push({ on: dayOf(Math.max(0, today - 1)), amount, balance });
          }
          const days = [...new Set(bank.map(({ on }) => on))];
          const from = next(days.length + 1);
          const some = days.slice(from, from + 1 + next(4));
          const sent = bank.filter(({ on }) => some.includes(on));
          if (sent.length > 0) {
            const file = next(2) === 0 ? csvOf(sent, next(2) === 0) : swiftOf(sent);
            expect((await upload(deps, { file, account: '1020' })).status).toBe(200);
            for (const line of sent) {
              lines.set(line, lines.get(line) ?? { on: line.on, amount: line.amount });
            }
            seen.files += 1;
          }
          break;
        }
        case 2: {
          await enter(sum(), dayOf(next(today + 1)));
          seen.entered += 1;
          break;
        }
        case 3:
        case 4: {
          // What was booked is found in the statement, in one sum or as two lines.
          const [one, other] = [pick(openLines()), pick(openLines())];
          if (one !== undefined) {
            const some = other === undefined || other === one || next(3) > 0 ? [one] : [one, other];
            const amount = some.reduce((all, each) => all + each.amount, 0);
            const fee = next(3) === 0 && amount !== 0 ? 1 + next(900) : 0;
            if (amount + fee === 0) {
              break;
            }
            const entry = await enter(amount + fee, dayOf(next(today + 1)));
            const sums = [some.map((each) => each.amount / 100), [entry.amount / 100]] as const;
            if (next(5) === 0) {
              await expect(match(...sums, (fee + 1) / 100)).rejects.toMatchObject({ code: 'matches.sum' });
              seen.refused += 1;
            }
            const { id } = await match(...sums, fee / 100);
            const last =
              some
                .map(({ on }) => on)
                .toSorted()
                .at(-1) ?? '';
            const ofFee = fee === 0 ? [] : [{ on: last, amount: -fee, movement: `fee ${id}` }];
            entries.push(...ofFee);
            join([...some, entry, ...ofFee], { id, ...(fee === 0 ? {} : { booked: `fee ${id}` }) });
            seen[fee === 0 ? 'matched' : 'fee'] += 1;
          }
          break;
        }
        case 5: {
          const line = pick(openLines());
          if (line !== undefined) {
            const isIn = line.amount > 0;
            const as = isIn
              ? (['interest', 'transfer'] as const)[next(2)]
              : (['charge', 'transfer', 'expense'] as const)[next(3)];
            const account = as === 'transfer' ? '1051' : as === 'expense' ? '6200' : undefined;
            const more = account === undefined ? {} : { account };
            const { id } = await book(line.amount / 100, as ?? 'charge', more);
            const entry = { on: line.on, amount: line.amount, movement: `booked ${id}` };
            entries.push(entry);
            join([line, entry], { id, booked: entry.movement });
            seen.booked += 1;
          }
          break;
        }
        case 6: {
          const found = pick([...groups]);
          if (found !== undefined) {
            const [group, { id, booked }] = found;
            await undo(id);
            part(group);
            if (booked !== undefined) {
              end(booked);
            }
            seen.undone += 1;
          }
          break;
        }
        default: {
          const entry = pick(
            entries.filter(
              ({ movement, group }) =>
                /^[0-9a-f-]{36}$/.test(movement) && (group === undefined || groups.has(group)),
            ),
          );
          if (entry !== undefined) {
            await run(deps, accountant, undoMovement, { id: entry.movement, reason: 'Entered twice.' });
            end(entry.movement);
            seen.ended += 1;
          }
        }
      }
    };

    for (let step = 0; step < 200; step += 1) {
      today += next(3) === 0 ? 1 : 0;
      clock.set(`${dayOf(today)}T04:00:00Z`);
      await moves(next(8));
      for (const on of [dayOf(today), dayOf(next(today + 1)), dayOf(next(today + 1))]) {
        const found = await reconciled(deps, '1020', on);
        const upTo = <Row extends Kept>(rows: Iterable<Row>) => [...rows].filter((row) => row.on <= on);
        const later = new Set(
          [...lines.values(), ...entries].flatMap((row) =>
            row.on > on && row.group !== undefined ? [row.group] : [],
          ),
        );
        const isOpen = ({ group }: Kept) => group === undefined || later.has(group);
        const sums = (rows: readonly { amount: number }[]) =>
          rows.map(({ amount }) => amount).toSorted((a, b) => a - b);
        const about = `step ${step}, ${on}`;
        expect(found.ledger, about).toBe(upTo(entries).reduce((all, { amount }) => all + amount, 0));
        const told = bank.filter((line) => lines.has(line) && line.on <= on).at(-1);
        expect(found.statement, about).toBe(told?.balance ?? 0);
        expect(sums(found.unmatched.ledger), about).toEqual(sums(upTo(entries).filter(isOpen)));
        const shown = found.unmatched.statement.filter(({ carried }) => !carried);
        expect(sums(shown), about).toEqual(sums(upTo(lines.values()).filter(isOpen)));
      }
    }
    for (const [what, times] of Object.entries(seen)) {
      expect(times, what).toBeGreaterThan(4);
    }
  }, 240_000);
});
