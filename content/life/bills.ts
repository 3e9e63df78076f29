import type { z } from 'zod';
import { addBill } from '#features/suppliers/bills/bills.commands.ts';
import type { newBill } from '#features/suppliers/bills/bills.contract.ts';
import { run } from '#platform/command/command.ts';
import { departureIdOf } from './departures.ts';
import type { Step } from './life.ts';
import type { SupplierName } from './supplier-cards.ts';

/** What a bill is for: a departure or an order of the life, or what the agency itself costs. */
interface For {
  readonly departure?: string;
  readonly order?: string;
  readonly expense?: string;
}

interface Bill extends For, Pick<z.input<typeof newBill>, 'memo' | 'deducted' | 'currency' | 'rate'> {
  readonly name: string;
  readonly of: SupplierName;
  readonly day: number;
  readonly due: number;
  readonly number: string;
  /** Whole units of its currency. */
  readonly amount: number;
  readonly text: string;
}

const entered = (bill: Bill): Step => ({
  day: bill.day,
  at: '13:10',
  do: async (life) => {
    const { name, of, day, due, number, amount, text, departure, order, expense, ...terms } = bill;
    const { id } = await run(life.deps, life.as('sumaiya'), addBill, {
      supplier: life.noted(`supplier-${of}`),
      number,
      on: life.dayAt(day),
      due: life.dayAt(due),
      lines: [
        {
          amount: amount * 100,
          text,
          ...(departure !== undefined && { departure: await departureIdOf(life, departure) }),
          ...(order !== undefined && { order: life.noted(`${order}.id`) }),
          ...(expense !== undefined && { expense }),
        },
      ],
      ...terms,
      key: life.key(),
    });
    life.note(`bill-${name}`, id);
  },
});

const sea = { departure: 'life-sea' };
const city = { departure: 'life-city' };
const hills = { departure: 'life-hills' };
const baht = { currency: 'THB', rate: '3.62' };
const riyal = { currency: 'SAR', rate: '32.72' };

const entries: readonly Bill[] = [
  {
    name: 'tickets-bkk',
    of: 'sky',
    day: -25,
    due: -18,
    number: 'SM-5521',
    amount: 211_200,
    text: 'DAC–BKK–DAC, 8 seats',
    ...city,
  },
  {
    name: 'cabins',
    of: 'launch',
    day: -20,
    due: -13,
    number: '2231',
    amount: 24_700,
    text: 'Cabins to Kuakata and back',
    ...sea,
  },
  {
    name: 'rooms-sea',
    of: 'sagor',
    day: -18,
    due: -8,
    number: '1187',
    amount: 31_200,
    text: '6 rooms, 2 nights',
    ...sea,
  },
  {
    name: 'coach-sea',
    of: 'coach',
    day: -18,
    due: -12,
    number: 'DC-0642',
    amount: 12_500,
    text: 'Coach at Kuakata, 3 days',
    deducted: [{ kind: 'tax', amount: 250_00 }],
    ...sea,
  },
  {
    name: 'guide-sea',
    of: 'guide',
    day: -17,
    due: -15,
    number: 'U-18',
    amount: 4_500,
    text: 'Guide, 3 days',
    ...sea,
  },
  {
    name: 'leaflets',
    of: 'press',
    day: -15,
    due: -1,
    number: '0908',
    amount: 14_500,
    text: 'Leaflets for the travel fair, 2,000',
    deducted: [{ kind: 'vat', amount: 1_890_00, certificate: 'MUSHAK-6.6/118' }],
    expense: '6300',
  },
  {
    name: 'umrah-air',
    of: 'sky',
    day: -13,
    due: -4,
    number: 'SM-5580',
    amount: 265_500,
    text: 'DAC–JED–DAC, 3 seats',
    order: 'umrah-1',
  },
  {
    name: 'rooms-bkk',
    of: 'bangkok',
    day: -12,
    due: -6,
    number: 'LC-90311',
    amount: 34_400,
    text: '4 rooms, 4 nights',
    ...baht,
    ...city,
  },
  {
    name: 'umrah-rooms',
    of: 'makkah',
    day: -10,
    due: 20,
    number: 'BR-7714',
    amount: 7_350,
    text: 'Quad room, 5 nights, half board',
    ...riyal,
    order: 'umrah-1',
  },
  {
    name: 'trips-bkk',
    of: 'bangkok',
    day: -9,
    due: -2,
    number: 'LC-90340',
    amount: 6_800,
    text: 'Transfers and Coral Island',
    currency: 'THB',
    rate: '3.64',
    ...city,
  },
  {
    name: 'company-rooms',
    of: 'sagor',
    day: -9,
    due: -5,
    number: '1203',
    amount: 96_000,
    text: '20 rooms in Cox’s Bazar, first half',
    order: 'company-1',
  },
  {
    name: 'dubai-air',
    of: 'sky',
    day: -8,
    due: -3,
    number: 'SM-5602',
    amount: 82_000,
    text: 'DAC–DXB–DAC, 2 seats',
    order: 'dubai-1',
  },
  {
    name: 'rooms-hills',
    of: 'pahar',
    day: -6,
    due: 3,
    number: '42',
    amount: 27_600,
    text: '5 rooms, 2 nights',
    ...hills,
  },
  {
    name: 'jeeps',
    of: 'coach',
    day: -4,
    due: 10,
    number: 'DC-0655',
    amount: 18_000,
    text: 'Coach to Bandarban and two jeeps',
    ...hills,
  },
  {
    name: 'school-coach',
    of: 'coach',
    day: -4,
    due: 3,
    number: 'DC-0661',
    amount: 22_400,
    text: 'Coach to Sonargaon',
    order: 'coach-1',
  },
  {
    name: 'rooms-clouds',
    of: 'pahar',
    day: -3,
    due: 14,
    number: '44',
    amount: 36_000,
    text: 'Cottages in Sajek, 1 night',
    departure: 'life-clouds',
  },
  {
    name: 'credit-bkk',
    of: 'sky',
    day: -3,
    due: -3,
    number: 'ACM-204',
    memo: 'acm',
    amount: -6_200,
    text: 'Child’s fare, corrected',
    ...city,
  },
  {
    name: 'jeeps-again',
    of: 'coach',
    day: -2,
    due: 10,
    number: 'DC-655',
    amount: 18_000,
    text: 'Coach to Bandarban and two jeeps',
    ...hills,
  },
];

/** What suppliers take. */
export const bills: readonly Step[] = entries.map(entered);
