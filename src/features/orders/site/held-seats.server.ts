import { packagePath } from '#features/documents/document-path.rules.ts';
import type { ReceivingAccounts } from '#features/site-settings/receiving-accounts.contract.ts';
import { findBooking, findReceivingAccounts } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { formatUntil } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import { pageHref } from '#site/page-language.ts';
import { findHold, findLater } from '../seats/holds.queries.ts';

const walletNames = {
  bkash: m.orders_way_bkash,
  nagad: m.orders_way_nagad,
  rocket: m.orders_way_rocket,
  upay: m.orders_way_upay,
} as const;

/** How somebody pays later: as the agency can be sent money by hand, or at its office. */
export function laterWays({ wallets, banks }: ReceivingAccounts): string {
  const ways = [
    ...new Set(wallets.map(({ provider }) => walletNames[provider]())),
    ...(banks.length > 0 ? [m.orders_later_bank()] : []),
  ];
  return ways.length === 0 ? m.orders_later_office() : m.orders_later_text({ ways: ways.join(', ') });
}

/**
 * The seats that an order holds, for its page; undefined for an order without seats.
 * @param lastDay of the quote.
 */
export async function heldSeats(
  page: Pick<PageContext, 'language' | 'today' | 'personal'>,
  token: string,
  lastDay: CalendarDate | null,
) {
  const { language, today } = page;
  const db = page.personal();
  const hold = await findHold(db, token, today);
  if (!hold) {
    return undefined;
  }
  const { seats, standing, until, msLeft, departure } = hold;
  const { laterDays } = await findBooking(db);
  const mayPayLater = standing === 'held' && hold.laterUntil === null && laterDays > 0;
  const later = await findLater(db, today, laterDays, lastDay);
  const accounts = await findReceivingAccounts(db);
  const packageDeparture = packagePath({ market: departure.market, slug: departure.packageId });
  return {
    isQuoted: hold.isQuoted,
    packageId: departure.packageId,
    isClaimed: hold.isClaimed,
    standing,
    msLeft,
    seats,
    shown: count(seats, language),
    isLater: hold.laterUntil !== null,
    until: until === null ? '' : formatUntil(until, language),
    /** Until when somebody can have them who pays later; absent when that isn't offered any more. */
    later: mayPayLater ? formatUntil(later, language) : undefined,
    laterHow: laterWays(accounts),
    canSend: accounts.wallets.length + accounts.banks.length > 0 || accounts.banglaQr !== undefined,
    laterTo: `/api/visitor/orders/${token}/pay-later?language=${language}`,
    /** How many are free, when its own hold is over. */
    left: departure.left,
    shownLeft: count(departure.left, language),
    againTo: `/api/visitor/orders/${token}/hold?language=${language}`,
    bookPath: pageHref(language, `${packageDeparture}/book?departure=${departure.key}`),
  };
}

export type HeldSeats = NonNullable<Awaited<ReturnType<typeof heldSeats>>>;
