/** The accounts of the ledger by their code. Debits are positive: assets and expenses usually stand above zero. */
export const accounts = {
  /** Whose till it is, the entry's clerk says. */
  cash: { code: '1010', kind: 'money', name: { en: 'Cash in tills', bn: 'ক্যাশ কাউন্টারে নগদ' } },
  safe: { code: '1011', kind: 'money', name: { en: 'Cash in the safe', bn: 'সিন্দুকে নগদ' } },
  bank: { code: '1020', kind: 'money', name: { en: 'Bank', bn: 'ব্যাংক' } },
  cheques: { code: '1030', kind: 'clearing', name: { en: 'Cheques in hand', bn: 'হাতে থাকা চেক' } },
  chequesDeposited: { code: '1031', kind: 'clearing', name: { en: 'Cheques deposited', bn: 'ব্যাংকে জমা চেক' } },
  bkash: { code: '1041', kind: 'money', name: { en: 'bKash wallet', bn: 'বিকাশ ওয়ালেট' } },
  nagad: { code: '1042', kind: 'money', name: { en: 'Nagad wallet', bn: 'নগদ ওয়ালেট' } },
  rocket: { code: '1043', kind: 'money', name: { en: 'Rocket wallet', bn: 'রকেট ওয়ালেট' } },
  upay: { code: '1044', kind: 'money', name: { en: 'Upay wallet', bn: 'উপায় ওয়ালেট' } },
  sslcommerzClearing: {
    code: '1051',
    kind: 'clearing',
    name: { en: 'SSLCommerz clearing', bn: 'এসএসএলকমার্জ ক্লিয়ারিং' },
  },
  bkashClearing: {
    code: '1052',
    kind: 'clearing',
    name: { en: 'bKash checkout clearing', bn: 'বিকাশ চেকআউট ক্লিয়ারিং' },
  },
  nagadClearing: {
    code: '1053',
    kind: 'clearing',
    name: { en: 'Nagad checkout clearing', bn: 'নগদ চেকআউট ক্লিয়ারিং' },
  },
  /** What customers kept back for the state, until their certificates come. */
  vatDeducted: {
    code: '1061',
    kind: 'receivable',
    name: { en: 'VAT deducted at source', bn: 'উৎসে কাটা ভ্যাট' },
  },
  taxDeducted: {
    code: '1062',
    kind: 'receivable',
    name: { en: 'Tax deducted at source', bn: 'উৎসে কাটা আয়কর' },
  },
  receivable: {
    code: '1100',
    kind: 'receivable',
    name: { en: 'Receivable from customers', bn: 'গ্রাহকের কাছে পাওনা' },
  },
  supplierAdvances: {
    code: '1300',
    kind: 'receivable',
    name: { en: 'Advances to suppliers', bn: 'সরবরাহকারীকে অগ্রিম' },
  },
  deposits: { code: '2100', kind: 'payable', name: { en: 'Customer deposits', bn: 'গ্রাহকের জমা' } },
  /** From one order of a customer to another; nothing stays on it. */
  movedCredit: {
    code: '2110',
    kind: 'payable',
    name: { en: 'Deposits on their way to another order', bn: 'এক অর্ডার থেকে অন্য অর্ডারে যাওয়া জমা' },
  },
  official: { code: '2200', kind: 'payable', name: { en: 'Official fees held', bn: 'সরকারি ফি জমা' } },
  supplier: { code: '2300', kind: 'payable', name: { en: 'Supplier payables', bn: 'সরবরাহকারীর পাওনা' } },
  refundsPayable: { code: '2400', kind: 'payable', name: { en: 'Refunds payable', bn: 'ফেরতযোগ্য টাকা' } },
  vatPayable: { code: '2500', kind: 'payable', name: { en: 'VAT payable', bn: 'প্রদেয় ভ্যাট' } },
  /** What we kept back from suppliers for the state. */
  vatWithheld: { code: '2501', kind: 'payable', name: { en: 'VAT that we deducted', bn: 'আমাদের কাটা ভ্যাট' } },
  taxWithheld: { code: '2502', kind: 'payable', name: { en: 'Tax that we deducted', bn: 'আমাদের কাটা আয়কর' } },
  opening: { code: '3100', kind: 'equity', name: { en: 'Opening balances', bn: 'প্রারম্ভিক জমা' } },
  revenue: { code: '4100', kind: 'income', name: { en: 'Own revenue', bn: 'নিজস্ব আয়' } },
  fees: {
    code: '4200',
    kind: 'income',
    name: { en: 'Cancellation and change fees', bn: 'বাতিল ও পরিবর্তন ফি' },
  },
  passedOnGain: {
    code: '4300',
    kind: 'income',
    name: { en: 'Gain on what was passed on', bn: 'পরিশোধে উদ্বৃত্ত' },
  },
  /** What banks pay for what is with them. */
  interest: { code: '4400', kind: 'income', name: { en: 'Interest received', bn: 'প্রাপ্ত সুদ' } },
  discounts: { code: '4900', kind: 'income', name: { en: 'Discounts', bn: 'ছাড়' } },
  gatewayFees: { code: '5100', kind: 'expense', name: { en: 'Gateway fees', bn: 'গেটওয়ে ফি' } },
  bankCharges: { code: '5110', kind: 'expense', name: { en: 'Bank charges', bn: 'ব্যাংক চার্জ' } },
  supplierCosts: { code: '5200', kind: 'expense', name: { en: 'Departure costs', bn: 'যাত্রার খরচ' } },
  passedOnLoss: {
    code: '5300',
    kind: 'expense',
    name: { en: 'Loss on what was passed on', bn: 'পরিশোধে ঘাটতি' },
  },
  rounding: { code: '5900', kind: 'expense', name: { en: 'Rounding', bn: 'রাউন্ডিং' } },
  cashDifferences: { code: '5910', kind: 'expense', name: { en: 'Cash short or over', bn: 'নগদে কম-বেশি' } },
  expenses: { code: '6000', kind: 'expense', name: { en: 'Other expenses', bn: 'অন্যান্য খরচ' } },
  rent: { code: '6100', kind: 'expense', name: { en: 'Rent', bn: 'ভাড়া' } },
  salaries: { code: '6200', kind: 'expense', name: { en: 'Salaries', bn: 'বেতন' } },
  advertising: { code: '6300', kind: 'expense', name: { en: 'Advertising', bn: 'বিজ্ঞাপন' } },
  transport: { code: '6400', kind: 'expense', name: { en: 'Transport', bn: 'যাতায়াত' } },
  office: { code: '6500', kind: 'expense', name: { en: 'Office costs', bn: 'অফিস খরচ' } },
  stateFees: {
    code: '6600',
    kind: 'expense',
    name: { en: 'Licences and government fees', bn: 'লাইসেন্স ও সরকারি ফি' },
  },
} as const;

/** What an account is, and where it stands in the balance sheet or in profit and loss. */
export type AccountKind = (typeof accounts)[NamedAccount]['kind'];

/** An account that every agency has. */
export type NamedAccount = keyof typeof accounts;

/** The code of one that an agency has made below a named one, such as its second bank: `1020-01`. */
export type OwnAccount = `${number}-${number}`;

export type Account = NamedAccount | OwnAccount;

const isNamed = (key: string): key is NamedAccount => Object.hasOwn(accounts, key);
const names = Object.keys(accounts).filter(isNamed);

/** Every named account by its code, in order. */
export const accountsByCode = names
  .map((name) => accounts[name])
  .toSorted((one, other) => one.code.localeCompare(other.code));

/** Whether a code is one of an agency's own accounts. */
export const isOwnAccount = (code: string): code is OwnAccount => /^[1-6]\d{3}-\d{2,3}$/.test(code);

/** The code of an account in the ledger. */
export const codeOf = (account: Account): string =>
  isOwnAccount(account) ? account : accounts[account].code;

/** The code of the named account that an account is, or belongs to. */
export const parentCode = (code: string): string => code.slice(0, 4);

/** The account of a code. @throws for a code that no account has. */
export function accountOf(code: string): Account {
  const found = isOwnAccount(code) ? code : names.find((name) => accounts[name].code === code);
  if (found === undefined) {
    throw new Error(`The ledger has no account ${code}.`);
  }
  return found;
}

/** The kind of the account of a code; undefined for a code that no account has. */
export const kindOf = (code: string): AccountKind | undefined =>
  accountsByCode.find((account) => account.code === parentCode(code))?.kind;

/** What the agency and one customer owe each other stands on these. */
export const customerAccounts: readonly NamedAccount[] = ['receivable', 'deposits', 'refundsPayable'];

/** What is owed to the state: VAT of sales, and what was kept back from suppliers. It is paid as an expense is, and is none. */
const owedToState: readonly NamedAccount[] = ['vatPayable', 'vatWithheld', 'taxWithheld'];

/** Whether a payment on an account of this code leaves the agency without a supplier: an expense, or what the state is owed. */
export const isPaidAway = (code: string): boolean =>
  kindOf(code) === 'expense' || owedToState.some((name) => accounts[name].code === code);
