import { packagePath } from '#features/documents/document-path.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { clockTime, fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import { pageHref } from '#site/page-language.ts';
import { findHold } from '../holds/holds.queries.ts';

/** The seats that an order holds, for its page; undefined for an order without seats. */
export async function heldSeats(page: PageContext, token: string) {
  const { language, today } = page;
  const hold = await findHold(page.personal(), token, today);
  if (!hold) {
    return undefined;
  }
  const { seats, standing, until, msLeft, departure } = hold;
  const day = until === null ? undefined : dhakaDate(until);
  const time = until === null ? '' : clockTime(until, language);
  return {
    ...{ standing, msLeft, seats, shown: count(seats, language) },
    /** `10:52`, or with the day when it isn't today. */
    until: day === undefined ? '' : day === today ? time : `${fullDate(day, language)}, ${time}`,
    /** How many are free for this party, when its own hold is over. */
    ...{ left: departure.left, shownLeft: count(departure.left, language) },
    bookPath: pageHref(
      language,
      `${packagePath({ market: departure.market, slug: departure.packageId })}/book?departure=${departure.key}`,
    ),
  };
}

export type HeldSeats = NonNullable<Awaited<ReturnType<typeof heldSeats>>>;
