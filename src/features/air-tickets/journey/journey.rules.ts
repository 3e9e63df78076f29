import {
  type Cabin,
  type JourneyErrorCode,
  journeyErrors,
  legsOf,
  peopleIn,
  type SaleDays,
  type Trip,
  type TypedJourney,
} from '../fare-request/fare-request.rules.ts';

/** A journey as the server takes it: the shape of `fareJourney`, which this file can't import. */
interface Journey {
  readonly trip: Trip;
  readonly legs: readonly { readonly from: Place; readonly to: Place; readonly depart: string }[];
  readonly returnOn?: string | undefined;
  readonly cabin: Cabin;
  readonly flexibleDays: number;
  readonly passengers: Readonly<Record<'adults' | 'children' | 'infants', number>>;
  readonly company?: string | undefined;
  readonly invoice?: boolean | undefined;
}

interface Place {
  readonly code?: string | undefined;
  readonly text: string;
}

/** Where in a `fareJourney` the field of the form stands: `from2` is `journey.legs.1.from`. */
export function journeyPath(field: string): string {
  const [, name = '', leg] = /^(from|to|depart)(\d?)$/.exec(field) ?? [];
  if (name !== '') {
    return `journey.legs.${Number(leg === '' || leg === undefined ? 1 : leg) - 1}.${name}`;
  }
  return field === 'return' ? 'journey.returnOn' : `journey.passengers.${field}`;
}

/** The field of the form that a path of a request stands in: the other way round, and the contact's. */
export function fieldOfPath(path: string): string {
  const [, leg, name] = /^journey\.legs\.(\d)\.(from|to|depart)/.exec(path) ?? [];
  if (leg !== undefined && name !== undefined) {
    return Number(leg) === 0 ? name : `${name}${Number(leg) + 1}`;
  }
  const last = path.split('.').at(-1) ?? path;
  return last === 'returnOn'
    ? 'return'
    : last === 'passengers'
      ? 'adults'
      : last === 'message'
        ? 'note'
        : last;
}

/** What is wrong with a journey by the same rules as in the form: same places, days off sale, flights out of order. */
export function journeyFieldErrors(
  journey: Journey,
  days: SaleDays,
): { readonly path: string; readonly problem: JourneyErrorCode }[] {
  const place = ({ code, text }: Place) => (code === undefined ? text : `${text} (${code})`);
  const { adults, children, infants } = journey.passengers;
  const typed: TypedJourney = {
    trip: journey.trip,
    legs: journey.legs.map(({ from, to, depart }) => ({ from: place(from), to: place(to), depart })),
    returnOn: journey.returnOn ?? '',
    cabin: journey.cabin,
    flexible: '0',
    adults: String(adults),
    children: String(children),
    infants: String(infants),
    company: journey.company ?? '',
    invoice: journey.invoice ?? false,
  };
  return journeyErrors(typed, days).map(({ field, problem }) => ({ path: journeyPath(field), problem }));
}

/** A typed journey without faults as the server takes it. */
export function journeyFrom(typed: TypedJourney) {
  const place = (text: string): Place => {
    const [code] = /(?<=\()[A-Za-z]{3}(?=\)$)/.exec(text.trim()) ?? [];
    const name = code === undefined ? text : text.trim().slice(0, -'(XXX)'.length);
    const bare = /^[A-Za-z]{3}$/.test(text.trim()) ? text.trim() : code;
    return bare === undefined
      ? { text: text.trim() }
      : { code: bare.toUpperCase(), text: name.trim() === '' ? bare : name.trim() };
  };
  return {
    trip: typed.trip,
    legs: legsOf(typed).map(({ from, to, depart }) => ({ from: place(from), to: place(to), depart })),
    ...(typed.trip === 'return' ? { returnOn: typed.returnOn } : {}),
    cabin: typed.cabin,
    flexibleDays: Number(typed.flexible),
    passengers: {
      adults: peopleIn(typed.adults),
      children: peopleIn(typed.children),
      infants: peopleIn(typed.infants),
    },
    ...(typed.company.trim() === '' ? {} : { company: typed.company.trim() }),
    ...(typed.invoice ? { invoice: true } : {}),
  };
}
