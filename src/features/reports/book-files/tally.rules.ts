import Builder from 'fast-xml-builder';
import { type AccountKind, accounts, kindOf, parentCode } from '#features/ledger/accounts.data.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';
import { type Voucher, voucherTypeOf } from './book-files.rules.ts';

const ofKind: Readonly<Record<AccountKind, string>> = {
  money: 'Bank Accounts',
  clearing: 'Bank Accounts',
  receivable: 'Current Assets',
  payable: 'Current Liabilities',
  income: 'Indirect Incomes',
  expense: 'Indirect Expenses',
  equity: 'Capital Account',
};

const ofCode: ReadonlyMap<string, string> = new Map([
  [accounts.cash.code, 'Cash-in-Hand'],
  [accounts.safe.code, 'Cash-in-Hand'],
  [accounts.receivable.code, 'Sundry Debtors'],
  [accounts.deposits.code, 'Sundry Debtors'],
  [accounts.supplier.code, 'Sundry Creditors'],
  [accounts.supplierAdvances.code, 'Sundry Creditors'],
  [accounts.vatPayable.code, 'Duties & Taxes'],
  [accounts.vatWithheld.code, 'Duties & Taxes'],
  [accounts.taxWithheld.code, 'Duties & Taxes'],
  [accounts.revenue.code, 'Sales Accounts'],
  [accounts.discounts.code, 'Sales Accounts'],
  [accounts.supplierCosts.code, 'Purchase Accounts'],
  [accounts.passedOnLoss.code, 'Direct Expenses'],
]);

/** The group of Tally that an account belongs to; those are there in every company. */
const groupOf = (code: string): string =>
  ofCode.get(parentCode(code)) ?? ofKind[kindOf(code) ?? 'receivable'];

/** Tally's sign: a debit is negative, and says so. */
const signed = (amount: number) => (amount > 0 ? `-${decimal(amount)}` : decimal(-amount));

/** Taka with two decimals, from positive poisha. */
const decimal = (poisha: number) =>
  `${Math.floor(poisha / poishaPerTaka)}.${String(poisha % poishaPerTaka).padStart(2, '0')}`;

/** What XML can't hold, also not escaped: control characters and halves of a character. */
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const clean = (text: string): string => text.replace(notXml, '');

/** The parts of Tally's form. An array is the same element again, and `@_` begins an attribute. */
type Node = string | readonly Node[] | { readonly [name: string]: Node };

const builder = new Builder({ ignoreAttributes: false, format: true, indentBy: ' ' });
const message = (content: Readonly<Record<string, Node>>): string =>
  builder.build({ TALLYMESSAGE: { '@_xmlns:UDF': 'TallyUDF', ...content } });

const head = `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE>
<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>
<BODY><IMPORTDATA>
<REQUESTDESC><REPORTNAME>All Masters</REPORTNAME></REQUESTDESC>
<REQUESTDATA>
`;
const foot = '</REQUESTDATA>\n</IMPORTDATA></BODY>\n</ENVELOPE>\n';

const parties: readonly string[] = ['Sundry Debtors', 'Sundry Creditors'];

function voucherOf(voucher: Voucher, ledgerOf: (code: string) => string): string {
  const { entry, number, on, party, text, outside, sides } = voucher;
  const type = voucherTypeOf(voucher);
  const ofParty = sides.find(({ account }) => parties.includes(groupOf(account)));
  return message({
    VOUCHER: {
      '@_REMOTEID': entry,
      '@_VCHTYPE': type,
      '@_ACTION': 'Create',
      DATE: on.replaceAll('-', ''),
      EFFECTIVEDATE: on.replaceAll('-', ''),
      GUID: entry,
      VOUCHERTYPENAME: type,
      VOUCHERNUMBER: String(number),
      ...(outside === '' ? {} : { REFERENCE: clean(outside) }),
      ...(ofParty === undefined ? {} : { PARTYLEDGERNAME: ledgerOf(ofParty.account) }),
      ...(party === '' ? {} : { PARTYNAME: clean(party) }),
      NARRATION: clean([party, text].filter((part) => part !== '').join(' · ')),
      'ALLLEDGERENTRIES.LIST': sides.map(({ account, amount }) => ({
        LEDGERNAME: ledgerOf(account),
        ISDEEMEDPOSITIVE: amount > 0 ? 'Yes' : 'No',
        AMOUNT: signed(amount),
      })),
    },
  });
}

/**
 * Vouchers as a file that Tally imports: the ledgers that they are booked on, each in its group, then each voucher. Its bytes come from
 * these vouchers and names alone. @param names of the accounts by their codes
 */
export function tallyFile(vouchers: readonly Voucher[], names: ReadonlyMap<string, string>): string {
  const ledgerOf = (code: string) => clean(`${code} ${names.get(code) ?? ''}`.trim());
  const codes = [...new Set(vouchers.flatMap(({ sides }) => sides.map(({ account }) => account)))].sort();
  const ledgers = codes.map((code) =>
    message({
      LEDGER: {
        '@_NAME': ledgerOf(code),
        '@_ACTION': 'Create',
        'NAME.LIST': { NAME: ledgerOf(code) },
        PARENT: groupOf(code),
        ISBILLWISEON: 'No',
      },
    }),
  );
  return [head, ...ledgers, ...vouchers.map((voucher) => voucherOf(voucher, ledgerOf)), foot].join('');
}
