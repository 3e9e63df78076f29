import { calendarDate } from '#platform/calendar-date.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadLine } from '../statement-lines/statement-lines.rules.ts';
import { lineView, type UnreadLine } from './statements.rules.ts';

/** A field of a message: its tag, what it says, and the line of the file on which it begins. */
interface Field {
  readonly tag: string;
  readonly text: string;
  readonly line: number;
}

/** So many lines one file has at most. */
const maxLines = 10_000;

/** Whether a text is a statement of SWIFT: it has a number, an account and what was in it before. */
export const isMt940 = (text: string): boolean =>
  /^:20:/m.test(text) && /^:25[A-Z]?:/m.test(text) && /^:60[FM]:/m.test(text);

/** The fields of a file; a line without a tag goes on with the one before. Heads and ends of messages hold none. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  let isOpen = false;
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const field = written.slice(written.startsWith('{') ? written.lastIndexOf('{4:') + 3 : 0);
    const [, tag, rest = ''] = /^:(\d{2}[A-Z]?):(.*)$/.exec(field) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) {
      fields.push({ tag, text: rest, line: index + 1 });
      isOpen = true;
    } else if (written === '-' || written.startsWith('-}') || written.startsWith('{')) {
      isOpen = false;
    } else if (isOpen && last !== undefined) {
      fields[fields.length - 1] = { ...last, text: `${last.text}\n${written}` };
    }
  }
  return fields;
}

/** `1234,5` in poisha; undefined for what is no sum. */
function poishaOf(written: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,12}),(\d{0,2})$/.exec(written) ?? [];
  return whole === '' ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

const dayOf = (yymmdd: string): CalendarDate | undefined => {
  const day = `20${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4, 6)}`;
  return calendarDate.safeParse(day).success ? day : undefined;
};

/** The day of booking, which has no year of its own: that which lies nearest to the day of value. */
function entryDay(value: CalendarDate, mmdd: string): CalendarDate | undefined {
  const year = Number(value.slice(0, 4));
  const found = [year - 1, year, year + 1].flatMap((each) => dayOf(`${String(each).slice(2)}${mmdd}`) ?? []);
  const away = (day: CalendarDate) => Math.abs(Date.parse(day) - Date.parse(value));
  return found.toSorted((one, other) => away(one) - away(other))[0];
}

/** A balance, such as `C261130BDT1234,56`. */
function balanceOf(text: string): { readonly sum: number; readonly currency: string } | undefined {
  const [, sign, , currency = '', written = ''] =
    /^([CD])(\d{6})([A-Z]{3})([\d,]+)\s*$/.exec(text.trim()) ?? [];
  const sum = poishaOf(written);
  return sum === undefined ? undefined : { currency, sum: sign === 'D' ? 0 - sum : sum };
}

const moved =
  /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d[\d,]*)([A-Z][A-Z0-9]{3})([^/\n]{0,16})(?:\/\/([^\n]{0,16}))?(?:\n(.*))?$/s;

/** So many signs a line of words has: one that is full goes on in the next without a blank. */
const fullLine = 65;

/** What stands in the words of a line: structured ones (`?20…?32…`) without their marks. */
const wordsOf = (text: string) =>
  text
    .split('\n')
    .map((part) => (part.length < fullLine ? `${part} ` : part))
    .join('')
    .replace(/^\d{3}(?=\?\d{2})/, '')
    .replace(/\?\d{2}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function movedLine({ text, line }: Field, words: string): ReadLine | undefined {
  const [, value = '', entry, way = '', , sum = '', , customer = '', bank = '', more = ''] =
    moved.exec(text) ?? [];
  const [valueOn, amount] = [dayOf(value), poishaOf(sum)];
  if (valueOn === undefined || amount === undefined || amount === 0) {
    return undefined;
  }
  const on = entry === undefined ? valueOn : entryDay(valueOn, entry);
  // What is taken back of money that came went out, and the other way round.
  const isIn = way === 'C' || way === 'RD' || way === 'EC';
  const outside = [customer.trim(), bank.trim()].find((each) => /\d/.test(each) && each !== 'NONREF');
  const note = [wordsOf(words), wordsOf(more)].filter((part) => part !== '').join(' ');
  return {
    amount: isIn ? amount : 0 - amount,
    at: `${on ?? valueOn}T00:00:00+06:00`,
    line,
    sender: '',
    note: note.slice(0, 200),
    text: [note, outside ?? '']
      .filter((part) => part !== '')
      .join(' · ')
      .slice(0, 300),
    valueOn,
    ...(outside === undefined ? {} : { outside }),
  };
}

/**
 * The lines of a statement of SWIFT (MT940), by its fields: 60 and 62 say what was in the account, 61 what moved, 86 for what. Each line
 * gets what is in the account after it; the last one what the bank says at the end.
 * @returns undefined for one that isn't in taka, or has too many lines
 */
export function readMt940(
  text: string,
): { readonly lines: ReadLine[]; readonly unread: UnreadLine[] } | undefined {
  const lines: ReadLine[] = [];
  const unread: UnreadLine[] = [];
  const fields = fieldsOf(text.replace(/^\uFEFF/, ''));
  let balance = 0;
  for (const [index, field] of fields.entries()) {
    if (/^60[FM]$/.test(field.tag) || /^62[FM]$/.test(field.tag)) {
      const told = balanceOf(field.text);
      if (told === undefined || told.currency !== 'BDT') {
        return undefined;
      }
      const last = lines.at(-1);
      if (field.tag.startsWith('62') && last !== undefined) {
        lines[lines.length - 1] = { ...last, balance: told.sum };
      }
      balance = told.sum;
    } else if (field.tag === '61') {
      const next = fields[index + 1];
      const line = movedLine(field, next?.tag === '86' ? next.text : '');
      if (line === undefined) {
        unread.push({ text: lineView([field.text.replace(/\n/g, ' ')]), line: field.line });
      } else {
        balance += line.amount;
        lines.push({ ...line, balance });
      }
    }
  }
  return lines.length + unread.length > maxLines ? undefined : { lines, unread };
}
