import { licenceName, validUntil } from '#features/site-settings/licences.rules.ts';
import type { ReceivingAccounts } from '#features/site-settings/receiving-accounts.contract.ts';
import { licenceKinds, type SiteSettings } from '#features/site-settings/site-settings.contract.ts';
import { findReceivingAccounts } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import { count, digits } from '#platform/format/numbers.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import type { Language } from '#platform/language.ts';
import { findAgencyReviews } from '../rating/rating.queries.ts';
import { reviewsTag } from '../rating/reviews-tag.rules.ts';

/** What travellers say, and of how many: texts alone, so that the page of a package shares no script with this one. */
function reviewsOf(found: Awaited<ReturnType<typeof findAgencyReviews>>, language: Language) {
  return (
    found && {
      title: m.review_section(),
      counts: `${m.review_counts({ asked: count(found.asked, language), answered: count(found.answered, language) })} ${m.review_rule()}`,
      items: found.items
        .slice(0, 6)
        .map(({ id, words, language: written }) => ({ id, words, language: written })),
    }
  );
}

const registers = {
  travelAgency: m.pages_about_register_aviation,
  atab: m.pages_about_register_atab,
  iata: m.pages_about_register_iata,
  hajj: m.pages_about_register_religion,
  umrah: m.pages_about_register_religion,
} as const;

/** What the agency is registered for, where, and under which number. */
export function registrations(
  { licences, papers }: Pick<SiteSettings, 'licences' | 'papers'>,
  language: Language,
) {
  const until = papers?.registeredUntil ?? '';
  const bin = papers?.bin ?? '';
  return [
    ...licenceKinds.map((kind) => ({
      name: licenceName(kind, language),
      by: registers[kind](),
      number: licences?.[kind] ?? '',
      until: kind === 'travelAgency' ? validUntil(until, language) : undefined,
    })),
    { name: m.pages_about_bin(), by: m.pages_about_register_revenue(), number: bin, until: undefined },
  ].filter(({ number }) => number !== '');
}

const walletNames = {
  bkash: m.orders_way_bkash,
  nagad: m.orders_way_nagad,
  rocket: m.orders_way_rocket,
  upay: m.orders_way_upay,
} as const;
const kindTexts = {
  personal: m.orders_kind_personal,
  agent: m.orders_kind_agent,
  merchant: m.orders_kind_merchant,
} as const;

/** How the agency is paid, with the numbers of its own accounts. */
export function waysToPay(
  { wallets, banks }: ReceivingAccounts,
  gateways: readonly string[],
  language: Language,
) {
  return [
    ...wallets.map(({ provider, number, kind }) => ({
      name: walletNames[provider](),
      number: digits(number, language),
      text: kindTexts[kind](),
    })),
    ...(gateways.includes('sslcommerz')
      ? [{ name: m.orders_way_card(), number: '', text: m.orders_way_card_text() }]
      : []),
    ...banks.map(({ bank, holder, number }) => ({
      name: bank[language],
      number: digits(number, language),
      text: holder,
    })),
    { name: m.pages_about_cash(), number: '', text: m.pages_about_cash_text() },
  ];
}

/** What a visitor may rely on: registrations, accounts, and what travellers say. */
export async function aboutTrust(page: PageContext, settings: Pick<SiteSettings, 'licences' | 'papers'>) {
  const { db, language, paymentGateways } = page;
  const accounts = await findReceivingAccounts(db);
  page.shows(reviewsTag);
  return {
    registered: registrations(settings, language),
    ways: waysToPay(accounts, paymentGateways.names, language),
    hasAccounts: accounts.wallets.length + accounts.banks.length > 0,
    reviews: reviewsOf(await findAgencyReviews(db), language),
  };
}

export type AboutTrust = Awaited<ReturnType<typeof aboutTrust>>;
