import { data } from 'react-router';
import { paperName } from '#features/papers/paper-labels.rules.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { formatDeadline, fullDate, longDate } from '#platform/format/dates.ts';
import { count, digits, taka } from '#platform/format/numbers.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import { amountInWords } from '#platform/money/amount-in-words.rules.ts';
import { pageHref } from '#site/page-language.ts';
import { orderPageQuery } from '../customer/visitor.contract.ts';
import { findByToken } from '../orders.queries.ts';
import { isOpenQuote, lineText, owingStates, standingOf, vatOnTop } from '../orders.rules.ts';
import { findJourneyByToken } from '../papers/journeys.queries.ts';
import { findProposal } from '../terms/amendments.queries.ts';
import { heldSeats } from './held-seats.server.ts';
import { chargeLabels, vatLines } from './order-labels.ts';
import { requestViews } from './order-requests.server.ts';
import { proposalView } from './proposal-view.server.ts';

const typed = (poisha: number) =>
  `${Math.floor(poisha / 100)}${poisha % 100 === 0 ? '' : `.${String(poisha % 100).padStart(2, '0')}`}`;

type OrderPageContext = Pick<PageContext, 'language' | 'today' | 'query' | 'paymentGateways' | 'personal'>;

/** What an order's page shows whoever holds its link. @throws a 404 for any other token */
export async function loadOrderPage(page: OrderPageContext, token: string) {
  const { language, today, paymentGateways } = page;
  const parsed = orderPageQuery.parse(new URLSearchParams(page.query));
  const order = await findByToken(page.personal(), token, today);
  if (!order || !parsed.ok) {
    throw data(null, { status: 404 });
  }
  const sum = (poisha: number) => taka(poisha, language);
  const proposal = await findProposal(page.personal(), token);
  const hold = await heldSeats(page, token, order.validUntil);
  const isOpen = isOpenQuote(order, today);
  // Nothing is late that nobody owes.
  const isOwing = owingStates.some((each) => each === order.state);
  const isLate = (due: CalendarDate) => due < today;
  return {
    reference: order.reference,
    name: order.name,
    about: lineText(order.about, language),
    /** The journey, as it is counted; sums in poisha. */
    raw: {
      from: order.travelsOn,
      until: order.travelsUntil,
      paid: order.paid,
      due: order.due,
      left: order.total - order.paid,
    },
    state: order.state,
    money: order.money,
    practice: order.practice,
    standing: standingOf(order.state, order.money),
    travelsOn: order.travelsOn === null ? undefined : longDate(order.travelsOn, language),
    total: sum(order.total),
    paid: sum(order.paid),
    paidShare:
      order.total <= 0 ? 0 : Math.min(100, Math.max(0, Math.round((order.paid * 100) / order.total))),
    owesMore: order.due > 0,
    due: sum(order.due),
    /** As it is typed into a wallet's app. */
    dueTyped: digits(typed(order.due), language),
    dueLabel: amountInWords(order.due, language),
    /** Absent when it is over for a quote, which can be accepted until its own last day. */
    dueOn:
      order.dueOn === null || (order.dueUntil === undefined && isLate(order.dueOn) && !isOwing)
        ? undefined
        : formatDeadline(order.dueOn, order.dueUntil, language),
    validUntil: order.validUntil === null ? undefined : fullDate(order.validUntil, language),
    // Seats that a visitor has booked are theirs by paying for them.
    canAccept: isOpen && (hold === undefined || hold.isQuoted),
    hold: isOpen ? hold : undefined,
    /** How its seats stand; undefined for an order without seats. */
    seats: hold?.standing,
    packageId: hold?.packageId,
    comesBack: order.back > 0 ? sum(order.back) : undefined,
    lines: [
      ...order.lines.map((line) => ({
        text: lineText(line.text, language),
        note: [
          chargeLabels[line.charge](),
          line.quantity === 1 ? '' : `${count(line.quantity, language)} × ${sum(line.unit)}`,
        ]
          .filter(Boolean)
          .join(', '),
        sum: line.sum === 0 ? m.package_free() : sum(line.sum),
      })),
      ...vatLines(vatOnTop(order.lines), sum),
    ],
    plan: (order.state === 'lapsed' ? [] : order.plan).map((part) => ({
      amount: sum(part.amount),
      due: formatDeadline(part.due, part.until, language),
      left: part.left > 0 && part.left < part.amount ? sum(part.left) : undefined,
      state:
        part.left === 0
          ? ('paid' as const)
          : isOwing && isLate(part.due)
            ? ('late' as const)
            : ('open' as const),
    })),
    keptByStage: order.state === 'cancelled' ? null : order.keptByStage,
    papers: order.papers.map(({ kind, number, path }) => ({ kind, words: paperName[kind](), number, path })),
    result: parsed.value.accepted,
    told: parsed.value.told,
    holdResult: parsed.value.hold,
    journey: await findJourneyByToken(page.personal(), token, language),
    /** Where the names of the travellers are filled in; absent for an order without seats, and before they are booked. */
    travellersPath:
      hold !== undefined && (order.state === 'open' || order.state === 'completed')
        ? pageHref(language, `/orders/${token}/travellers`)
        : undefined,
    proposal: proposal && proposalView(proposal, token, language),
    ways: {
      token,
      language,
      names: paymentGateways.names,
      practice: paymentGateways.practice,
      rest: order.total - order.paid > order.due ? sum(order.total - order.paid) : undefined,
      result: parsed.value.payment,
    },
    requests: await requestViews(page, token, parsed.value.request),
    acceptTo: `/api/visitor/orders/${token}/accept?language=${language}&version=${order.current}`,
  };
}

export type OrderPageData = Awaited<ReturnType<typeof loadOrderPage>>;
