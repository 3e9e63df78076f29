import type { StatementColumns } from './statements.contract.ts';

export type Column = Exclude<keyof StatementColumns, 'dates'>;
/** Columns as far as they are known. */
export type Known = Readonly<Partial<Record<Column, string | undefined>>>;

export const columnNames: readonly Column[] = [
  'at',
  'time',
  'trx',
  'amount',
  'debit',
  'balance',
  'valueDate',
  'sender',
  'note',
  'kind',
  'state',
];

const guesses: Readonly<Record<Column, RegExp>> = {
  at: /^(?:(?:txn|trx|transaction|value|posting|transfer)?[ _-]*(?:date|date ?(?:and|&|\/)? ?time|datetime|timestamp)|time ?stamp|created ?at|তারিখ)$/i,
  time: /^(?:(?:txn|trx|transaction)?[ _-]*time|সময়)$/i,
  trx: /^(?:(?:txn|trx|transaction|payment|bank)?[ _-]*(?:id|no\.?|number|reference(?: (?:no\.?|number|id))?|ref(?:\.| no\.?)?)|trxid|txnid|utr|cheque.*)$/i,
  amount:
    /^(?:(?:(?:txn|trx|transaction|received|credit(?:ed)?|deposit|paid)?[ _-]*(?:amount|amt)|credit|deposit|deposits|received|money in|paid in|cr)(?: ?\((?:bdt|tk|taka|৳)\.?\))?|টাকা|পরিমাণ)$/i,
  debit:
    /^(?:(?:debit(?:ed)?|withdraw(?:al|als|n)?|money out|paid out|payments?|dr)(?:[ _-]*(?:amount|amt))?(?: ?\((?:bdt|tk|taka|৳)\.?\))?|ডেবিট|উত্তোলন)$/i,
  balance:
    /^(?:(?:(?:running|closing|available|ledger|account|current)[ _-]*)?(?:balance|bal\.?)(?: ?\((?:bdt|tk|taka|৳)\.?\))?|স্থিতি|ব্যালেন্স)$/i,
  valueDate: /^value[ _-]*(?:date|dt\.?)$/i,
  sender:
    /^(?:(?:sender|from|payer|customer|counter ?party|source)[ _-]*(?:no\.?|number|account|a\/c|wallet|msisdn|mobile|name|party)?|debit[ _-]*(?:account|a\/c|wallet|msisdn|mobile|party)|msisdn|mobile(?: no\.?| number)?|প্রেরক)$/i,
  note: /^(?:note|remarks?|narration|description|particulars?|details|customer reference|reference text|merchant invoice.*)$/i,
  kind: /^(?:(?:txn|trx|transaction)?[ _-]*type|dr ?\/ ?cr|direction)$/i,
  state: /^(?:(?:txn|trx|transaction)?[ _-]*status)$/i,
};

/** Which column is what by its heading, besides those that are named. */
export const guessOf = (headings: readonly string[], named: Known = {}): Known => {
  const taken = new Set(Object.values(named));
  const found: Partial<Record<Column, string | undefined>> = { ...named };
  for (const [column, pattern] of Object.entries(guesses)) {
    const heading = headings.find((each) => !taken.has(each) && pattern.test(each));
    const key = columnNames.find((each) => each === column);
    if (key !== undefined && heading !== undefined && found[key] === undefined) {
      found[key] = heading;
      taken.add(heading);
    }
  }
  return found;
};
