import { addSupplier } from '#features/suppliers/suppliers.commands.ts';
import type { SupplierKind } from '#features/suppliers/suppliers.rules.ts';
import { run } from '#platform/command/command.ts';
import type { Step } from './life.ts';

interface Card {
  readonly name: string;
  readonly kind: SupplierKind;
  readonly phone: string;
  readonly currency?: string;
}

/** Whom the agency buys from. All are invented, and nothing is sent to them. */
const cards = {
  sagor: { name: 'Sagor Neer Resorts, Kuakata and Cox’s Bazar', kind: 'hotel', phone: '+8801700010201' },
  pahar: { name: 'Meghbari Hill Resort, Bandarban', kind: 'hotel', phone: '+8801700010202' },
  launch: { name: 'MV Rupsha Launch, Sadarghat', kind: 'transport', phone: '+8801700010203' },
  coach: { name: 'Dhansiri Coach Service', kind: 'transport', phone: '+8801700010204' },
  sky: { name: 'Shada Megh Ticketing (consolidator)', kind: 'airline', phone: '+8801700010205' },
  bangkok: { name: 'Lotus Court Hotel, Bangkok', kind: 'hotel', phone: '+66200000101', currency: 'THB' },
  makkah: { name: 'Bait Al Rahma Suites, Makkah', kind: 'hotel', phone: '+966500000101', currency: 'SAR' },
  guide: { name: 'Ukya Marma, guide', kind: 'guide', phone: '+8801700010206' },
  centre: { name: 'Visa application centre, Gulshan', kind: 'visa-centre', phone: '+8801700010207' },
  press: { name: 'Rongdhonu Printing Press', kind: 'other', phone: '+8801700010208' },
} as const satisfies Record<string, Card>;
export type SupplierName = keyof typeof cards;

const names = Object.keys(cards).filter((name): name is SupplierName => name in cards);

export const known: Step = {
  day: -43,
  at: '09:40',
  do: async (life) => {
    for (const name of names) {
      const { id } = await run(life.deps, life.as('sumaiya'), addSupplier, {
        ...cards[name],
        key: life.key(),
      });
      life.note(`supplier-${name}`, id);
    }
  },
};

/** Their numbers, to which nothing is sent. */
export const addressesOfSuppliers: readonly string[] = names.map((name) => cards[name].phone);
