import { expect } from 'vitest';
import {
  defaultBooking,
  defaultSales,
  defaultVisaCases,
  noVat,
} from '#features/site-settings/default-settings.data.ts';
import { saveAgency } from '../../../../access/agency.ts';
import type { ModelOrder } from '../../model/order.ts';
import type { Operation, World } from '../../world.ts';

/** So much may be written off of an order; poisha. */
export const writeOffUpTo = 5_000;

/** Saves how the agency sells: as one that has saved nothing else, but for its VAT and what may be written off. */
export const saveTerms = ({ deps }: World, vat: { readonly own: number; readonly fee: number }) =>
  saveAgency(deps, {
    booking: defaultBooking,
    visaCases: defaultVisaCases,
    sales: { ...defaultSales, writeOffUpTo, vat: { ...noVat, ...vat } },
  });

const change: Operation = {
  name: 'other rates of VAT',
  weight: 1,
  run: async (world, dice) => {
    const [own, fee] = [dice.of(15, 0, 5), dice.of(7.5, 15)];
    await saveTerms(world, { own, fee });
    world.vat.own.add(own);
    world.vat.fee.add(fee);
    return world.reach('the rates of VAT change');
  },
};

/** Takes over at which rates the lines of an order were sold: each is one that the settings had. */
export function syncRates(
  world: World,
  order: ModelOrder,
  lines: readonly { readonly charge: string; readonly vatRate: number }[],
): void {
  order.rates = lines.map(({ charge, vatRate }) => {
    const known =
      charge === 'own' || charge === 'discount' ? world.vat.own : charge === 'fee' ? world.vat.fee : [0];
    expect([...known], `the rate of ${charge}`).toContain(vatRate);
    return Math.round(vatRate * 100);
  });
}

export const taxing: readonly Operation[] = [change];
