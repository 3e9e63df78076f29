import { expect } from 'vitest';
import { addSupplier } from '#features/suppliers/suppliers.commands.ts';
import { run } from '#platform/command/command.ts';
import { aKey, staff } from '../selling/sales.ts';
import { test } from './imports-world.ts';
import { balancesOn, listedSuppliers, shownBooks } from './suppliers-world.ts';

const accountant = staff('rima', 'accountant');

/** The same numbers on every run of a seed. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const currencies = ['BDT', 'SAR', 'USD', 'THB', 'JPY'];
const text = (hundredths: number) =>
  `${hundredths < 0 ? '-' : ''}${Math.floor(Math.abs(hundredths) / 100)}.${String(Math.abs(hundredths) % 100).padStart(2, '0')}`;

/** Poisha by fractions of whole numbers, half away from zero: nothing of the program is asked. */
function poisha(hundredths: number, millionths: number): number {
  const product = BigInt(Math.abs(hundredths)) * BigInt(millionths);
  const whole = product / 1_000_000n + (product % 1_000_000n >= 500_000n ? 1n : 0n);
  return Number(hundredths < 0 ? -whole : whole);
}

test.for([1, 2, 3])(
  'random bills, good and faulty, add up to what a model owes (seed %i)',
  async (seed, { imports, deps, db }) => {
    const roll = dice(seed);
    const names = Array.from({ length: 6 }, (_, at) => `House ${seed} ${at}`);
    for (const name of names) {
      await run(deps, accountant, addSupplier, { name, kind: 'hotel', key: aKey() });
    }
    const before = await shownBooks(deps);
    const owed = new Map(names.map((name) => [name, 0]));
    const faulty: number[] = [];
    const rows = Array.from({ length: 150 }, (_, at) => {
      const name = names[roll(names.length)] ?? '';
      const currency = currencies[roll(currencies.length)] ?? '';
      const millionths = 1 + roll(140_000_000);
      const hundredths = (1 + roll(9_000_000)) * (roll(5) === 0 ? -1 : 1);
      const amount = currency === 'JPY' ? hundredths - (hundredths % 100) + 100 : hundredths;
      const rate = currency === 'BDT' ? '' : (millionths / 1_000_000).toFixed(6);
      const total = currency === 'BDT' ? amount : poisha(amount, millionths);
      const wrong = roll(8);
      const isFaulty = wrong < 3 || total === 0 || amount === 0;
      if (isFaulty) {
        faulty.push(at + 2);
      } else {
        owed.set(name, (owed.get(name) ?? 0) + total);
      }
      const sum = currency === 'JPY' ? String(amount / 100) : text(amount);
      const supplier = wrong === 0 ? 'Somebody else' : name;
      const day = wrong === 1 ? '2026-02-30' : '2026-01-15';
      const code = wrong === 2 ? 'Riyal' : currency;
      return `${supplier},N-${at},${day},,${code},${rate},${sum},`;
    });
    const tried = await imports.tried(
      'bills',
      `Supplier,Bill No,Date,Due,Currency,Rate,Amount,Details\n${rows.join('\n')}\n`,
    );
    expect([...new Set(tried.faults.map(({ row }) => row))].toSorted((a, b) => a - b)).toEqual(faulty);
    await imports.taken(tried.id);
    const found = await listedSuppliers(db);
    expect(new Map(found.map(({ name, balance }) => [name, balance]))).toEqual(owed);
    const sums = [...owed.values()];
    const payable = sums.reduce((all, each) => all + Math.max(each, 0), 0);
    const advances = sums.reduce((all, each) => all + Math.max(-each, 0), 0);
    const balances = await balancesOn(db, '2099-12-31');
    expect([balances[2300] ?? 0, balances[1300] ?? 0]).toEqual([0 - payable, advances]);
    expect(balances[3100] ?? 0).toBe(payable - advances);
    const shown = await shownBooks(deps);
    expect(shown.ages.reduce((all, { open }) => all + open, 0)).toBe(payable);
    expect(shown.statements.map((each) => each?.after)).toEqual(found.map(({ balance }) => balance));
    expect((await imports.undo(tried.id)).status).toBe(200);
    expect(await shownBooks(deps)).toEqual(before);
  },
);
