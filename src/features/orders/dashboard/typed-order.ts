import type { z } from 'zod';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import type { newOrder } from '../orders.contract.ts';
import { type Charge, totalOf } from '../orders.rules.ts';

import { soldFaults, soldFieldAt, soldRequestOf, type TypedSold } from './typed-sold.ts';

/** A line while it is typed. The sum of a discount is typed without a sign. */
export interface TypedLine {
  readonly id: string;
  readonly charge: Charge;
  readonly en: string;
  readonly bn: string;
  readonly quantity: number | undefined;
  /** Poisha. */
  readonly unit: number | undefined;
  /** Which line of the version before it is, from 0, with that one's kind of charge. */
  readonly was?: number | undefined;
}

/** An order while it is typed. */
export interface TypedOrder {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly language: Language;
  /** A calendar date, or empty. */
  readonly travelsOn: string;
  /** Packages and visas, whose prices of today become lines before the others. */
  readonly sold: readonly TypedSold[];
  readonly lines: readonly TypedLine[];
}

/** An empty line of the same kind of charge as the one before. */
export const emptyLine = (charge: Charge = 'own'): TypedLine => ({
  id: crypto.randomUUID(),
  charge,
  en: '',
  bn: '',
  quantity: 1,
  unit: undefined,
});

const isEmpty = ({ en, bn, unit }: TypedLine): boolean =>
  en.trim() === '' && bn.trim() === '' && unit === undefined;

/** The lines that count: an empty one is left out, unless nothing else is sold. */
export function linesOf({ lines, sold }: Pick<TypedOrder, 'lines' | 'sold'>): readonly TypedLine[] {
  const filled = lines.filter((line) => !isEmpty(line));
  return filled.length === 0 && sold.length === 0 ? lines.slice(0, 1) : filled;
}

/** The price of one with its sign; poisha. */
const unitOf = ({ charge, unit = 0 }: TypedLine): number => (charge === 'discount' ? 0 - unit : unit);

/** What a line costs so far; poisha. */
export const typedSum = (line: TypedLine): number => (line.quantity ?? 0) * unitOf(line);

/** What the order costs so far; poisha. */
export const typedTotal = (order: TypedOrder): number =>
  totalOf(order.lines.map((line) => ({ quantity: line.quantity ?? 0, unit: unitOf(line) })));

/** What is missing, by field: `name`, `phone`, `lines`, or `<id of the line>.text`, `.quantity`, `.unit`. */
export function faultsOf(order: TypedOrder): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  if (order.name.trim().length < 2) {
    faults.name = m.office_order_name_missing();
  }
  if (order.phone.trim() === '') {
    faults.phone = m.office_order_phone_missing();
  }
  Object.assign(faults, soldFaults(order.sold));
  for (const { id, charge, en, bn, quantity, unit } of linesOf(order)) {
    if (en.trim() === '' && bn.trim() === '') {
      faults[`${id}.text`] = m.office_order_text_missing();
    }
    if (quantity === undefined) {
      faults[`${id}.quantity`] = m.office_order_quantity_missing();
    }
    if (charge === 'discount' ? !unit : unit === undefined) {
      faults[`${id}.unit`] =
        charge === 'discount' ? m.office_order_sum_missing() : m.office_order_sum_empty();
    }
  }
  if (order.sold.length === 0 && typedTotal(order) < 0) {
    faults.lines = m.office_order_below_zero();
  }
  return faults;
}

/** Which field a path of the API's refusal means here. */
export function fieldAt(path: string, order: TypedOrder): string {
  const ofSold = soldFieldAt(path, order.sold);
  if (ofSold !== undefined) {
    return ofSold;
  }
  const [first, index, third] = path.split('.');
  const line = first === 'lines' && index !== undefined ? linesOf(order)[Number(index)] : undefined;
  return line === undefined ? path.replace(/^contact\./, '') : `${line.id}.${third ?? 'text'}`;
}

/** The order as the API takes it. */
export const requestOf = (
  order: TypedOrder,
  key: string,
  enquiry: string | undefined,
): z.input<typeof newOrder> => ({
  language: order.language,
  contact: {
    name: order.name.trim(),
    phone: order.phone.trim(),
    ...(order.email.trim() === '' ? {} : { email: order.email.trim() }),
  },
  lines: linesOf(order).map((line) => ({
    charge: line.charge,
    quantity: line.quantity ?? 1,
    unit: unitOf(line),
    text: {
      ...(line.en.trim() === '' ? {} : { en: line.en.trim() }),
      ...(line.bn.trim() === '' ? {} : { bn: line.bn.trim() }),
    },
  })),
  ...(order.sold.length === 0 ? {} : { sold: soldRequestOf(order.sold) }),
  ...(order.travelsOn === '' ? {} : { travelsOn: order.travelsOn }),
  ...(enquiry === undefined ? {} : { enquiry }),
  key,
});
