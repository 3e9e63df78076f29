import { letterFrame, type Worded } from '#features/enquiries/enquiries.emails.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { dateSpan, formatDeadline, formatUntil, fullDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import { letter } from '#platform/mail/letter.tsx';
import type { Letter } from '#platform/mail/queue-mail.ts';
import type { VisitorOrder } from '../orders.contract.ts';
import { lineText } from '../orders.rules.ts';
import { changeMade, changeProposed } from './changes.rules.ts';
import { eveOfDeparture, reviewRequested, travellersRequested } from './journey-letters.rules.ts';
import {
  calendarNotes,
  chequeBounced,
  chequeStands,
  dueFacts,
  type Fact,
  quoteTexts,
  receiptTexts,
  refundUndone,
  sumFacts,
  sumsOf,
  type Told,
} from './letters.rules.ts';
import { claimNoted, paysLater } from './pending.rules.ts';

interface About extends Worded {
  readonly order: VisitorOrder;
  readonly told: Told;
  readonly today: CalendarDate;
  /** The last day on which what goes back is paid. */
  readonly backBy: CalendarDate;
  /** The order's page. */
  readonly link: string;
}

interface Said {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Fact[];
  readonly label: string;
  /** What comes behind the address of the order's page. */
  readonly path?: string;
  readonly notes?: readonly string[];
}

function saidOf({ order, told, today, backBy, agencyName: agency }: About): Said {
  const { language, reference, total, paid, due, dueOn, state } = order;
  const locale = { locale: language };
  const { inAll, whole, received } = sumsOf(order);
  // A cancelled order may still cost something: money for that isn't too late.
  const isLate = state === 'lapsed' || (state === 'cancelled' && paid > total);
  const stillDue = (sum: number): Fact => ({
    name: m.orders_mail_still_due({}, locale),
    value: taka(sum, language),
  });
  const overpaid = (sum: number): Fact => ({
    name: m.orders_mail_overpaid({}, locale),
    value: taka(sum, language),
  });
  const isOver = state === 'cancelled' || state === 'lapsed';
  const rest = isOver
    ? [due].filter((sum) => sum > 0).map(stillDue)
    : dueFacts(order, language).concat(
        paid > total ? [overpaid(paid - total)] : paid === total ? [stillDue(0)] : [],
      );
  const see = m.orders_mail_see({}, locale);
  switch (told.kind) {
    case 'quote':
      return {
        subject: m.orders_mail_quote_subject({ reference, agency, sum: taka(total, language) }, locale),
        heading: m.orders_mail_quote_heading({}, locale),
        paragraphs: quoteTexts(order, told),
        facts: [...inAll, ...rest],
        label: m.orders_mail_quote_button({}, locale),
      };
    case 'held': {
      const text = told.mayPayLater ? m.orders_mail_held_text : m.orders_mail_held_now_text;
      return {
        subject: m.orders_mail_held_subject({ reference, agency }, locale),
        heading: m.orders_mail_held_heading({}, locale),
        paragraphs: [text({ time: formatUntil(told.until, language) }, locale)],
        facts: [...inAll, ...rest],
        label: m.orders_mail_pay_button({}, locale),
      };
    }
    case 'pays-later':
    case 'hold-ends':
      return paysLater(reference, told, language, [...inAll, ...rest]);
    case 'claimed':
      return { ...claimNoted(reference, told, language), label: see };
    case 'accepted':
      return {
        subject: m.orders_mail_accepted_subject({ reference, agency }, locale),
        heading: m.orders_mail_accepted_heading({}, locale),
        paragraphs: [m.orders_mail_accepted_text({}, locale)],
        facts: [...inAll, received, ...rest],
        label: paid >= total ? see : m.orders_mail_pay_button({}, locale),
      };
    case 'receipt': {
      const { amount, paidBy, number, verifyLink } = told;
      return {
        subject: m.orders_mail_receipt_subject({ reference, number, sum: taka(amount, language) }, locale),
        heading: m.orders_mail_receipt_heading({ sum: taka(amount, language) }, locale),
        paragraphs: receiptTexts(order, told, isLate),
        facts: [
          { name: m.orders_mail_receipt_number({}, locale), value: number },
          ...sumFacts(m.orders_mail_amount({}, locale), amount, language),
          { name: m.orders_mail_paid_by({}, locale), value: paidBy },
          whole,
          received,
          ...rest,
        ],
        label: see,
        notes: [m.orders_mail_verify({ number, link: verifyLink }, locale)],
      };
    }
    case 'reminder': {
      const sum = taka(due, language);
      const on = dueOn ?? today;
      const day = formatDeadline(on, order.dueUntil, language);
      const say =
        on > today
          ? m.orders_mail_reminder_before
          : on === today
            ? m.orders_mail_reminder_today
            : m.orders_mail_reminder_late;
      return {
        subject: m.orders_mail_reminder_subject({ reference, sum, day }, locale),
        heading: m.orders_mail_reminder_heading({ sum }, locale),
        paragraphs: [say({ sum, day }, locale), m.orders_mail_reminder_crossed({}, locale)],
        facts: [...sumFacts(m.orders_mail_now_due({}, locale), due, language), whole, received, ...rest],
        label: m.orders_mail_pay_button({}, locale),
      };
    }
    case 'cheque-bounced': {
      const owes = state !== 'lapsed' && paid < total;
      const said = chequeBounced(reference, told, language, owes);
      const label = owes ? m.orders_mail_pay_button({}, locale) : see;
      return { ...said, facts: [...said.facts, received, ...rest], label };
    }
    case 'cheque-stands':
      return { ...chequeStands(reference, told, language, [received, ...rest]), label: see };
    case 'refund-undone':
      return { ...refundUndone(reference, told, language, [received, ...rest]), label: see };
    case 'travellers':
      return travellersRequested(reference, told, language);
    case 'review':
      return reviewRequested(reference, agency, language);
    case 'eve':
      return eveOfDeparture(lineText(order.about, language), told, language);
    case 'refund': {
      const { amount, paidBy } = told;
      return {
        subject: m.orders_mail_refund_subject({ reference, sum: taka(amount, language) }, locale),
        heading: m.orders_mail_refund_heading({ sum: taka(amount, language) }, locale),
        paragraphs: [m.orders_mail_refund_text({}, locale)],
        facts: [
          ...sumFacts(m.orders_mail_amount({}, locale), amount, language),
          { name: m.orders_mail_refund_by({}, locale), value: paidBy },
          whole,
          { name: m.orders_mail_paid_less({}, locale), value: taka(paid, language) },
          ...rest,
        ],
        label: see,
      };
    }
    case 'cancelled': {
      const { keep, back } = told;
      const owed = Math.max(0, keep - paid);
      return {
        subject: m.orders_mail_cancelled_subject({ reference, agency }, locale),
        heading: m.orders_mail_cancelled_heading({}, locale),
        paragraphs: [
          ...(told.reason === undefined ? [] : [told.reason]),
          back > 0
            ? m.orders_mail_cancelled_back(
                { sum: taka(back, language), day: fullDate(backBy, language) },
                locale,
              )
            : m.orders_mail_cancelled_nothing({}, locale),
        ],
        facts: [
          received,
          { name: m.orders_mail_retained({}, locale), value: taka(keep, language) },
          ...sumFacts(m.orders_mail_back({}, locale), back, language),
          ...(owed > 0 ? [stillDue(owed)] : []),
        ],
        label: see,
      };
    }
    case 'amendment':
      return changeProposed(order, told, { agency, received });
    case 'changed':
      return changeMade(order, told, { agency, received, rest });
    case 'payment-asked': {
      const { amount, paidBy } = told;
      const sum = taka(amount, language);
      return {
        subject: m.orders_mail_ask_subject({ reference, sum }, locale),
        heading: m.orders_mail_ask_heading({ sum }, locale),
        paragraphs: [m.orders_mail_ask_text({}, locale)],
        facts: [
          ...sumFacts(m.orders_mail_ask_claimed({}, locale), amount, language),
          { name: m.orders_mail_paid_by({}, locale), value: paidBy },
          whole,
          received,
          ...rest,
        ],
        label: m.orders_mail_ask_button({}, locale),
      };
    }
  }
}

/** A letter about an order to its customer, in the order's language, with every figure of the event in it. */
export async function orderLetter(about: About): Promise<Letter> {
  const { order, agencyName, link } = about;
  const { language, reference, travelsOn, travelsUntil } = order;
  const subject = lineText(order.about, language);
  const locale = { locale: language };
  const { greeting, closing, footer } = letterFrame(about, 'order', language);
  const said = saidOf(about);
  return letter({
    language,
    agencyName,
    subject: order.practice ? `${m.orders_mail_practice({}, locale)} ${said.subject}` : said.subject,
    heading: said.heading,
    greeting: greeting(order.name),
    paragraphs: [...said.paragraphs, ...(order.practice ? [m.orders_practice({}, locale)] : [])],
    facts: [
      { name: m.orders_reference({}, locale), value: reference },
      ...(subject === '' ? [] : [{ name: m.orders_mail_for({}, locale), value: subject }]),
      ...(travelsOn === null
        ? []
        : [
            {
              name: m.orders_mail_travel({}, locale),
              value: dateSpan(travelsOn, travelsUntil, language, fullDate),
            },
          ]),
      ...said.facts,
    ],
    action: { label: said.label, link: `${link}${said.path ?? ''}`, linkToo: m.mail_link_too({}, locale) },
    notes: [...(said.notes ?? []), ...calendarNotes(about), m.orders_mail_keep_link({}, locale)],
    closing,
    footer,
  });
}
