import { expect } from 'vitest';
import { changeSupplier } from '#features/suppliers/suppliers.commands.ts';
import { run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { accountant, supplierWorld } from '../selling/supplier-world.ts';
import { lookUpAs, ofKind } from './lookup-world.ts';

test('a supplier is found by name and number, also after its card was mended, and a bill by its number', async ({
  deps,
}) => {
  const hotel = await supplierWorld(deps, { currency: 'BDT' });
  const { id: bill } = await hotel.bill([100_000], { number: 'DS 118/26' });
  const lookUp = lookUpAs(deps, 'accountant');
  for (const typed of ['dar al safa', 'safa makkah', '500123456', '৫০০১২৩৪৫৬']) {
    expect(ofKind(await lookUp(typed), 'supplier'), typed).toMatchObject([
      { id: hotel.id, path: `/dashboard/suppliers/${hotel.id}` },
    ]);
  }
  for (const [typed, fit] of [
    ['ds118/26', 'exact'],
    ['DS ১১৮/২৬', 'exact'],
    ['DS 118', 'begins'],
  ] as const) {
    expect(ofKind(await lookUp(typed), 'bill'), typed).toMatchObject([
      { id: bill, fit, amount: 100_000, details: ['Dar Al Safa Hotel, Makkah'] },
    ]);
  }
  await run(deps, accountant, changeSupplier, { id: hotel.id, name: 'Hilton Makkah', kind: 'hotel' });
  expect(ofKind(await lookUp('safa'), 'supplier')).toEqual([]);
  expect(ofKind(await lookUp('hilton'), 'supplier')).toMatchObject([
    { id: hotel.id, title: 'Hilton Makkah' },
  ]);
  expect(await hotel.owed()).toBe(100_000);
  // Who may not read the books finds neither.
  const clerk = lookUpAs(deps, 'clerk');
  expect([...(await clerk('hilton')), ...(await clerk('ds118/26'))]).toEqual([]);
});
