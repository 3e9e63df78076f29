import type { z } from 'zod';
import { findSoldPackage, listDepartures } from '#features/departures/departures.queries.ts';
import { seatsLeft } from '#features/departures/departures.rules.ts';
import { acceptOrder, makeOrder } from '#features/orders/orders.commands.ts';
import type { newOrder } from '#features/orders/orders.contract.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import type { HandMethod } from '#features/payments/payments.rules.ts';
import { seatsOf } from '#features/tour-packages/party/party.rules.ts';
import type { Party } from '#features/tour-packages/party/party-parts.rules.ts';
import { run } from '#platform/command/command.ts';
import type { ColleagueName } from './colleagues.ts';
import type { Life, Step } from './life.ts';
import { contactOf, person } from './people.ts';

type Terms = Pick<z.input<typeof newOrder>, 'lines' | 'sold' | 'plan'>;

/** Seats for a party on a departure of the life, by its key; absent: on the first one of the site that has them. */
interface Seats {
  readonly package: string;
  readonly departure: string | undefined;
  readonly party: Party;
}

/** Who travels. */
export const party = (adults: number, childrenWithBed = 0, singleRooms = 0, infants = 0) => ({
  adults,
  childrenWithBed,
  childrenWithoutBed: 0,
  singleRooms,
  infants,
});

/** Seats on a departure of the life; without a key on the first one of the site that has them. */
export const seats = (slug: string, departure?: string, of = party(2)) => ({
  seats: { package: slug, departure, party: of },
});

/** Money that a customer brings. */
export interface Paid {
  readonly day: number;
  readonly at: string;
  readonly method: HandMethod;
  /** In taka; `rest`: what is still owed. */
  readonly taka: number | 'rest';
  /** Of a cheque. */
  readonly cheque?: { readonly bank: string; readonly number: string; readonly dated: number };
}

/** An order from its quote on. */
export interface Sale extends Terms {
  /**
   * Under which later steps find it: `<name>.id`, `<name>.token`, `<name>.total` and `<name>.paid` in poisha. It is made from the
   * enquiry `<name>.enquiry`, where an earlier step has noted one.
   */
  readonly name: string;
  readonly seats?: Seats;
  /** The place of the customer in the list. */
  readonly who: number;
  readonly by: ColleagueName;
  readonly day: number;
  readonly at: string;
  /** The day of travel, from the day of the start. */
  readonly travels?: number;
  /** When they say yes; absent: not yet. */
  readonly accepted?: { readonly day: number; readonly at: string };
  readonly paid?: readonly Paid[];
}

/** What is sold when it is seats: on a departure by its id, else on the first one of the site that has them. */
export async function seatsIn({ deps: { db }, today }: Life, { package: slug, departure, party }: Seats) {
  const all =
    departure === undefined ? await listDepartures(db, (await findSoldPackage(db, slug)) ?? '') : [];
  const free = all.find(
    (row) => row.state === 'open' && seatsLeft(row) > seatsOf(party) && row.cutOff > today,
  );
  return { package: slug, departure: departure ?? free?.id ?? 'none', party };
}

/** The number of a transfer, as its wallet or bank writes it: no two of the life are the same. */
const outsideOf = (method: HandMethod, life: Life): string =>
  `${method === 'bank' ? 'FT26SAMPLE' : 'SMPL'}${life.key().slice(-6)}`;

/** Takes money for an order, and has it approved where that is needed. */
export async function take(life: Life, name: string, by: ColleagueName, { method, taka, cheque }: Paid) {
  const total = Number(life.noted(`${name}.total`));
  const before = Number(life.noted(`${name}.paid`));
  const amount = taka === 'rest' ? total - before : taka * 100;
  const { id, state } = await run(life.deps, life.as(by), takePayment, {
    orderId: life.noted(`${name}.id`),
    amount,
    method,
    ...(cheque !== undefined
      ? { cheque: { ...cheque, dated: life.dayAt(cheque.dated) } }
      : method !== 'cash' && { outside: outsideOf(method, life) }),
    key: life.key(),
  });
  if (state === 'waiting') {
    await run(life.deps, life.as('tanvir'), approvePayment, { id });
  }
  life.note(`${name}.paid`, String(before + amount));
  life.note(`${name}.payment`, id);
}

/** The steps of an order: it is quoted, accepted, and paid bit by bit. */
export const stepsOf = ({
  name,
  who,
  by,
  day,
  at,
  travels,
  accepted,
  seats,
  paid = [],
  ...terms
}: Sale): readonly Step[] => [
  {
    day,
    at,
    do: async (life) => {
      const customer = person(who);
      const enquiry = life.find(`${name}.enquiry`);
      const { id, token, total } = await run(life.deps, life.as(by), makeOrder, {
        language: customer.language,
        contact: contactOf(customer),
        ...(enquiry !== undefined && { enquiry }),
        ...terms,
        ...(seats !== undefined && { sold: [await seatsIn(life, seats)] }),
        ...(travels !== undefined && { travelsOn: life.dayAt(travels) }),
        key: life.key(),
      });
      life.note(`${name}.id`, id);
      life.note(`${name}.token`, token);
      life.note(`${name}.total`, String(total));
      life.note(`${name}.paid`, '0');
    },
  },
  ...(accepted === undefined
    ? []
    : [
        {
          ...accepted,
          do: (life: Life) => run(life.deps, life.as(by), acceptOrder, { id: life.noted(`${name}.id`) }),
        },
      ]),
  ...paid.map((money) => ({
    day: money.day,
    at: money.at,
    do: (life: Life) => take(life, name, by, money),
  })),
];
