import type { z } from 'zod';
import { m } from '#messages/messages.js';
import type { OfficeOrder } from '../orders.contract.ts';
import type { newAmendment } from '../terms/amendments.contract.ts';
import { sum } from './order-words.ts';
import { faultsOf, linesOf, requestOf, type TypedLine, type TypedOrder, typedTotal } from './typed-order.ts';

/** A part of a plan while it is typed; an amount in poisha, a calendar date or empty. */
export interface TypedPart {
  readonly id: string;
  readonly amount: number | undefined;
  readonly due: string;
}

/** Other terms of an order while they are typed. */
export interface TypedChange extends TypedOrder {
  readonly reason: string;
  /** Undefined: the plan follows from the total by itself. */
  readonly plan: readonly TypedPart[] | undefined;
}

/** The terms that count now, to be changed. */
export const changeOf = ({ name, phone, email, language, travelsOn, lines }: OfficeOrder): TypedChange => ({
  name,
  phone,
  email: email ?? '',
  language,
  travelsOn: travelsOn ?? '',
  reason: '',
  plan: undefined,
  sold: [],
  lines: lines.map(
    ({ charge, quantity, unit, text }, was): TypedLine => ({
      id: crypto.randomUUID(),
      charge,
      quantity,
      was,
      unit: charge === 'discount' ? -unit : unit,
      en: text.en ?? '',
      bn: text.bn ?? '',
    }),
  ),
});

/** What is missing or doesn't add up, by field. */
export function changeFaults(change: TypedChange): Readonly<Record<string, string>> {
  const faults: Record<string, string> = { ...faultsOf(change) };
  if (change.reason.trim().length < 3) {
    faults.reason = m.office_order_reason_missing();
  }
  for (const { id, amount, due } of change.plan ?? []) {
    if (amount === undefined || amount <= 0) {
      faults[`${id}.amount`] = m.office_order_sum_missing();
    }
    if (due === '') {
      faults[`${id}.due`] = m.office_order_day_missing();
    }
  }
  const total = typedTotal(change);
  const parts = change.plan?.reduce((all, { amount = 0 }) => all + amount, 0) ?? total;
  // With a sum still missing, or something sold at its price of today, neither side is known.
  if (Object.keys(faults).length === 0 && change.sold.length === 0 && parts !== total) {
    faults.plan = m.office_order_plan_sum({ sum: sum(parts), total: sum(total) });
  }
  return faults;
}

/** The change as the API takes it, from the version that is shown. */
export function amendmentOf(
  change: TypedChange,
  { from, key }: { readonly from: number; readonly key: string },
): z.input<typeof newAmendment> {
  const { lines = [], travelsOn, sold = [] } = requestOf(change, key, undefined);
  const typed = linesOf(change);
  return {
    lines: lines.map((line, index) => {
      const { was, charge } = typed[index] ?? {};
      return was === undefined || charge !== line.charge ? line : { ...line, was };
    }),
    ...(sold.length === 0 ? {} : { sold }),
    ...(travelsOn === undefined ? {} : { travelsOn }),
    ...(change.plan === undefined
      ? {}
      : { plan: change.plan.map(({ amount = 0, due }) => ({ amount, due })) }),
    reason: change.reason.trim(),
    from,
    key,
  };
}
