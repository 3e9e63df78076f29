/** The accounts of the ledger by their code. Debits are positive: assets and expenses usually stand above zero. */
export const accounts = {
  /** Whose till it is, the entry's clerk says. */
  cash: { code: '1010', name: { en: 'Cash in tills', bn: 'ক্যাশ কাউন্টারে নগদ' } },
  safe: { code: '1011', name: { en: 'Cash in the safe', bn: 'সিন্দুকে নগদ' } },
  bank: { code: '1020', name: { en: 'Bank', bn: 'ব্যাংক' } },
  cheques: { code: '1030', name: { en: 'Cheques in hand', bn: 'হাতে থাকা চেক' } },
  chequesDeposited: { code: '1031', name: { en: 'Cheques deposited', bn: 'ব্যাংকে জমা চেক' } },
  bkash: { code: '1041', name: { en: 'bKash wallet', bn: 'বিকাশ ওয়ালেট' } },
  nagad: { code: '1042', name: { en: 'Nagad wallet', bn: 'নগদ ওয়ালেট' } },
  rocket: { code: '1043', name: { en: 'Rocket wallet', bn: 'রকেট ওয়ালেট' } },
  upay: { code: '1044', name: { en: 'Upay wallet', bn: 'উপায় ওয়ালেট' } },
  sslcommerzClearing: { code: '1051', name: { en: 'SSLCommerz clearing', bn: 'এসএসএলকমার্জ ক্লিয়ারিং' } },
  bkashClearing: { code: '1052', name: { en: 'bKash checkout clearing', bn: 'বিকাশ চেকআউট ক্লিয়ারিং' } },
  nagadClearing: { code: '1053', name: { en: 'Nagad checkout clearing', bn: 'নগদ চেকআউট ক্লিয়ারিং' } },
  receivable: { code: '1100', name: { en: 'Receivable from customers', bn: 'গ্রাহকের কাছে পাওনা' } },
  deposits: { code: '2100', name: { en: 'Customer deposits', bn: 'গ্রাহকের জমা' } },
  official: { code: '2200', name: { en: 'Official fees held', bn: 'সরকারি ফি জমা' } },
  supplier: { code: '2300', name: { en: 'Supplier payables', bn: 'সরবরাহকারীর পাওনা' } },
  refundsPayable: { code: '2400', name: { en: 'Refunds payable', bn: 'ফেরতযোগ্য টাকা' } },
  opening: { code: '3100', name: { en: 'Opening balances', bn: 'প্রারম্ভিক জমা' } },
  revenue: { code: '4100', name: { en: 'Own revenue', bn: 'নিজস্ব আয়' } },
  fees: { code: '4200', name: { en: 'Cancellation and change fees', bn: 'বাতিল ও পরিবর্তন ফি' } },
  discounts: { code: '4900', name: { en: 'Discounts', bn: 'ছাড়' } },
  gatewayFees: { code: '5100', name: { en: 'Gateway fees', bn: 'গেটওয়ে ফি' } },
  bankCharges: { code: '5110', name: { en: 'Bank charges', bn: 'ব্যাংক চার্জ' } },
  supplierCosts: { code: '5200', name: { en: 'Departure costs', bn: 'যাত্রার খরচ' } },
  rounding: { code: '5900', name: { en: 'Rounding', bn: 'রাউন্ডিং' } },
  cashDifferences: { code: '5910', name: { en: 'Cash short or over', bn: 'নগদে কম-বেশি' } },
} as const;

export type Account = keyof typeof accounts;

const names: readonly Account[] = [
  'cash',
  'safe',
  'bank',
  'cheques',
  'chequesDeposited',
  'bkash',
  'nagad',
  'rocket',
  'upay',
  'sslcommerzClearing',
  'bkashClearing',
  'nagadClearing',
  'receivable',
  'deposits',
  'official',
  'supplier',
  'refundsPayable',
  'opening',
  'revenue',
  'fees',
  'discounts',
  'gatewayFees',
  'bankCharges',
  'supplierCosts',
  'rounding',
  'cashDifferences',
];

/** Every account by its code, in order. */
export const accountsByCode = names.map((name) => accounts[name]);

/** The account of a code. @throws for a code that no account has. */
export function accountOf(code: string): Account {
  const found = names.find((name) => accounts[name].code === code);
  if (found === undefined) {
    throw new Error(`The ledger has no account ${code}.`);
  }
  return found;
}

/** What the agency and one customer owe each other stands on these. */
export const customerAccounts: readonly Account[] = ['receivable', 'deposits', 'refundsPayable'];
