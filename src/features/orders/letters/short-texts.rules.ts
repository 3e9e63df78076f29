import { firstSentence } from '#features/departures/meeting-point/meeting-point.rules.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { briefDate, briefDeadline, briefUntil } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import type { CustomerEvent } from '#platform/messages/events.data.ts';
import type { VisitorOrder } from '../orders.contract.ts';
import { isQuote, lineText } from '../orders.rules.ts';
import type { OrderLetterKind, Told } from './letters.rules.ts';

interface About {
  readonly order: VisitorOrder;
  readonly told: Told;
  readonly today: CalendarDate;
  /** The last day on which what goes back is paid. */
  readonly backBy: CalendarDate;
  /** Whether a text, with who writes and its link, takes two parts of an SMS at most. */
  readonly fits: (text: string) => boolean;
}

/** The event that each letter of an order tells of. */
export const eventOf: Readonly<Record<OrderLetterKind, CustomerEvent>> = {
  quote: 'order.quoted',
  held: 'order.held',
  'pays-later': 'order.pays-later',
  'hold-ends': 'hold.ends',
  accepted: 'order.confirmed',
  amendment: 'order.amendment',
  changed: 'order.changed',
  cancelled: 'order.cancelled',
  claimed: 'payment.claimed',
  receipt: 'payment.received',
  'payment-asked': 'payment.asked',
  reminder: 'payment.reminder',
  'cheque-bounced': 'payment.bounced',
  'cheque-stands': 'payment.stands',
  refund: 'refund.sent',
  'refund-undone': 'refund.undone',
  travellers: 'travellers.missing',
  review: 'review.asked',
  eve: 'departure.tomorrow',
};

type Receipt = Extract<Told, { readonly kind: 'receipt' }>;

/** Money that came: what is left to pay, that nothing is, or that it can't confirm the order and is kept. */
function received(order: VisitorOrder, { amount }: Receipt): string {
  const { language, reference, state, total, paid } = order;
  const locale = { locale: language };
  const sum = taka(amount, language);
  if (isQuote(state) || state === 'lapsed' || (state === 'cancelled' && paid > total)) {
    return m.sms_payment_retained({ sum, reference }, locale);
  }
  return paid >= total
    ? m.sms_payment_received_all({ sum, reference }, locale)
    : m.sms_payment_received({ sum, reference, rest: taka(total - paid, language) }, locale);
}

/**
 * Where and when a journey begins, or else how one travels, as far as there is room for it: by the departure's own meeting, or what
 * the package says first.
 */
function eveShort(
  { language, about }: VisitorOrder,
  { beginning, travel, meeting, departsOn }: Extract<Told, { readonly kind: 'eve' }>,
  fits: About['fits'],
): string {
  const locale = { locale: language };
  const day = briefDate(departsOn, language);
  const starts =
    meeting === null
      ? [firstSentence(beginning.trim())]
      : [
          m.sms_departure_meeting({ time: meeting.time, where: meeting.place }, locale),
          m.sms_departure_meeting_time({ time: meeting.time }, locale),
        ];
  const placed = [...starts, travel.trim()]
    .filter((start) => start !== '')
    .map((start) => m.sms_departure_tomorrow({ day, start }, locale))
    .find(fits);
  return placed ?? m.sms_departure_tomorrow_brief({ package: lineText(about, language), day }, locale);
}

/** What a letter of an order says by SMS, without who writes and where to read on. */
export function orderShort({ order, told, today, backBy, fits }: About): string {
  const { language, reference, total, due, dueOn } = order;
  const locale = { locale: language };
  const money = (sum: number) => taka(sum, language);
  switch (told.kind) {
    case 'quote':
      return m.sms_order_quoted({ reference, sum: money(total) }, locale);
    case 'held':
      return m.sms_order_held(
        { reference, until: briefUntil(told.until, language), sum: money(due) },
        locale,
      );
    case 'pays-later':
      return m.sms_order_pays_later({ reference, until: briefUntil(told.until, language) }, locale);
    case 'hold-ends':
      return m.sms_hold_ends({ reference, until: briefUntil(told.until, language) }, locale);
    case 'eve':
      return eveShort(order, told, fits);
    case 'claimed':
      return m.sms_payment_claimed({ reference, sum: money(told.amount) }, locale);
    case 'accepted':
      return m.sms_order_confirmed({ reference }, locale);
    case 'receipt':
      return received(order, told);
    case 'reminder': {
      const on = dueOn ?? today;
      const say = on < today ? m.sms_payment_overdue : m.sms_payment_reminder;
      return say({ reference, sum: money(due), day: briefDeadline(on, order.dueUntil, language) }, locale);
    }
    case 'travellers':
      return m.sms_travellers_missing(
        {
          reference,
          people: told.missing,
          count: count(told.missing, language),
          day: briefDate(told.lastDay, language),
        },
        locale,
      );
    case 'review':
      return m.sms_review_requested({}, locale);
    case 'refund':
      return m.sms_refund_sent({ reference, sum: money(told.amount), paidBy: told.paidBy }, locale);
    case 'refund-undone':
      return m.sms_refund_undone({ reference, sum: money(told.amount) }, locale);
    case 'payment-asked':
      return m.sms_payment_requested({ reference, sum: money(told.amount) }, locale);
    case 'cheque-bounced':
      return m.sms_payment_bounced({ reference, sum: money(told.amount), number: told.number }, locale);
    case 'cheque-stands':
      return m.sms_payment_stands({ sum: money(told.amount), number: told.number }, locale);
    case 'cancelled':
      return told.back > 0
        ? m.sms_order_cancelled_back(
            { reference, sum: money(told.back), day: briefDate(backBy, language) },
            locale,
          )
        : m.sms_order_cancelled({ reference }, locale);
    case 'amendment':
      return m.sms_order_amendment({ reference, sum: money(told.after) }, locale);
    case 'changed':
      return m.sms_order_changed({ reference, sum: money(told.after) }, locale);
  }
}

/** Where the text leads, behind the address of the order's page. */
export const shortPath = (kind: OrderLetterKind): string =>
  kind === 'travellers' ? '/travellers' : kind === 'review' ? '/review' : '';
