import { m } from '#messages/messages.js';
import { formatUntil, fullDate } from '#platform/format/dates.ts';
import { count, digits, taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { Option } from './fares.contract.ts';
import { kindsOf, who } from './fares.rules.ts';
import { dayOf, type Leg, legsOf, virtueOf } from './legs/legs.rules.ts';
import { airlineName } from './paste/airlines.rules.ts';

export interface Reader {
  readonly language: Language;
  readonly now: Date;
  /** The name of an airport's city in that language. */
  cityOf(code: string): string;
}

/** `7 h 15 min`, `৭ ঘ. ১৫ মি.`; `55 min`, `৫৫ মিনিট` */
function lasting(minutes: number, language: Language): string {
  const rest = minutes % 60;
  if (minutes < 60) {
    return m.fares_lasting_minutes({ minutes: count(minutes, language) }, { locale: language });
  }
  return m.fares_lasting(
    {
      hours: count(Math.floor(minutes / 60), language),
      minutes: digits(String(rest).padStart(2, '0'), language),
    },
    { locale: language },
  );
}

const time = (local: string, language: Language) => digits(local.slice(11), language);

/** A leg as it is read: day, times and cities. */
export function legView(leg: Leg, { language, cityOf }: Omit<Reader, 'now'>) {
  const changes = leg.changes.map(
    ({ airport, minutes }) => `${cityOf(airport)}, ${lasting(minutes, language)}`,
  );
  return {
    on: fullDate(dayOf(leg.departs), language),
    departs: time(leg.departs, language),
    arrives: time(leg.arrives, language),
    from: cityOf(leg.from),
    to: cityOf(leg.to),
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

function changeFeeLabel({ changeFee }: Option, language: Language): string {
  const locale = { locale: language };
  if (changeFee === null) {
    return m.fares_no_change({}, locale);
  }
  return changeFee === 0
    ? m.fares_change_free({}, locale)
    : m.fares_change({ sum: taka(changeFee, language) }, locale);
}

function refundFeeLabel({ refundFee }: Option, language: Language): string {
  const locale = { locale: language };
  if (refundFee === null) {
    return m.fares_no_refund({}, locale);
  }
  return refundFee === 0
    ? m.fares_refund_full({}, locale)
    : m.fares_refund({ sum: taka(refundFee, language) }, locale);
}

/** An option as customers read it, in their language; times are local where a flight starts and lands. */
export function optionView(option: Option, all: readonly Option[], reader: Reader) {
  const { language, now, cityOf } = reader;
  const until = new Date(option.timeLimit);
  const legs = legsOf(option.segments);
  return {
    id: option.id,
    position: all.indexOf(option) + 1,
    airlines: [...new Set(option.segments.map(({ airline }) => airlineName(airline)))].join(', '),
    route: [legs[0]?.from ?? '', ...legs.map(({ to }) => to)].map((code) => cityOf(code)).join(' – '),
    virtue: virtueOf(option, all),
    total: taka(option.total, language),
    prices: option.fares.map(({ kind, passengers, base, taxes, service }) =>
      m.fares_price(
        {
          people: count(passengers, language),
          who: who(kind, language),
          each: taka(base + taxes + service, language),
          base: taka(base, language),
          taxes: taka(taxes, language),
          service: taka(service, language),
        },
        { locale: language },
      ),
    ),
    legs: legs.map((leg) => legView(leg, reader)),
    cabin: cabins[option.cabin]({}, { locale: language }),
    baggage: option.baggage,
    /** Whether it can be changed and refunded, and for how much. */
    rules: `${changeFeeLabel(option, language)} ${refundFeeLabel(option, language)}`,
    until: formatUntil(until, language),
    msLeft: Math.max(0, until.getTime() - now.getTime()),
    isOver: option.isOver,
    /** Each passenger that was priced, in order. */
    kinds: kindsOf(option.fares),
  };
}

export type OptionView = ReturnType<typeof optionView>;
