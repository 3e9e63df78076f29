import { z } from 'zod';
import { maxInGroup } from '#features/air-tickets/fare-request/fare-request.rules.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { amount, price } from '#platform/money/money.contract.ts';
import { plainLine } from '#platform/plain-text.contract.ts';

/** What e-tickets may be as files. */
export const ticketFileLimits = { bytes: 10 * 1024 * 1024, files: 12 } as const;

const ticketStates = ['issued', 'void', 'exchanged', 'refunded'] as const;
export type TicketState = (typeof ticketStates)[number];

export const typedTicket = z.strictObject({
  /** Which passenger, from 0. Who has a ticket already gets this one instead of it: it was typed wrong. */
  passenger: z.int().min(0),
  /** 13 digits, or 14 with the check digit; hyphens and spaces don't count. */
  number: z.string().trim().min(1).max(40),
  /** What the airline takes for it, taxes included. */
  fare: price,
  /** It is of an airline that isn't in the option, on purpose. */
  otherAirline: z.boolean().default(false),
});

/** The booking at the airline, and tickets of some passengers or all of them. */
export const newTickets = z.strictObject({
  pnr: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z\d]{6}$/, 'Six letters and digits.'),
  /** Who issued them, when it wasn't this agency. */
  issuedBy: plainLine(120).nullable().default(null),
  tickets: z.array(typedTicket).max(3 * maxInGroup),
  /** New tickets are bought although the order isn't paid. */
  unpaid: z.boolean().default(false),
  key: idempotencyKey,
});
export type NewTickets = z.output<typeof newTickets>;

const ticket = z.object({
  number: z.string(),
  fare: amount,
  state: z.enum(ticketStates),
  at: z.string().meta({ description: 'RFC 3339' }),
});

/** How the tickets of an accepted fare stand. */
export const ticketing = z.object({
  /** What isn't paid of the order; poisha. */
  owed: amount,
  pnr: z.string().nullable(),
  issuedBy: z.string().nullable(),
  passengers: z.array(
    z.object({
      position: z.int().meta({ description: 'From 0; `passenger` of a ticket.' }),
      kind: z.enum(['adult', 'child', 'infant']),
      surname: z.string().meta({ description: 'Empty, as the given names, once the names were deleted.' }),
      givenNames: z.string(),
      /** The one that counts first, then those it followed. */
      tickets: z.array(ticket),
    }),
  ),
  /** The ticket cover that counts. */
  cover: z.object({ number: z.string(), path: z.string() }).nullable(),
  files: z.array(z.object({ id: z.uuid(), name: z.string(), bytes: z.int() })),
});
export type Ticketing = z.infer<typeof ticketing>;

export const ticketFile = z.strictObject({ id: z.uuid(), name: z.string() });
