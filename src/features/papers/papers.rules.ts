import type { CalendarDate } from '#platform/calendar-date.ts';
import { crockford, parseCrockford } from '#platform/crockford.ts';

/** The kinds of paper with a serial number. */
export const paperKinds = ['quote', 'invoice', 'receipt', 'credit-note', 'voucher', 'ticket-cover'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** The papers that are drawn to be sent: what a customer carries along. */
export const drawnKinds = ['receipt', 'voucher', 'ticket-cover'] as const satisfies readonly PaperKind[];
export type DrawnKind = (typeof drawnKinds)[number];

export const isDrawn = (kind: PaperKind): kind is DrawnKind => drawnKinds.some((each) => each === kind);

/** What has become of a paper since it was issued; `practice` ones never stood for money. */
export const paperStates = ['good', 'undone', 'refunded', 'practice'] as const;
export type PaperState = (typeof paperStates)[number];

const prefixes: Readonly<Record<PaperKind, string>> = {
  quote: 'QT',
  invoice: 'INV',
  receipt: 'MR',
  'credit-note': 'CN',
  voucher: 'VC',
  'ticket-cover': 'TC',
};

/** The Bangladeshi fiscal year of a day, by the year in which it begins: July to June. */
export function fiscalYearOf(day: CalendarDate): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) >= 7 ? year : year - 1;
}

/** A serial number such as `MR-2026-27-000123`. @param fiscalYear the year in which it begins. */
export function serialNumber(kind: PaperKind, fiscalYear: number, counted: number): string {
  const years = `${fiscalYear}-${String((fiscalYear + 1) % 100).padStart(2, '0')}`;
  return `${prefixes[kind]}-${years}-${String(counted).padStart(6, '0')}`;
}

/** Whether a text has the shape of a serial number. */
export const isSerialNumber = (text: string): boolean =>
  /^(?:QT|INV|MR|CN|VC|TC)-\d{4}-\d{2}-\d{6,}$/.test(text);

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** The initials of a name, `F. S.` or `ফা. স.`: a letter with its vowel sign counts as one. At most four. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/[\s.,]+/u);
  const firsts = words.flatMap((word) => {
    const [first] = graphemes.segment(word.replace(/^[^\p{L}\p{N}]+/u, ''));
    return first === undefined ? [] : [`${first.segment.toUpperCase()}.`];
  });
  return firsts.slice(0, 4).join(' ');
}

const codeLength = 12;

const grouped = (code: string) => code.replace(/.{4}(?=.)/g, '$&-');

/** A code for checking a paper, such as `K4T9-2MXB-7QWD`. @param random 12 numbers; each counts modulo 32, 60 bits in all. */
export const verifyCode = (random: readonly number[]): string =>
  grouped(Array.from({ length: codeLength }, (_, index) => crockford[(random[index] ?? 0) & 31]).join(''));

/** The stored form of a typed code; undefined when it can't be one. */
export function parseVerifyCode(typed: string): string | undefined {
  const plain = parseCrockford(typed);
  return plain.length === codeLength && [...plain].every((sign) => crockford.includes(sign))
    ? grouped(plain)
    : undefined;
}

/** What a paper's signature is about. */
export interface SignedFacts {
  readonly kind: PaperKind;
  readonly number: string;
  readonly on: CalendarDate;
  /** Poisha. */
  readonly amount: number;
  readonly initials: string;
}

/** The text that is signed, one fact in a line. Anybody can make it from the paper; its form never changes. */
export const signedText = ({ kind, number, on, amount, initials }: SignedFacts): string =>
  ['shofor paper 1', kind, number, on, String(amount), initials].join('\n');

/** A paper's state by what was marked on it. */
export function stateOf({
  practice,
  undoneAt,
  refundedAt,
}: {
  readonly practice: boolean;
  readonly undoneAt: Date | null;
  readonly refundedAt: Date | null;
}): PaperState {
  if (practice) {
    return 'practice';
  }
  if (undoneAt !== null) {
    return 'undone';
  }
  return refundedAt === null ? 'good' : 'refunded';
}
