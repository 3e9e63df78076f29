import { listDepartures } from '#features/departures/departures.queries.ts';
import { isOpen, seatsLeft } from '#features/departures/departures.rules.ts';
import { findPictures } from '#features/media/media.queries.ts';
import { findBeforeBooking } from '#features/orders/terms/before-booking.queries.ts';
import { ladderSteps } from '#features/tour-packages/cancellation/ladder-steps.rules.ts';
import { findPackage, type PackageAddress } from '#features/tour-packages/package/package.queries.ts';
import { ladderLabel, refundShareLabel } from '#features/tour-packages/package/view-labels.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { channels } from '#platform/messages/messages.rules.ts';
import { findProviders } from '#platform/messages/numbers.queries.ts';

const offered = (hasWhatsapp: boolean) => channels.filter((each) => each !== 'whatsapp' || hasWhatsapp);

/** What the checkout of a package shows, in one language; undefined when it isn't live. */
export async function findCheckout(
  db: ReadDatabase,
  { id, slug, market }: PackageAddress,
  language: Language,
  today: CalendarDate,
) {
  const found = await findPackage(db, id, language);
  if (!found) {
    return undefined;
  }
  const { facts, texts } = found;
  const open = (await listDepartures(db, id)).filter((each) => isOpen(each, today));
  return {
    slug,
    market,
    title: texts.title,
    language: found.language,
    cover: (await findPictures(db, [facts.cover], language)).get(facts.cover),
    nights: facts.nights,
    groupMax: facts.group.max,
    /** The ways in which who books can be told, given an address. */
    channels: offered((await findProviders(db)).whatsapp !== undefined),
    childPolicy: facts.childPolicy,
    ...(await findBeforeBooking(db, open, language, today)),
    ladder: ladderSteps(facts.cancellation).map((step) => ({
      kept: refundShareLabel(step.keepPercent, language),
      when: ladderLabel(step, language),
    })),
    /** Soonest first. */
    departures: open.map((each) => ({
      id: each.id,
      key: each.key,
      departsOn: each.departsOn,
      returnsOn: each.returnsOn,
      seatsLeft: seatsLeft(each),
      band: each.prices,
    })),
  };
}

export type Checkout = NonNullable<Awaited<ReturnType<typeof findCheckout>>>;
export type CheckoutDeparture = Checkout['departures'][number];
