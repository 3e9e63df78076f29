/** What is booked in the month, in taka: each line adds to nothing, debits positive. The journey types these sums. */

/** Names of accounts by their codes, as the journey calls them. */
export const codes = {
  till: '1010',
  safe: '1011',
  bank: '1020-01',
  bkash: '1041',
  gateway: '1052',
  vatDeducted: '1061',
  taxDeducted: '1062',
  customers: '1100',
  deposits: '2100',
  official: '2200',
  /** What customers paid for suppliers, and what those are owed, stand on one account. */
  fares: '2300',
  suppliers: '2300',
  vat: '2500',
  opening: '3100',
  revenue: '4100',
  gain: '4300',
  interest: '4400',
  discounts: '4900',
  gatewayFees: '5100',
  bankCharges: '5110',
  costs: '5200',
  loss: '5300',
  fair: '6000-01',
  rent: '6100',
  office: '6500',
} as const;

type Name = keyof typeof codes;
type Line = Partial<Readonly<Record<Name, number>>>;

const isName = (key: string): key is Name => Object.hasOwn(codes, key);
const poisha = (taka: number) => Math.round(taka * 100);
const sidesOf = (line: Line) =>
  Object.entries(line).flatMap(([name, sum]) =>
    isName(name) ? [{ code: codes[name], sum: poisha(sum) }] : [],
  );

/** Two travellers at 7,900, with 850 off; 15% is in each. */
const tour = { paid: 14_950, price: 15_800, vat: 2_060.87, off: 850, offVat: 110.87 };
/** A service at 2,800, of which 365.22 is VAT, and the fee of the embassy. */
const visa = { paid: 7_300, service: 2_800, vat: 365.22, fee: 4_500 };
/** A service at 2,300, of which 300 is VAT, and the fare of the airline. */
const ticket = { paid: 32_300, service: 2_300, vat: 300, fare: 30_000 };

/** What there is on the day before the month: the airline is owed 5,000. */
const opening: Line = { bank: 200_000, bkash: 5_000, safe: 20_000, suppliers: -5_000, opening: -220_000 };

/** What each step of the month books. */
export const month: readonly Line[] = [
  // Sold: what is ours without its VAT, what is another's as it is.
  {
    customers: tour.paid,
    revenue: tour.vat - tour.price,
    discounts: tour.off - tour.offVat,
    vat: tour.offVat - tour.vat,
  },
  { customers: visa.paid, revenue: visa.vat - visa.service, vat: -visa.vat, official: -visa.fee },
  { customers: ticket.paid, revenue: ticket.vat - ticket.service, vat: -ticket.vat, fares: -ticket.fare },
  // Paid in five ways.
  { till: 9_000, customers: -9_000 },
  { bank: 5_900, bankCharges: 50, customers: -5_950 },
  { bkash: 3_000, customers: -3_000 },
  { gateway: 4_300, customers: -4_300 },
  { bank: 31_000, vatDeducted: 300, taxDeducted: 1_000, customers: -32_300 },
  // Passed on: the embassy took 200 less, the airline 500 more.
  { official: 4_500, bank: -4_300, gain: -200 },
  { fares: 30_000, suppliers: -30_500, loss: 500 },
  { suppliers: 35_500, bank: -35_500 },
  // 200 rial at 32.50, and what the bank takes for sending it.
  { costs: 6_500, suppliers: -6_500 },
  { suppliers: 6_500, bankCharges: 500, bank: -7_000 },
  { office: 450, till: -450 },
  { fair: 1_500, bkash: -1_500 },
  { bank: 4_235.5, gatewayFees: 64.5, gateway: -4_300 },
  { safe: 8_550, till: -8_550 },
  { bank: 25_000, safe: -25_000 },
  { rent: 5_000, bank: -5_000 },
  // What the statement of the bank alone had.
  { bankCharges: 60, bank: -60 },
  { bank: 125.5, interest: -125.5 },
];

const sumOf = (sums: readonly number[]) => sums.reduce((all, each) => all + each, 0);

/** The balance of every account by its code at the end of the month, in poisha, debits positive; none that is at nil. */
export const balances: Readonly<Record<string, number>> = Object.fromEntries(
  [...new Set(Object.values(codes))]
    .map(
      (code) =>
        [
          code,
          sumOf(
            [opening, ...month]
              .flatMap(sidesOf)
              .filter((side) => side.code === code)
              .map(({ sum }) => sum),
          ),
        ] as const,
    )
    .filter(([, balance]) => balance !== 0),
);

/** What was earned, in poisha. */
export const profit =
  0 - sumOf(Object.entries(balances).map(([code, balance]) => (/^[456]/.test(code) ? balance : 0)));

/** What the state is owed of the month, in poisha. */
export const vatOfMonth = 0 - (balances[codes.vat] ?? 0);

/** All that was debited in the month, in poisha. */
export const debits = sumOf(month.flatMap(sidesOf).map(({ sum }) => Math.max(sum, 0)));
