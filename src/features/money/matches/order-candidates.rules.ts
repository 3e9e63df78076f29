import { senderDigits } from '../money.rules.ts';
import { referencesIn, writtenReferences } from './references.rules.ts';

/** An order that money may be for, as far as arrivals are compared with it. Sums are poisha. */
export interface PayableOrder {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  /** Its customer's numbers. */
  readonly phones: readonly string[];
  /** What is to be paid next. */
  readonly due: number;
  /** What is open of each instalment, in order of time. */
  readonly instalments: readonly number[];
  /** All that is still to be paid. */
  readonly left: number;
}

/** Money that arrived and that nobody told of. */
export interface LoneArrival {
  readonly id: string;
  readonly sender: string;
  readonly note: string;
  /** What is to be matched of it; poisha. */
  readonly amount: number;
  readonly at: Date;
}

/** Whether a sender is a number, as far as it is shown, and no name. */
export const isNumber = (sender: string) => /^[\d০-৯*Xx•+\s()-]+$/.test(sender);

/** What an arrival says, read once. */
export function readingOf({ sender, note, amount }: LoneArrival) {
  const text = `${note} ${isNumber(sender) ? '' : sender}`;
  return { sender, text, amount, named: referencesIn(text), written: writtenReferences(text) };
}
export type Reading = ReturnType<typeof readingOf>;

/** Finds the orders that could speak for an arrival, without comparing it with each. */
export function candidatesBy(orders: readonly PayableOrder[]) {
  const groups = new Map<string, Set<string>>();
  const put = (key: string, id: string) => groups.set(key, (groups.get(key) ?? new Set()).add(id));
  for (const { id, reference, phones, due, instalments, left } of orders) {
    put(reference, id);
    for (const phone of phones) {
      put(`end ${phone.slice(-3)}`, id);
    }
    for (const sum of [due, left, ...instalments]) {
      put(`sum ${sum}`, id);
    }
  }
  return ({ named, sender, amount }: Reading): string[] => {
    const end = isNumber(sender) ? /(\d{3})$/.exec(senderDigits(sender))?.[1] : undefined;
    const keys = [...named, `sum ${amount}`, ...(end === undefined ? [] : [`end ${end}`])];
    return [...new Set(keys.flatMap((key) => [...(groups.get(key) ?? [])]))];
  };
}
