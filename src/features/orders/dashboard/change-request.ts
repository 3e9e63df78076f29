import type { Errors, RequestSpec } from '#dashboard/form/request-check.ts';
import type { VatTerms } from '#features/site-settings/vat-terms.contract.ts';
import { m } from '#messages/messages.js';
import type { OfficeOrder } from '../orders.contract.ts';
import { newAmendment } from '../terms/amendments.contract.ts';
import { formatTaka } from './order-labels.ts';
import {
  type TypedTerms,
  termsErrors,
  termsFieldOf,
  termsLabels,
  termsRequest,
  typedTotal,
} from './order-request.ts';

/** A part of a plan while it is typed; an amount in poisha. */
export interface TypedPart {
  readonly id: string;
  readonly amount: number | undefined;
  readonly due: string | undefined;
}

/** Other terms of an order while they are typed. */
export interface TypedChange extends TypedTerms {
  /** The version that is changed. */
  readonly from: number;
  readonly reason: string;
  /** Undefined: the plan follows from the total by itself. */
  readonly plan: readonly TypedPart[] | undefined;
}

/** The terms that count now, to be changed. */
export const changeOf = ({ current, travelsOn, lines }: OfficeOrder): TypedChange => ({
  from: current,
  travelsOn: travelsOn ?? '',
  reason: '',
  plan: undefined,
  sold: [],
  lines: lines.map(({ charge, quantity, unit, text, vatRate, vatAdded }, was) => ({
    id: crypto.randomUUID(),
    charge,
    quantity,
    was,
    sold: { vatRate, vatAdded },
    unit: charge === 'discount' ? -unit : unit,
    en: text.en ?? '',
    bn: text.bn ?? '',
  })),
});

/** What a change has of terms that the contract can't know, such as parts that don't add up. @param vat of the settings */
export function changeErrors({ plan = [], ...change }: TypedChange, vat?: VatTerms): Errors {
  const parts = plan.reduce((all, { amount = 0 }) => all + amount, 0);
  const total = typedTotal(change, vat);
  const isOpen = plan.length === 0 || change.sold.length > 0 || plan.some(({ amount }) => !amount);
  const sums = { sum: formatTaka(parts), total: formatTaka(total) };
  return {
    ...termsErrors(change),
    ...(isOpen || parts === total ? {} : { plan: m.office_order_plan_sum(sums) }),
  };
}

/** How a change is sent. */
export const changeRequest: RequestSpec<TypedChange, typeof newAmendment> = {
  schema: newAmendment,
  request: ({ plan, ...change }, key) => ({
    ...change,
    ...termsRequest(change),
    plan: plan?.map(({ amount, due }) => ({ amount: amount || undefined, due })),
    key,
  }),
  words: {
    ...termsLabels,
    reason: m.office_order_reason_missing,
    'plan.*.amount': m.office_order_sum_missing,
    'plan.*.due': m.office_order_day_missing,
  },
  check: changeErrors,
  fieldOf: termsFieldOf,
};
