import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import { westernDigits } from '#platform/format/numbers.ts';

export const trips = ['one-way', 'return', 'multi-city'] as const;
export type Trip = (typeof trips)[number];

export const cabins = ['economy', 'premium-economy', 'business', 'first'] as const;
export type Cabin = (typeof cabins)[number];

/** Days by which a flight may be earlier or later. */
export const flexibilities = ['0', '1', '3', '7'] as const;
export type Flexibility = (typeof flexibilities)[number];

export const replies = ['whatsapp', 'phone', 'email'] as const;
export type Reply = (typeof replies)[number];

export const maxLegs = 6;
/** The most passengers of one booking; more fly on a group fare, which the airline prices by hand. */
export const maxPassengers = 9;
/** The most passengers that the form accepts. */
export const maxInGroup = 99;

/** One flight as typed: places as text, the date as YYYY-MM-DD or empty. */
export interface TypedLeg {
  readonly from: string;
  readonly to: string;
  readonly depart: string;
}

/** The journey as entered in the form. */
export interface TypedJourney {
  readonly trip: Trip;
  /** One, or two to six for a multi-city journey. */
  readonly legs: readonly TypedLeg[];
  readonly returnOn: string;
  readonly cabin: Cabin;
  readonly flexible: Flexibility;
  readonly adults: string;
  readonly children: string;
  readonly infants: string;
  /** The company that travels or pays; empty for private journeys. */
  readonly company: string;
  /** Whether the company needs an invoice. */
  readonly invoice: boolean;
}

export const problems = [
  'from-missing',
  'to-missing',
  'same-place',
  'date-missing',
  'date-wrong',
  'date-past',
  'date-far',
  'return-early',
  'leg-early',
  'adults-few',
  'number-wrong',
  'infants-many',
  'passengers-many',
  'company-long',
] as const;
export type JourneyErrorCode = (typeof problems)[number];

/** Error codes, by the id of the field. */
export interface FieldError<FormFieldError> {
  readonly field: string;
  readonly problem: FormFieldError;
}

/** The first and the last day for which flights are on sale. */
export interface SaleDays {
  readonly first: string;
  readonly last: string;
}

/** The id of a field of a leg; the first leg is 1. */
export const legField = (name: keyof TypedLeg, leg: number) => (leg === 1 ? name : `${name}${leg}`);

/** The flights of the journey: a one-way or a return journey has one leg in the form. */
export function legsOf({ trip, legs }: Pick<TypedJourney, 'trip' | 'legs'>): readonly TypedLeg[] {
  return trip === 'multi-city' ? legs.slice(0, maxLegs) : legs.slice(0, 1);
}

/**
 * The flights after one was changed. The next flight starts where this one ends, unless the visitor has entered another
 * place there.
 */
export function withLeg(legs: readonly TypedLeg[], index: number, changed: TypedLeg): readonly TypedLeg[] {
  const ended = legs[index]?.to ?? '';
  return legs.map((leg, at) => {
    if (at === index) {
      return changed;
    }
    return at === index + 1 && (leg.from === '' || leg.from === ended) ? { ...leg, from: changed.to } : leg;
  });
}

/** The flights; one without a start begins where the one before it ends. */
export function joinedLegs(legs: readonly TypedLeg[]): readonly TypedLeg[] {
  return legs.map((leg, index) =>
    leg.from.trim() === '' ? { ...leg, from: legs[index - 1]?.to ?? '' } : leg,
  );
}

const plainPlace = (text: string) =>
  (/\(([A-Za-z]{3})\)\s*$/.exec(text)?.[1] ?? text).normalize('NFC').trim().toLowerCase();

/** Whether it is an existing date, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function dateError(text: string, { first, last }: SaleDays): JourneyErrorCode | undefined {
  if (text === '') {
    return 'date-missing';
  }
  if (!isDay(text)) {
    return 'date-wrong';
  }
  return text < first ? 'date-past' : text > last ? 'date-far' : undefined;
}

/** Whether this many passengers need a group fare. */
export function isGroup(passengers: Readonly<Record<'adults' | 'children' | 'infants', string>>): boolean {
  const { adults, children, infants } = passengers;
  return peopleIn(adults) + peopleIn(children) + peopleIn(infants) > maxPassengers;
}

/** A number of people in European or Bangla digits; NaN when it is invalid. */
export function peopleIn(text: string): number {
  const plain = westernDigits(text.trim());
  return plain === '' ? 0 : /^\d{1,2}$/.test(plain) ? Number(plain) : Number.NaN;
}

function legErrors(journey: TypedJourney, days: SaleDays): FieldError<JourneyErrorCode>[] {
  const found: FieldError<JourneyErrorCode>[] = [];
  let latest = '';
  for (const [index, leg] of legsOf(journey).entries()) {
    const add = (name: keyof TypedLeg, problem: JourneyErrorCode | undefined) =>
      problem && found.push({ field: legField(name, index + 1), problem });
    const [from, to] = [plainPlace(leg.from), plainPlace(leg.to)];
    add('from', from === '' ? 'from-missing' : undefined);
    add('to', to === '' ? 'to-missing' : from === to ? 'same-place' : undefined);
    const wrong = dateError(leg.depart, days);
    add('depart', wrong ?? (leg.depart < latest ? 'leg-early' : undefined));
    latest = wrong === undefined && leg.depart > latest ? leg.depart : latest;
  }
  return found;
}

function passengerErrors(journey: TypedJourney): FieldError<JourneyErrorCode>[] {
  const people = {
    adults: peopleIn(journey.adults),
    children: peopleIn(journey.children),
    infants: peopleIn(journey.infants),
  };
  const wrong = Object.entries(people).filter(([, number]) => Number.isNaN(number));
  if (wrong.length > 0) {
    return wrong.map(([field]) => ({ field, problem: 'number-wrong' }));
  }
  const { adults, children, infants } = people;
  if (adults === 0) {
    return [{ field: 'adults', problem: 'adults-few' }];
  }
  return [
    ...(adults + children + infants > maxInGroup
      ? [{ field: 'adults', problem: 'passengers-many' as const }]
      : []),
    // Each infant needs an adult's lap.
    ...(infants > adults ? [{ field: 'infants', problem: 'infants-many' as const }] : []),
  ];
}

/** Validates a journey, in the order of the form; at most one error for each field. */
export function journeyErrors(journey: TypedJourney, days: SaleDays): FieldError<JourneyErrorCode>[] {
  const found = legErrors(journey, days);
  if (journey.trip === 'return') {
    const wrong = dateError(journey.returnOn, days);
    const depart = journey.legs[0]?.depart ?? '';
    const early = isDay(depart) && journey.returnOn < depart ? ('return-early' as const) : undefined;
    const problem = wrong === 'date-missing' || wrong === 'date-wrong' ? wrong : (early ?? wrong);
    if (problem) {
      found.push({ field: 'return', problem });
    }
  }
  return [...found, ...passengerErrors(journey)];
}

/** How far ahead airlines sell. */
const onSaleDays = 360;

/** The days for which flights are on sale today. */
export const saleDaysFrom = (today: CalendarDate): SaleDays => ({
  first: today,
  last: addDays(today, onSaleDays),
});
