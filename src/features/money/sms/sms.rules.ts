import type { HandMethod } from '#features/payments/payments.rules.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { westernDigits } from '#platform/format/numbers.ts';

/** Wallets whose messages are understood. */
export const smsProviders = ['bkash', 'nagad', 'rocket', 'upay'] as const satisfies readonly HandMethod[];
export type SmsProvider = (typeof smsProviders)[number];

/** Money that a message of a wallet says came. */
export interface ReadSms {
  readonly provider: SmsProvider;
  readonly trx: string;
  /** Poisha. */
  readonly amount: number;
  /** The payer's number, as far as the message shows it. */
  readonly sender: string;
  /** The moment in Asia/Dhaka, with its offset. */
  readonly at: string;
}

const sum = '(?<amount>[\\d,]+(?:\\.\\d{1,2})?)';
const sender = '(?<sender>\\+?[\\d*Xx]{3,16})';
const trx = '(?<trx>[A-Za-z0-9]{6,20})';
const clock = '(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::\\d{2})?(?:\\s*(?<half>[AaPp][Mm]))?';
const slashed = `(?<day>\\d{1,2})/(?<month>\\d{1,2})/(?<year>\\d{2,4})\\s+${clock}`;
/** What stands between, up to the next message. */
const gap = '(?:(?!received|Cash In)[\\s\\S]){0,240}?';

/**
 * The layouts of the wallets' messages to the receiver. A message about money that went out, or an advertisement, has none
 * of them.
 */
const layouts: ReadonlyArray<{ readonly provider: SmsProvider; readonly layout: RegExp }> = [
  {
    provider: 'bkash',
    layout: new RegExp(
      `(?:You have received(?: payment)?|Cash In)\\s+Tk\\.?\\s*${sum}\\s+from\\s+${sender}${gap}TrxID:?\\s*${trx}\\s+at\\s+${slashed}\\.?`,
      'gi',
    ),
  },
  {
    provider: 'nagad',
    layout: new RegExp(
      `Money Received\\.?\\s*Amount:?\\s*Tk\\.?\\s*${sum}\\s*Sender:?\\s*${sender}${gap}TxnID:?\\s*${trx}${gap}${slashed}\\.?`,
      'gi',
    ),
  },
  {
    provider: 'rocket',
    layout: new RegExp(
      `Tk\\.?\\s*${sum}\\s+received from\\s+A/C:?\\s*${sender}${gap}TxnId:?\\s*${trx}\\s+Date:?\\s*(?<day>\\d{1,2})-(?<month>[A-Za-z]{3})-(?<year>\\d{2,4})\\s+${clock}\\.?`,
      'gi',
    ),
  },
  {
    provider: 'upay',
    layout: new RegExp(
      `Tk\\.?\\s*${sum}\\s+has been received from\\s+${sender}${gap}TrxID:?\\s*${trx}\\s+at\\s+${slashed}\\.?`,
      'gi',
    ),
  },
];

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `1,250.5` taka in poisha; undefined when it is no sum. */
function poishaOf(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', '')) ?? [];
  const poisha = whole === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return Number.isSafeInteger(poisha) && poisha > 0 ? poisha : undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** The moment of a message: the day stands before the month. */
function momentOf({
  day = '',
  month = '',
  year = '',
  hour = '',
  minute = '',
  half,
}: Groups): string | undefined {
  const named = months.indexOf(month.toUpperCase()) + 1;
  const two = (value: number | string) => String(value).padStart(2, '0');
  const date = `${year.length === 2 ? `20${year}` : year}-${two(named > 0 ? named : month)}-${two(day)}`;
  const noon = half?.toLowerCase() === 'pm' ? 12 : 0;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + noon;
  return calendarDate.safeParse(date).success && hours < 24 && Number(minute) < 60
    ? `${date}T${two(hours)}:${two(minute)}:00+06:00`
    : undefined;
}

/**
 * Reads pasted messages of wallets (their layouts change without notice). Nothing is settled by them: anybody can write such a
 * text.
 * @param provider only its layout, when staff say which wallet it is
 * @returns what was read, in the order of the text, the lines that weren't understood, and those by message
 */
export function readSms(
  text: string,
  provider?: SmsProvider,
): {
  readonly items: readonly ReadSms[];
  readonly unread: readonly string[];
  readonly messages: readonly string[];
} {
  const plain = westernDigits(text).replaceAll('৳', 'Tk ');
  const found: { readonly from: number; readonly to: number; readonly item: ReadSms }[] = [];
  for (const each of layouts) {
    if (provider !== undefined && provider !== each.provider) {
      continue;
    }
    for (const match of plain.matchAll(each.layout)) {
      const groups: Groups = match.groups ?? {};
      const [amount, at] = [poishaOf(groups.amount ?? ''), momentOf(groups)];
      const isTaken = found.some(({ from, to }) => match.index < to && match.index + match[0].length > from);
      if (amount !== undefined && at !== undefined && !isTaken) {
        const item = {
          provider: each.provider,
          trx: (groups.trx ?? '').toUpperCase(),
          amount,
          at,
          sender: (groups.sender ?? '').replace(/^\+?88(?=01)/, ''),
        };
        found.push({ from: match.index, to: match.index + match[0].length, item });
      }
    }
  }
  found.sort((a, b) => a.from - b.from);
  // A number counts once: of two messages that have it with different sums the first is read.
  const read = found.filter(
    ({ item }) =>
      found.find((each) => each.item.provider === item.provider && each.item.trx === item.trx)?.item
        .amount === item.amount,
  );
  const ends = [0, ...read.map(({ to }) => to)];
  const rest = ends.map((end, index) => plain.slice(end, read[index]?.from ?? plain.length));
  // What has no digit is no message about money; an empty line ends one.
  const messages = rest
    .flatMap((piece) => piece.split(/\n[ \t]*\n/))
    .map((message) =>
      message
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
        .trim()
        .slice(0, 600),
    )
    .filter((message) => /\d/.test(message));
  return {
    messages: [...new Set(messages)],
    items: read.map(({ item }) => item),
    unread: rest
      .flatMap((piece) => piece.split('\n'))
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
}
