import { m } from '#messages/messages.js';
import { formatUntil } from '#platform/format/dates.ts';
import type { Language } from '#platform/language.ts';
import { type Fact, sumFacts, type Told } from './letters.rules.ts';

/**
 * What the letter says of seats that stay held for who pays later, and shortly before their hold ends.
 * @param facts the price, and by when it is to be paid
 */
export function paysLater(
  reference: string,
  { kind, until }: Extract<Told, { readonly kind: 'pays-later' | 'hold-ends' }>,
  language: Language,
  facts: readonly Fact[],
) {
  const locale = { locale: language };
  const day = formatUntil(until, language);
  const texts =
    kind === 'hold-ends'
      ? {
          subject: m.orders_mail_hold_ends_subject({ reference, day }, locale),
          heading: m.orders_mail_hold_ends_heading({ day }, locale),
          paragraphs: [m.orders_mail_hold_ends_text({}, locale)],
        }
      : {
          subject: m.orders_mail_later_subject({ reference, day }, locale),
          heading: m.orders_mail_held_heading({}, locale),
          paragraphs: [m.orders_mail_later_text({ day }, locale)],
        };
  return { ...texts, facts, label: m.orders_mail_pay_button({}, locale) };
}

/** What the letter says of a payment that the customer told of and staff compare. */
export function claimNoted(
  reference: string,
  { amount, paidBy }: Extract<Told, { readonly kind: 'claimed' }>,
  language: Language,
) {
  const locale = { locale: language };
  return {
    subject: m.orders_mail_claimed_subject({ reference }, locale),
    heading: m.orders_mail_claimed_heading({}, locale),
    paragraphs: [m.orders_mail_claimed_text({}, locale)],
    facts: [
      ...sumFacts(m.orders_mail_ask_claimed({}, locale), amount, language),
      { name: m.orders_mail_paid_by({}, locale), value: paidBy },
    ],
  };
}
