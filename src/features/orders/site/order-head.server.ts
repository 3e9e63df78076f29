import { summariesOf } from '#features/tour-packages/summaries/summaries.queries.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { fullDate, monthOnly, narrowWeekdayName } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import { pageHref } from '#site/page-language.ts';
import { findMeeting, meetingNotes } from '../customer/meeting.queries.ts';
import { orderHead } from '../customer/order-head.rules.ts';
import { payerLink } from '../customer/payer-link.queries.ts';
import { orderPath } from '../customer/visitor.rules.ts';
import type { OrderPageData } from './order-page.server.ts';

interface Reading {
  readonly token: string;
  readonly isPayer: boolean;
  readonly isAnswering: boolean;
  readonly isClaimed: boolean;
  /** Absent for somebody else who pays. */
  readonly travellers: Travellers | undefined;
}

/** The travellers of an order, as whoever holds its link reads them. */
interface Travellers {
  readonly lastDay: CalendarDate;
  readonly isOpen: boolean;
  readonly travellers: ReadonlyArray<{
    readonly place: string;
    readonly givenNames: string | null;
    readonly surname: string | null;
    readonly isComplete: boolean;
  }>;
}

/** Who travels, once it is booked; undefined before, and for an order without seats. */
function whoTravels({ language }: PageContext, path: string | undefined, list: Travellers | undefined) {
  if (path === undefined || list === undefined) {
    return undefined;
  }
  const shown = (number: number) => count(number, language);
  return {
    path,
    lastDay: fullDate(list.lastDay, language),
    isOpen: list.isOpen,
    filled: m.orders_who_filled({
      filled: shown(list.travellers.filter(({ isComplete }) => isComplete).length),
      all: shown(list.travellers.length),
    }),
    travellers: list.travellers.map(({ place, givenNames, surname, isComplete }, index) => ({
      key: place,
      name:
        [givenNames, surname].filter(Boolean).join(' ') || m.orders_who_adult({ number: shown(index + 1) }),
      isComplete,
    })),
  };
}

/** When and where the journey begins, as a leaf of a calendar and as a file for one. */
async function whenToMeet(page: PageContext, { raw, about }: OrderPageData, token: string) {
  const { language } = page;
  const { from, until } = raw;
  return from === null
    ? undefined
    : {
        notes: meetingNotes(await findMeeting(page.personal(), token, language), language),
        month: monthOnly(from.slice(0, 7), language, 'short'),
        day: count(Number(from.slice(8)), language),
        weekday: narrowWeekdayName(from, language),
        about,
        until: until === null ? undefined : fullDate(until, language),
        calendar: `${orderPath(language, token)}.ics`,
      };
}

/** What is sent to somebody else who pays. */
function toPayer({ siteUrl, language }: PageContext, order: OrderPageData, token: string) {
  const { about, due, dueOn, reference } = order;
  return {
    link: `${siteUrl}${pageHref(language, `/orders/${payerLink({ reference, token })}`)}`,
    text:
      dueOn === undefined
        ? m.orders_payer_message_undated({ about, sum: due })
        : m.orders_payer_message({ about, sum: due, day: dueOn }),
  };
}

/** The head of an order's page and what belongs to its state. */
export async function headViews(page: PageContext, order: OrderPageData, reading: Reading) {
  const { language, today } = page;
  const { token, isPayer, isAnswering, isClaimed, travellers } = reading;
  const { state, raw, seats } = order;
  // A quote of staff is accepted first, and stays called a quote.
  const hold = order.canAccept ? undefined : seats;
  const head = orderHead({ state, paid: raw.paid, hold, isAnswering, isClaimed });
  const [summary] =
    head === undefined || order.packageId === undefined
      ? []
      : await summariesOf(page.personal(), language, [order.packageId], today);
  const isBooked = head === 'booked';
  const isPaid = isBooked || head === 'paid';
  const receipt = order.papers.findLast(({ kind }) => kind === 'receipt');
  const isStopped = head === 'answering' || head === 'checking';
  return {
    head,
    picture: summary?.cover,
    isStopped,
    stopped: order.hold?.standing === 'held' ? m.orders_clock_stopped() : undefined,
    received:
      isPaid && receipt !== undefined
        ? { sum: order.paid, path: receipt.path, number: receipt.number }
        : undefined,
    who: whoTravels(page, order.travellersPath, travellers),
    meet: isBooked && !isPayer ? await whenToMeet(page, order, token) : undefined,
    payer:
      isPayer || isStopped || !order.owesMore || order.canAccept ? undefined : toPayer(page, order, token),
  };
}

export type HeadViews = Awaited<ReturnType<typeof headViews>>;
