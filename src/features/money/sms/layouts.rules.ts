import type { TransferMethod } from '../money.rules.ts';

/** Words with which a message about money begins to say so: one that was read doesn't reach beyond the next of them. */
const verbs =
  'received|cash[ -]?in\\b|credited|deposited|debited|withdrawn|paid to|send money|sent to|পেয়েছেন|গ্রহণ|ক্যাশ ?ইন|জমা হয়েছে';
/** Whether a text says anything of money that came or went. */
export const saysMoney = new RegExp(verbs, 'i');

const number = 'T(?:rx|xn|rxn)\\.?\\s?(?:ID|No)';
/** The label of a transfer's number: a message has one. */
export const numberLabel = new RegExp(number, 'i');

const sum = '(?<amount>\\d[\\d,]*(?:\\.\\d{1,2})?)(?!\\d|[.,]\\d)';
const taka = `(?:Tk\\.?|BDT|Taka)\\s*${sum}`;
const bareTaka = `(?:(?:Tk\\.?|BDT)\\s*)?${sum}(?:\\s*(?:টাকা|Tk))?`;
const trx = `${number}[.:\\s]*(?<trx>[A-Za-z0-9]{6,20})(?![A-Za-z0-9])`;
/** What stands between, up to the next message and never over a number. */
const gap = `(?:(?!${verbs}|${number})[\\s\\S]){0,200}?`;
/** A number, as far as it is shown, or a name: of a shop, a bank, a company. */
const sender = '(?<sender>[^\\n:]{2,60}?)';
const labels = 'Ref|Fee|Charge|Comm|Bal|Your|A/C Bal|Available|T(?:rx|xn)|Counter|ফি|চার্জ|ব্যালেন্স|রেফ';
const afterSender = `(?:\\s+(?:is\\s+|has been\\s+)?(?:successful(?:ly)?|সফল(?: হয়েছে)?))?\\s*[.,।]?\\s+(?=${labels})`;
/** What the payer wrote. */
const note = `(?:(?:Ref(?:erence)?|রেফ(?:ারেন্স)?)[.:\\s-]*(?<note>[^\\n]{0,80}?)\\s*[.,।]?\\s+(?=(?!Ref)(?:${labels})))?`;
const tail = `${afterSender}${note}${gap}${trx}`;

const day =
  '(?<![\\d.,])(?<day>\\d{1,2})(?:[-/.](?=\\d)|[-/. ](?=[A-Za-z]))(?<month>\\d{1,2}|[A-Za-z]{3,9})[-/. ,]+(?<year>\\d{4}|\\d{2})(?!\\d)';
const clock = '(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::\\d{2})?(?!\\d)(?:\\s*(?<half>[AaPp])\\.?[Mm]\\b\\.?)?';
const moment = `${day}[,\\s]+(?:at\\s+)?${clock}`;
const at = `[\\s.,।]*(?:(?:at|on|Date|তারিখ|সময়)[:\\s]*)?${moment}`;

const account = '(?:A/C|Acc?t|Account)(?:\\s*(?:No|Number))?[.:#\\s]*[\\dXx*•-]{3,20}';
const credited = '(?:has been |have been |is |was )?(?:credited|deposited)';
const onDay = `(?:(?!${verbs})[\\s\\S]){0,120}?(?:\\bon|\\bat|Date|dt)[.:\\s]+${day}(?:[,\\s]+(?:at\\s+)?${clock})?`;

export interface Layout {
  readonly provider: TransferMethod;
  readonly layout: RegExp;
  /** The message names its wallet: others write like it. */
  readonly isNamed?: boolean;
}

const of = (provider: TransferMethod, ...parts: readonly string[]): Layout[] =>
  parts.map((part) => ({ provider, layout: new RegExp(part, 'gi') }));

const mayBe = '(?:payment|deposit|money|transfer|from|iBanking|bank|via|of|a)';

/**
 * The layouts of the messages to who receives, as wallets and banks write them; they change without notice. A message about money
 * that went out, about a refund, a bonus or the agency's own transfer, and an advertisement have none of them.
 */
export const layouts: readonly Layout[] = [
  ...of(
    'upay',
    `(?:Payment of\\s+|Cash[ -]?In (?:of\\s+)?)?${taka}\\s+has been received from\\s+(?:agent\\s+)?${sender}${tail}${at}`,
  ),
  ...of(
    'upay',
    `You have received(?:\\s+${mayBe}){0,3}?\\s+${taka}\\s+from\\s+${sender}${tail}${at}`,
    `Cash[ -]?In\\s+(?:of\\s+)?${taka}\\s+from\\s+${sender}${tail}${at}`,
  ).map((each) => ({ ...each, isNamed: true })),
  ...of(
    'bkash',
    `You have received(?:\\s+${mayBe}){0,5}?\\s+${taka}\\s+from\\s+${sender}${tail}${at}`,
    `Cash[ -]?In\\s+(?:of\\s+)?${taka}\\s+from\\s+${sender}${tail}${at}`,
    `আপনি\\s+${sender}\\s+(?:থেকে|হতে)\\s+${bareTaka}\\s+(?:পেমেন্ট\\s+)?পেয়েছেন\\s*[.।]?\\s*${note}${gap}${trx}${at}`,
    `ক্যাশ ?ইন\\s+${bareTaka},?\\s+${sender}\\s+(?:থেকে|হতে)\\s+সফল(?: হয়েছে)?\\s*[.।]?\\s*${note}${gap}${trx}${at}`,
  ),
  ...of(
    'nagad',
    `(?:Money|Payment|Cash[ -]?In|Deposit|Fund)\\s+Received\\.?\\s*Amount:?\\s*${taka}\\s*\\.?\\s*(?:Sender|Customer|Uddokta|Agent|Merchant|Bank|From)\\b:?\\s*${sender}${tail}${gap}${moment}`,
    `(?:টাকা|পেমেন্ট|ক্যাশ ?ইন)\\s*গ্রহণ[^\\n:]{0,20}\\s*পরিমাণ\\s*[:ঃ]?\\s*${bareTaka}\\s*\\.?\\s*(?:প্রেরক|গ্রাহক|উদ্যোক্তা)\\s*[:ঃ]?\\s*${sender}${tail}${gap}${moment}`,
  ),
  ...of(
    'rocket',
    `${taka}\\s+(?:is |has been )?received(?:\\s+(?:as\\s+)?payment)?\\s+from\\s+(?:A/C[.:\\s]*)?${sender}${tail}${at}`,
    `Cash[ -]?In\\s+(?:of\\s+)?${taka}\\s+from\\s+A/C[.:\\s]*${sender}${tail}${at}`,
    `Cash[ -]?In\\s+from\\s+A/C[.:\\s]*${sender}\\s+${taka}${gap}${trx}${at}`,
  ),
  ...of(
    'bank',
    `${account}[^.\\n\\d]{0,40}?\\b${credited}(?:\\s+(?:with|by|for|of))?\\s+${taka}${onDay}`,
    `${taka}\\s+${credited}\\s+(?:to|in|into)\\s+(?:your\\s+)?${account}${onDay}`,
  ),
];
