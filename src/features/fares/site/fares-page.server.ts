import { data } from 'react-router';
import { findAirport } from '#features/air-tickets/airports/airports.queries.ts';
import { orderPath } from '#features/orders/visitor/visitor.rules.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { count, digits, taka } from '#platform/format/numbers.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import type { Language } from '#platform/language.ts';
import type { Option, PassengerKind } from '../fares.contract.ts';
import { findByToken } from '../fares.queries.ts';
import { kindsOf, untilWords, who } from '../fares.rules.ts';
import { dayOf, type Leg, legsOf, virtueOf } from '../legs/legs.rules.ts';
import { airlineName } from '../paste/airlines.rules.ts';
import { faresPageQuery } from '../visitor/visitor.contract.ts';
import { faresPath } from '../visitor/visitor.rules.ts';

const cityOf = (code: string, language: Language) => findAirport(language, code)?.city ?? code;

/** `7 h 15`, `৭ ঘ ১৫`. */
function lasting(minutes: number, language: Language): string {
  const rest = minutes % 60;
  return m.fares_lasting(
    {
      hours: count(Math.floor(minutes / 60), language),
      minutes: digits(String(rest).padStart(2, '0'), language),
    },
    { locale: language },
  );
}

const time = (local: string, language: Language) => digits(local.slice(11), language);

function shownLeg(leg: Leg, language: Language) {
  const changes = leg.changes.map(
    ({ airport, minutes }) => `${cityOf(airport, language)}, ${lasting(minutes, language)}`,
  );
  return {
    on: fullDate(dayOf(leg.departs), language),
    ...{ departs: time(leg.departs, language), arrives: time(leg.arrives, language) },
    ...{ from: cityOf(leg.from, language), to: cityOf(leg.to, language) },
    later:
      leg.daysLater === 0 ? undefined : `${leg.daysLater > 0 ? '+' : ''}${count(leg.daysLater, language)}`,
    lasts: lasting(leg.minutes, language),
    changes,
    flights: leg.segments.map(({ airline, flight }) => `${airline} ${flight}`).join(', '),
  };
}

const cabins = {
  economy: m.fares_cabin_economy,
  premium: m.fares_cabin_premium,
  business: m.fares_cabin_business,
  first: m.fares_cabin_first,
} as const;

function shownOption(option: Option, all: readonly Option[], page: Pick<PageContext, 'language' | 'now'>) {
  const { language, now } = page;
  const until = new Date(option.timeLimit);
  const legs = legsOf(option.segments);
  return {
    id: option.id,
    position: all.indexOf(option) + 1,
    airlines: [...new Set(option.segments.map(({ airline }) => airlineName(airline)))].join(', '),
    route: [legs[0]?.from ?? '', ...legs.map(({ to }) => to)]
      .map((code) => cityOf(code, language))
      .join(' – '),
    virtue: virtueOf(option, all),
    total: taka(option.total, language),
    prices: option.fares.map(({ kind, passengers, base, taxes, service }) =>
      m.fares_price({
        people: count(passengers, language),
        who: who(kind, language),
        each: taka(base + taxes + service, language),
        base: taka(base, language),
        taxes: taka(taxes, language),
        service: taka(service, language),
      }),
    ),
    legs: legs.map((leg) => shownLeg(leg, language)),
    cabin: cabins[option.cabin](),
    baggage: option.baggage,
    change: option.changeFee === null ? undefined : taka(option.changeFee, language),
    refund: option.refundFee === null ? undefined : taka(option.refundFee, language),
    until: untilWords(until, language),
    msLeft: Math.max(0, until.getTime() - now.getTime()),
    isOver: option.isOver,
    /** Each passenger that was priced, in order. */
    kinds: kindsOf(option.fares),
  };
}

/** The passengers of an option with their numbers and words, for the form. */
const peopleOf = (kinds: readonly PassengerKind[], language: Language) =>
  kinds.map((kind, index) => ({
    number: String(index + 1),
    words: m.fares_passenger({ number: count(index + 1, language), who: who(kind, language) }),
  }));

/** What the page of fares shows whoever holds its link. @throws a 404 for any other token, and before it was sent */
export async function loadFaresPage(page: PageContext, token: string) {
  const { language, now } = page;
  const db = page.personal();
  const parsed = faresPageQuery.parse(new URLSearchParams(page.query));
  const found = await findByToken(db, token);
  if (found === undefined || !parsed.ok) {
    throw data(null, { status: 404 });
  }
  const options = found.options.map((option) => shownOption(option, found.options, { language, now }));
  const accepted = options.find(({ id }) => id === found.accepted);
  const chosen = options.find(({ position, isOver }) => position === parsed.value.option && !isOver);
  return {
    ...{ language, path: faresPath(language, token), reference: found.reference },
    // What was accepted stands alone: the others can't be had any more.
    options: accepted === undefined ? options : [accepted],
    shown: count(options.length, language),
    accepted: accepted?.id,
    isAllOver: accepted === undefined && options.every(({ isOver }) => isOver),
    chosen: accepted === undefined ? chosen : undefined,
    people: chosen === undefined ? [] : peopleOf(chosen.kinds, language),
    order: found.order === null ? undefined : orderPath(language, found.order.token),
    askPath: `${language === 'bn' ? '/bn' : ''}/airticket`,
  };
}

export type FaresPageData = Awaited<ReturnType<typeof loadFaresPage>>;
export type ShownOption = FaresPageData['options'][number];
