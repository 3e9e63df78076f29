import { officeLanguage } from '#dashboard/language.ts';
import { formatDay, formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Samples } from '../samples.contract.ts';

/** The kinds of rows, in the order of the table of what is left. */
export const kinds = [
  'customers',
  'enquiries',
  'orders',
  'bookings',
  'cases',
  'fares',
  'colleagues',
  'messages',
  'bills',
] as const;

export const kindLabels: Readonly<Record<(typeof kinds)[number], () => string>> = {
  customers: m.office_samples_kind_customers,
  enquiries: m.office_samples_kind_enquiries,
  orders: m.office_samples_kind_orders,
  bookings: m.office_samples_kind_bookings,
  cases: m.office_samples_kind_cases,
  fares: m.office_samples_kind_fares,
  colleagues: m.office_samples_kind_colleagues,
  messages: m.office_samples_kind_messages,
  bills: m.office_samples_kind_bills,
};

/** A title in the language of the office, else in the other one. */
export const titleIn = ({ en, bn }: { readonly en: string | null; readonly bn: string | null }): string =>
  (officeLanguage() === 'bn' ? (bn ?? en) : (en ?? bn)) ?? '';

/** Titles one behind the other. */
export const titlesIn = (all: readonly Parameters<typeof titleIn>[0][]): string =>
  all.map(titleIn).join('; ');

/** What stays because something real stands on it. */
export const heldTitles = (stays: Samples['stays']): string =>
  stays
    .map(({ title, day }) =>
      day === null
        ? titleIn(title)
        : m.office_samples_held_day({ title: titleIn(title), day: formatDay(day) }),
    )
    .join('; ');

/** An order and what was taken on it. */
export const takenLine = ({ reference, name, amount }: Samples['taken'][number]): string =>
  `${reference}, ${m.office_samples_taken_line({ name, sum: formatTaka(amount) })}`;

/** What else was added to samples by hand; empty where nothing was. */
export function addedLine({ added }: Samples): string {
  const { orders, enquiries, bookings, bills, spendings } = added;
  const parts: readonly (readonly [() => string, number])[] = [
    [kindLabels.orders, orders],
    [kindLabels.enquiries, enquiries],
    [kindLabels.bookings, bookings],
    [kindLabels.bills, bills],
    [m.office_samples_added_spendings, spendings],
  ];
  return parts
    .filter(([, many]) => many > 0)
    .map(([label, many]) => `${label()} ${count(many, officeLanguage())}`)
    .join(', ');
}
