import { m } from '#messages/messages.js';
import { formatUntil } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { VisitorOrder } from '../orders.contract.ts';
import { type Fact, sumFacts, type Told } from './letters.rules.ts';

type ChangeNotice = Extract<Told, { readonly kind: 'amendment' | 'changed' }>;
type Changed = Pick<VisitorOrder, 'reference' | 'language' | 'total' | 'paid'>;

/** What a change costs more or less than before; poisha. */
function differenceFacts({ before, after }: ChangeNotice, language: Language): Fact[] {
  const locale = { locale: language };
  const more = after - before;
  const name = more > 0 ? m.orders_mail_change_more({}, locale) : m.orders_mail_change_less({}, locale);
  return more === 0 ? [] : [{ name, value: taka(Math.abs(more), language) }];
}

/** What goes back when more was paid than it costs now; poisha. */
function backFacts(paid: number, total: number, language: Language): Fact[] {
  return paid > total ? sumFacts(m.orders_mail_back({}, { locale: language }), paid - total, language) : [];
}

/** What the letter says of a change that the customer is asked to accept. @param received what was paid so far. */
export function changeProposed(
  { reference, paid, language }: Changed,
  told: ChangeNotice,
  { agency, received }: { readonly agency: string; readonly received: Fact },
) {
  const locale = { locale: language };
  const { before, after, reason } = told;
  return {
    subject: m.orders_mail_change_subject({ reference, agency }, locale),
    heading: m.orders_mail_change_heading({}, locale),
    paragraphs: [m.orders_mail_change_text({ reason }, locale)],
    facts: [
      { name: m.orders_mail_change_before({}, locale), value: taka(before, language) },
      ...sumFacts(m.orders_mail_change_after({}, locale), after, language),
      ...differenceFacts(told, language),
      received,
      ...backFacts(paid, after, language),
    ],
    label: m.orders_mail_change_button({}, locale),
  };
}

/** What becomes of the seats of a booking that was changed before it was paid. */
function holdTexts({ until, mayPayLater }: NonNullable<ChangeNotice['hold']>, language: Language): string[] {
  const locale = { locale: language };
  return until === null
    ? [m.orders_mail_changed_free({}, locale)]
    : [
        m.orders_mail_changed_held({ time: formatUntil(until, language) }, locale),
        ...(mayPayLater ? [m.orders_mail_changed_later({}, locale)] : []),
      ];
}

/** What the letter says of a change that counts from now on. @param rest what is still due. */
export function changeMade(
  { reference, paid, total, language }: Changed,
  told: ChangeNotice,
  around: {
    readonly agency: string;
    readonly received: Fact;
    readonly rest: readonly Fact[];
  },
) {
  const locale = { locale: language };
  const { before, reason, hold } = told;
  const { agency, received, rest } = around;
  const isFree = hold?.until === null;
  const subject = hold ? m.orders_mail_changed_booking_subject : m.orders_mail_changed_subject;
  const heading = hold ? m.orders_mail_changed_booking : m.orders_mail_changed_heading;
  const facts = [
    ...(before === total
      ? []
      : [{ name: m.orders_mail_changed_before({}, locale), value: taka(before, language) }]),
    ...sumFacts(m.orders_mail_changed_after({}, locale), total, language),
    ...differenceFacts(told, language),
    received,
    ...(paid > total ? backFacts(paid, total, language) : rest),
  ];
  return {
    subject: subject({ reference, agency }, locale),
    heading: heading({}, locale),
    paragraphs: [
      ...(reason === '' ? [] : [m.orders_mail_changed_why({ reason }, locale)]),
      ...(hold ? holdTexts(hold, language) : [m.orders_mail_changed_text({}, locale)]),
    ],
    facts,
    label: paid >= total || isFree ? m.orders_mail_see({}, locale) : m.orders_mail_pay_button({}, locale),
  };
}
