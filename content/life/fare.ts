import { eq } from 'drizzle-orm';
import type { FareJourney } from '#features/air-tickets/fare-request/fare-request.contract.ts';
import { acceptByWord, acceptOption } from '#features/fares/acceptance/acceptance.commands.ts';
import { issueCover } from '#features/fares/covers/covers.commands.ts';
import { addOption, sendOptions } from '#features/fares/fares.commands.ts';
import type { PassengerKind, WordGiven } from '#features/fares/fares.contract.ts';
import { addTickets } from '#features/fares/tickets/tickets.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { instantOf } from '#platform/calendar-date.ts';
import { run } from '#platform/command/command.ts';
import type { ColleagueName } from './colleagues.ts';
import { type About, send } from './enquiry.ts';
import type { Life, Step } from './life.ts';
import { person } from './people.ts';
import { type Paid, take } from './sale.ts';

interface Moment {
  readonly day: number;
  readonly at: string;
}

/** Local times; `arrives` so many days after the departure. */
type Flight = readonly [
  airline: string,
  number: string,
  from: string,
  to: string,
  day: number,
  departs: string,
  days: number,
  arrives: string,
];

/** In taka, of each passenger of a kind. */
type Price = readonly [kind: PassengerKind, passengers: number, base: number, taxes: number, service: number];

interface Offer {
  readonly flights: readonly Flight[];
  readonly prices: readonly Price[];
  readonly baggage: string;
  /** Until when the airline keeps it: a day at 18:00, or so many hours after the start. */
  readonly limit: { readonly day: number } | { readonly hours: number };
}

type Name = readonly [surname: string, givenNames: string];

/** A fare request from its enquiry on. */
export interface Fare extends Moment {
  /** Under which later steps find it: `<name>.enquiry`, and its order as `sale.ts` says. */
  readonly name: string;
  readonly who: number;
  readonly by: ColleagueName;
  readonly message: string;
  /** By its code, and what it is called in both languages. */
  readonly to: readonly [code: string, en: string, bn: string];
  /** Days from the day of the start; without the second one way. */
  readonly travels: readonly [out: number, back?: number];
  readonly passengers: FareJourney['passengers'];
  readonly company?: string;
  readonly offered?: Moment & { readonly offers: readonly Offer[] };
  readonly sent?: Moment;
  /** The first option; by the link when nobody noted how. */
  readonly accepted?: Moment & { readonly names: readonly Name[]; readonly how?: WordGiven };
  readonly paid?: readonly Paid[];
  readonly ticketed?: Moment & { readonly pnr: string; readonly numbers: readonly string[] };
}

export const segmentsOf = ({ dayAt }: Life, flights: readonly Flight[]) =>
  flights.map(([airline, flight, from, to, day, departs, days, arrives]) => ({
    airline,
    flight,
    from,
    to,
    departs: `${dayAt(day)}T${departs}`,
    arrives: `${dayAt(day + days)}T${arrives}`,
    bookingClass: 'Y',
  }));

const kindsOf = (prices: readonly Price[]) =>
  prices.flatMap(([kind, passengers]) => Array.from({ length: passengers }, () => kind));

/** What the form of the site sends about a journey from Dhaka. */
const journeyOf =
  ({ to: [code, en, bn], travels: [out, back], passengers, company }: Fare): About =>
  (sender, message, life) => ({
    kind: 'air-ticket',
    journey: {
      trip: back === undefined ? 'one-way' : 'return',
      legs: [
        {
          from: { code: 'DAC', text: sender.language === 'bn' ? 'ঢাকা' : 'Dhaka' },
          to: { code, text: sender.language === 'bn' ? bn : en },
          depart: life.dayAt(out),
        },
      ],
      ...(back !== undefined && { returnOn: life.dayAt(back) }),
      cabin: 'economy',
      flexibleDays: 1,
      passengers,
      ...(company !== undefined && { company, invoice: true }),
    },
    message,
    ...sender,
  });

const untilOf = (life: Life, limit: Offer['limit']) =>
  ('hours' in limit
    ? new Date(life.started.getTime() + limit.hours * 3_600_000)
    : instantOf(life.dayAt(limit.day), '18:00')
  ).toISOString();

async function offer(life: Life, { name, by }: Fare, place: number, given: Offer): Promise<void> {
  const { flights, prices, baggage, limit } = given;
  const { id, total } = await run(life.deps, life.as(by), addOption, {
    id: life.noted(`${name}.enquiry`),
    segments: segmentsOf(life, flights),
    fares: prices.map(([kind, passengers, base, taxes, service]) => ({
      kind,
      passengers,
      base: base * 100,
      taxes: taxes * 100,
      service: service * 100,
    })),
    baggage,
    timeLimit: untilOf(life, limit),
    key: life.key(),
  });
  if (place === 0) {
    life.note(`${name}.option`, id);
    life.note(`${name}.total`, String(total));
  }
}

async function accept(life: Life, { name, by, who, offered, accepted }: Fare): Promise<void> {
  const kinds = kindsOf(offered?.offers[0]?.prices ?? []);
  const request = {
    option: life.noted(`${name}.option`),
    passengers: (accepted?.names ?? []).map(([surname, givenNames], place) => ({
      kind: kinds[place] ?? 'adult',
      surname,
      givenNames,
    })),
    key: life.key(),
  };
  const said = { said: person(who).name, how: accepted?.how ?? 'phone' };
  const { order } =
    accepted?.how === undefined
      ? await run(life.deps, visitorActor, acceptOption, { token: life.noted(`${name}.fare`), request })
      : await run(life.deps, life.as(by), acceptByWord, {
          id: life.noted(`${name}.enquiry`),
          ...request,
          ...said,
        });
  const [row] = await life.deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.reference, order.reference));
  life.note(`${name}.id`, row?.id ?? '');
  life.note(`${name}.token`, order.token);
  life.note(`${name}.paid`, '0');
}

async function ticket(life: Life, { name, by, offered, ticketed }: Fare): Promise<void> {
  const id = life.noted(`${name}.enquiry`);
  const sums = (offered?.offers[0]?.prices ?? []).flatMap(([, passengers, base, taxes]) =>
    Array.from({ length: passengers }, () => (base + taxes) * 100),
  );
  const tickets = (ticketed?.numbers ?? []).map((number, passenger) => ({
    passenger,
    number,
    fare: sums[passenger] ?? 0,
  }));
  const request = { pnr: ticketed?.pnr ?? '', tickets, key: life.key() };
  await run(life.deps, life.as(by), addTickets, { id, request });
  await run(life.deps, life.as(by), issueCover, { id });
}

/** The steps of a fare request as far as it has come. */
export const stepsOfFare = (fare: Fare): readonly Step[] => {
  const { name, who, by, day, at, message, offered, sent, accepted, paid = [], ticketed } = fare;
  return [
    { day, at, do: (life) => send(life, name, person(who), journeyOf(fare), message) },
    ...(offered === undefined
      ? []
      : offered.offers.map((each, place) => ({
          day: offered.day,
          at: offered.at,
          do: (life: Life) => offer(life, fare, place, each),
        }))),
    ...(sent === undefined
      ? []
      : [
          {
            ...sent,
            do: async (life: Life) => {
              const id = life.noted(`${name}.enquiry`);
              const { token } = await run(life.deps, life.as(by), sendOptions, { id });
              life.note(`${name}.fare`, token);
            },
          },
        ]),
    ...(accepted === undefined
      ? []
      : [{ day: accepted.day, at: accepted.at, do: (life: Life) => accept(life, fare) }]),
    ...paid.map((money) => ({ ...money, do: (life: Life) => take(life, name, by, money) })),
    ...(ticketed === undefined
      ? []
      : [{ day: ticketed.day, at: ticketed.at, do: (life: Life) => ticket(life, fare) }]),
  ];
};
