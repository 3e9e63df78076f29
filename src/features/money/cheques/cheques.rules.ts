import { type ChequeState, namesCheque } from '#features/payments/cheques/cheques.rules.ts';
import { addDays, type CalendarDate, dhakaDate } from '#platform/calendar-date.ts';

/** A line of a bank's statement. */
export interface BankLine {
  readonly id: string;
  readonly outside: string | null;
  readonly note: string;
  /** Poisha. */
  readonly amount: number;
  readonly at: Date;
}

/** A cheque that no line shows yet. */
export interface UnseenCheque {
  readonly id: string;
  readonly digits: string;
  readonly amount: number;
  readonly state: ChequeState | 'waiting';
  /** The day that is written on it; null when it isn't known. */
  readonly dated: CalendarDate | null;
  /** The day of its last move; null for one in hand. */
  readonly day: CalendarDate | null;
}

/** So long after its deposit a line with the same sum may be a cheque's clearing. */
const clearingDays = 21;

/** Whether a line names a cheque: its sum and its number, and not before the day on it, when no bank pays it. */
export const isNamed = (line: BankLine, cheque: Pick<UnseenCheque, 'digits' | 'amount' | 'dated'>): boolean =>
  line.amount === cheque.amount &&
  namesCheque(`${line.outside ?? ''} ${line.note}`, cheque.digits) &&
  (cheque.dated === null || dhakaDate(line.at) >= cheque.dated);

/** Whether a line may be a cheque by its sum and its day alone: one that is at the bank. */
function mayBe(line: BankLine, { amount, state, day }: UnseenCheque): boolean {
  const on = dhakaDate(line.at);
  const isAtBank = state === 'deposited' || state === 'cleared';
  return (
    isAtBank &&
    line.amount === amount &&
    day !== null &&
    on >= addDays(day, -3) &&
    on <= addDays(day, clearingDays)
  );
}

/** Which cheque a line is, the sure ones first: each line and each cheque once at most. */
export function proposeCheques<Cheque extends UnseenCheque>(
  lines: readonly BankLine[],
  cheques: readonly Cheque[],
): ReadonlyMap<string, { readonly cheque: Cheque; readonly isSure: boolean }> {
  const found = new Map<string, { cheque: Cheque; isSure: boolean }>();
  const taken = new Set<string>();
  for (const isSure of [true, false]) {
    const fits = isSure ? isNamed : mayBe;
    for (const line of lines) {
      const cheque = cheques.find((each) => !taken.has(each.id) && fits(line, each));
      if (cheque !== undefined && !found.has(line.id)) {
        found.set(line.id, { cheque, isSure });
        taken.add(cheque.id);
      }
    }
  }
  return found;
}
