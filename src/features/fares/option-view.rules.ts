import { m } from '#messages/messages.js';
import { formatUntil, fullDate } from '#platform/format/dates.ts';
import { count, digits, taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import type { Option } from './fares.contract.ts';
import { kindsOf, who } from './fares.rules.ts';
import { dayOf, type Leg, legsOf, virtueOf } from './legs/legs.rules.ts';
import { lessThanOthers } from './options/compared.rules.ts';
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

type Words = (inputs: object, options: { locale: Language }) => string;

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

/** The conditions of an option, each as a line to compare: what it is about, what it says, and whether another gives more. */
function conditionsOf(option: Option, all: readonly Option[], language: Language) {
  const locale = { locale: language };
  const { baggage, changeFee, refundFee, cabin } = option;
  const less = lessThanOthers(option, all);
  const fee = (
    sum: number | null,
    none: Words,
    free: Words,
    some: (inputs: { sum: string }, o: typeof locale) => string,
  ) =>
    sum === null
      ? none({}, locale)
      : sum === 0
        ? free({}, locale)
        : some({ sum: taka(sum, language) }, locale);
  return [
    {
      of: 'cabin' as const,
      name: m.fares_term_cabin({}, locale),
      value: cabins[cabin]({}, locale),
      isLess: less.cabin,
    },
    {
      of: 'bags' as const,
      name: m.fares_term_bags({}, locale),
      value: baggage ?? m.fares_term_unsaid({}, locale),
      isLess: less.bags,
    },
    {
      of: 'change' as const,
      name: m.fares_term_change({}, locale),
      value: fee(changeFee, m.fares_term_never, m.fares_term_free, m.fares_term_change_fee),
      isLess: less.change,
    },
    {
      of: 'refund' as const,
      name: m.fares_term_refund({}, locale),
      value: fee(refundFee, m.fares_term_nothing, m.fares_term_whole, m.fares_term_refund_fee),
      isLess: less.refund,
    },
  ];
}

/** A sum below a head that names it, without the sign of the taka: five columns fit a telephone. */
const plainSum = (poisha: number, language: Language) => taka(poisha, language).replace('৳', '');

/** An option as customers read it, in their language; times are local where a flight starts and lands. */
export function optionView(option: Option, all: readonly Option[], reader: Reader) {
  const { language, now, cityOf } = reader;
  const until = new Date(option.timeLimit);
  const legs = legsOf(option.segments);
  const kinds = kindsOf(option.fares);
  const replacedBy = 1 + all.findIndex(({ id }) => id === option.ended?.replacedBy);
  return {
    id: option.id,
    position: all.indexOf(option) + 1,
    airlines: [...new Set(option.segments.map(({ airline }) => airlineName(airline)))].join(', '),
    route: [legs[0]?.from ?? '', ...legs.map(({ to }) => to)].map((code) => cityOf(code)).join(' – '),
    virtue: virtueOf(option, all),
    total: taka(option.total, language),
    inFull: m.fares_in_full({ people: count(kinds.length, language) }, { locale: language }),
    prices: option.fares.map(({ kind, passengers, base, taxes, service }) => ({
      who: m.fares_people(
        { people: count(passengers, language), who: who(kind, language) },
        { locale: language },
      ),
      base: plainSum(base, language),
      taxes: plainSum(taxes, language),
      service: plainSum(service, language),
      each: taka(base + taxes + service, language),
    })),
    sum: option.total,
    conditions: conditionsOf(option, all, language),
    legs: legs.map((leg) => legView(leg, reader)),
    cabin: cabins[option.cabin]({}, { locale: language }),
    baggage: option.baggage,
    /** Whether it can be changed and refunded, and for how much. */
    rules: `${changeFeeLabel(option, language)} ${refundFeeLabel(option, language)}`,
    until: formatUntil(until, language),
    msLeft: Math.max(0, until.getTime() - now.getTime()),
    isOver: option.isOver,
    /** What became of it, if it can't be had any more: the position of the option in its stead, where that is sent. */
    ended: option.ended && {
      replacedBy: replacedBy === 0 ? undefined : { position: replacedBy, words: count(replacedBy, language) },
    },
    /** Each passenger that was priced, in order. */
    kinds,
  };
}

export type OptionView = ReturnType<typeof optionView>;
