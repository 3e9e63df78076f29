import { transferNumber } from '#features/payments/external-reference.rules.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { poishaOf, type TransferMethod } from '../money.rules.ts';
import { layouts, numberLabel, saysMoney } from './layouts.rules.ts';

/** Money that a message of a wallet or a bank says came. */
export interface ReadSms {
  readonly provider: TransferMethod;
  /** Empty when the message has no number: some banks write none. */
  readonly trx: string;
  /** Poisha. */
  readonly amount: number;
  /** The payer's number, as far as the message shows it, or the name of a shop, a bank or a company. */
  readonly sender: string;
  /** What the payer wrote; of a bank the message itself. */
  readonly note: string;
  /** The moment in Asia/Dhaka, with its offset. */
  readonly at: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type Groups = Readonly<Record<string, string | undefined>>;

/** The moment of a message: the day stands before the month. Without a time: midnight. */
function momentOf({
  day = '',
  month = '',
  year = '',
  hour = '0',
  minute = '00',
  half,
}: Groups): string | undefined {
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const two = (value: number | string) => String(value).padStart(2, '0');
  const date = `${year.length === 2 ? `20${year}` : year}-${two(named > 0 ? named : month)}-${two(day)}`;
  const noon = half?.toLowerCase() === 'p' ? 12 : 0;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + noon;
  return calendarDate.safeParse(date).success && hours < 24 && Number(minute) < 60
    ? `${date}T${two(hours)}:${two(minute)}:00+06:00`
    : undefined;
}

const bankNumber =
  /(?:T(?:rx|xn|rxn)\.?\s?(?:ID|No)|Transaction ID|UTR|FT No)[.:\s]*(?<trx>[A-Za-z0-9]{6,40})/i;
/** Who sent money to a bank, as its message names them. */
const bankSender = /\bfrom ([^\n.,:]{2,60})/i;

/** One line without needless blanks; at most so long. */
const lineOf = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most);

/** What a message says, by its layout; undefined when a part of it is wrong. */
function itemOf(provider: TransferMethod, groups: Groups, message: string): ReadSms | undefined {
  const [amount, at] = [poishaOf(groups.amount ?? ''), momentOf(groups)];
  if (amount === undefined || at === undefined) {
    return undefined;
  }
  if (provider === 'bank') {
    const trx = bankNumber.exec(message)?.groups?.trx ?? '';
    const [from = ''] = bankSender.exec(message)?.[1]?.split(/ (?:on|at|ref|trx|txn)\b/i) ?? [];
    const sender = lineOf(from, 80);
    return { provider, trx: trx.toUpperCase(), amount, at, sender, note: lineOf(message, 200) };
  }
  const trx = transferNumber(provider, groups.trx ?? '');
  const sender = lineOf(groups.sender ?? '', 80).replace(/^\+?88(?=01)/, '');
  const note = lineOf(groups.note ?? '', 200).replace(/^(?:N\/?A|none)$/i, '');
  // Whoever pays writes the note: a number in it could be taken for the transfer's.
  const isClear = trx !== undefined && !numberLabel.test(`${sender} ${note}`);
  return isClear ? { provider, trx, amount, at, sender, note } : undefined;
}

interface Found {
  readonly from: number;
  readonly to: number;
  readonly item: ReadSms;
}

/**
 * How far a message reaches on its lines, beyond the layout: greetings, balances, where to get the app. Undefined when another
 * number stands there: which is the transfer's isn't guessed.
 */
function reachOf(text: string, from: number, to: number): { from: number; to: number } | undefined {
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const [after = ''] = text.slice(to).split('\n', 1);
  const [own = ''] = after.split(saysMoney, 1);
  if (numberLabel.test(own)) {
    return undefined;
  }
  return {
    from: saysMoney.test(before) || before.length > 80 ? from : from - before.length,
    to: saysMoney.test(after) ? to : to + after.length,
  };
}

/** What stands in a text by the layouts, in its order. */
function findAll(text: string, provider: TransferMethod | undefined): Found[] {
  const found: Found[] = [];
  for (const each of layouts.filter((layout) => provider === undefined || provider === layout.provider)) {
    for (const match of text.matchAll(each.layout)) {
      const end = match.index + match[0].length;
      const isTaken = found.some(({ from, to }) => match.index < to && end > from);
      // A bank writes its number before the day or behind it.
      const reach =
        each.provider === 'bank' ? wholeLine(text, match.index, end) : reachOf(text, match.index, end);
      const message = reach && text.slice(reach.from, reach.to);
      const isOther = each.isNamed === true && !message?.toLowerCase().includes(each.provider);
      const item = message && !isOther && itemOf(each.provider, match.groups ?? {}, message);
      if (reach && item && !isTaken) {
        found.push({ ...reach, item });
      }
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** A bank's message with all of its line; undefined when it says of other money, too, as that it went out. */
function wholeLine(text: string, from: number, to: number): { from: number; to: number } | undefined {
  const reach = {
    from: text.lastIndexOf('\n', from - 1) + 1,
    to: to + (text.slice(to).split('\n', 1)[0] ?? '').length,
  };
  const around = `${text.slice(reach.from, from)} ${text.slice(to, reach.to)}`;
  return saysMoney.test(around) || /revers|return|fail|declin|cancel/i.test(text.slice(reach.from, reach.to))
    ? undefined
    : reach;
}

/** A message as it is kept when it isn't understood. */
const messageOf = (piece: string) => lineOf(piece, 600);

/**
 * Reads pasted messages of wallets and banks (their layouts change without notice). Nothing is settled by them: anybody can write
 * such a text.
 * @param provider only its layouts, when staff say whose messages they are
 * @returns what was read, in the order of the text, the lines that weren't understood, those by message, and the messages that
 *   were read
 */
export function readSms(
  text: string,
  provider?: TransferMethod,
): {
  readonly items: readonly ReadSms[];
  readonly unread: readonly string[];
  readonly messages: readonly string[];
  readonly read: readonly string[];
} {
  const plain = westernDigits(text)
    .replaceAll('৳', 'Tk ')
    .replace(/[^\S\n]/g, ' ');
  const found = findAll(plain, provider);
  // A number counts once: of two messages that have it with different sums the first is read.
  const isFirst = ({ item: { provider: of, trx, amount } }: Found) =>
    trx === '' || found.find(({ item }) => item.provider === of && item.trx === trx)?.item.amount === amount;
  const read = found.filter(isFirst);
  const ends = [0, ...read.map(({ to }) => to)];
  const rest = ends.map((end, index) => plain.slice(end, read[index]?.from ?? plain.length));
  // What has no digit is no message about money; an empty line ends one.
  const messages = rest
    .flatMap((piece) => piece.split(/\n[ \t]*\n/))
    .map(messageOf)
    .filter((message) => /\d/.test(message));
  return {
    messages: [...new Set(messages)],
    read: read.map(({ from, to }) => messageOf(plain.slice(from, to))),
    items: read.map(({ item }) => item),
    unread: rest
      .flatMap((piece) => piece.split('\n'))
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
}
