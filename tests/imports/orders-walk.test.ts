import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { departures } from '#features/departures/departures.table.ts';
import { ledgerPostings } from '#features/ledger/ledger.table.ts';
import { chances, Dice } from '../selling/agency/dice.ts';
import { openBookings } from '../selling/booking-world.ts';
import { balances, byName, everything, shownOrders } from './brought-world.ts';
import { test } from './imports-world.ts';

const heads = 'customer,phone,text,total,paid,dueOn,package,departure,adults,children';

/** A row as the model knows it, by whole taka. */
interface ModelRow {
  readonly line: string;
  readonly isRight: boolean;
  readonly name: string;
  readonly total: number;
  readonly paid: number;
  readonly seats: number;
}

/** A row by chance, and whether it is right, by the rules of the issue alone. */
function rowBy(dice: Dice, index: number): ModelRow {
  const name = dice.chance(0.05) ? '' : `Customer ${index}`;
  const phone = dice.chance(0.05) ? '' : `017000${String(10_000 + dice.int(0, 40)).padStart(5, '0')}`;
  const total = dice.int(0, 20) * 500;
  const isNegative = dice.chance(0.04);
  const paid = dice.chance(0.3) ? 0 : dice.int(0, 22) * 500;
  const hasDue = dice.chance(0.6);
  const isSeated = dice.chance(0.3);
  const adults = dice.int(0, 3);
  const children = dice.chance(0.3) ? dice.int(0, 2) : 0;
  const isFaulty =
    name === '' ||
    phone === '' ||
    (isNegative && total > 0) ||
    paid > total ||
    (hasDue && paid === total) ||
    (adults === 0 && (isSeated || children > 0));
  const cells = [
    name,
    phone,
    'Trip',
    isNegative ? `(${total})` : total,
    paid === 0 ? '' : paid,
    hasDue ? '2027-01-05' : '',
    isSeated ? 'to-the-sea' : '',
    isSeated ? '2027-01-14' : '',
    adults,
    children,
  ];
  return {
    line: cells.join(','),
    isRight: !isFaulty,
    name,
    total,
    paid,
    seats: isSeated ? adults + children : 0,
  };
}

/** What the file would do, reckoned apart from the program: seats go in the order of the file. */
function modelOf(rows: readonly ModelRow[], seats: number) {
  let left = seats;
  const good = rows.filter((row) => {
    const fits = row.isRight && row.seats <= left;
    left -= fits ? row.seats : 0;
    return fits;
  });
  const sum = (of: (row: ModelRow) => number) => good.reduce((all, row) => all + of(row) * 100, 0);
  return { good, left, total: sum(({ total }) => total), paid: sum(({ paid }) => paid) };
}

for (const seed of [11, 27, 4_711]) {
  test(`random open orders leave what a model of them says (seed ${seed})`, async ({ imports, deps, db }) => {
    await openBookings(deps, 12);
    const before = await everything(deps);
    const rows = chances(60, seed).map((numbers, index) => rowBy(new Dice(numbers), index));
    const file = `${heads}\n${rows.map(({ line }) => line).join('\n')}\n`;
    const model = modelOf(rows, 12);
    const tried = await imports.tried('orders', file, byName(file));
    expect(tried).toMatchObject({ willAdd: model.good.length, faultyRows: rows.length - model.good.length });
    expect(await imports.taken(tried.id)).toMatchObject({ state: 'done', added: model.good.length });

    const shown = await shownOrders(deps);
    expect(shown.map(({ name, total, paid, due }) => [name, total, paid, due]).toSorted()).toEqual(
      model.good
        .map(({ name, total, paid }) => [name, total * 100, paid * 100, (total - paid) * 100])
        .toSorted(),
    );
    const owed = model.total - model.paid;
    expect(await balances(deps)).toEqual(owed === 0 ? {} : { '1100': owed, '3100': -owed });
    const [departure] = await db
      .select()
      .from(departures)
      .where(eq(departures.packageId, departures.packageId));
    expect((departure?.seats ?? 0) - (departure?.booked ?? 0)).toBe(model.left);
    const postings = await db.select({ amount: ledgerPostings.amount }).from(ledgerPostings);
    expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);

    expect(await imports.tried('orders', file, byName(file))).toMatchObject({ willAdd: 0 });
    expect((await imports.undo(tried.id)).status).toBe(200);
    expect(await everything(deps)).toEqual(before);
  });
}
