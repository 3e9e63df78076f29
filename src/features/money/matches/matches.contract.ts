import { z } from 'zod';
import { orderStates } from '#features/orders/orders.rules.ts';
import { moved, paymentMade } from '#features/payments/payments.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { amount, price } from '#platform/money/money.contract.ts';
import { plainLine, searched } from '#platform/plain-text.contract.ts';
import { inboxCheque } from '../cheques/cheques.contract.ts';
import { claimMethods, transferMethods } from '../money.rules.ts';
import { unreadMoney } from '../unparsed-sms/unparsed-sms.contract.ts';
import { orderReasonKinds } from './order-proposals.rules.ts';
import { reasonKinds } from './proposals.rules.ts';

/** Who makes a payment of a claim, an arrival, or both. */
export const newMatch = z
  .strictObject({
    claim: z.uuid().optional(),
    arrival: z.uuid().optional(),
    /** The orders that it pays, and how much of each. */
    parts: z
      .array(z.strictObject({ order: z.uuid(), amount: moved }))
      .min(1)
      .max(10)
      .refine((parts) => new Set(parts.map(({ order }) => order)).size === parts.length, {
        error: 'Each order once.',
      }),
    /** A fee that the way of paying took off, borne by the agency; poisha. */
    fee: price.default(0),
    /** Without an arrival: where staff saw the money. A slip alone proves nothing. */
    seen: plainLine(200, 3).optional(),
    key: idempotencyKey,
  })
  .refine(({ claim, arrival }) => claim !== undefined || arrival !== undefined, {
    path: ['arrival'],
    error: 'Name a claim or an arrival.',
  })
  .refine(({ arrival, seen }) => arrival !== undefined || seen !== undefined, {
    path: ['seen'],
    error: 'Say where you saw the money: a slip alone proves nothing.',
  });

export const matchMade = z.object({ payments: z.array(paymentMade.extend({ order: z.uuid() })) });
export type MatchMade = z.infer<typeof matchMade>;

export const pair = z.strictObject({ claim: z.uuid(), arrival: z.uuid() });
export const pairParted = z.object({ claim: z.uuid(), arrival: z.uuid() });

/** Orders that staff say an arrival isn't for. */
export const orderPair = z.strictObject({ arrival: z.uuid(), orders: z.array(z.uuid()).min(1).max(10) });
export const orderPairParted = z.object({ arrival: z.uuid() });

const order = { order: z.uuid(), reference: z.string(), name: z.string() };
const transfer = {
  id: z.uuid(),
  method: z.enum(claimMethods),
  outside: z.string().nullable(),
  sender: z.string(),
  amount,
};

/** What a customer says they paid. */
export const inboxClaim = z
  .object({
    ...transfer,
    ...order,
    /** What is still to be paid for the order; negative when too much was paid. */
    left: amount,
    slip: z.boolean(),
    at: z.iso.datetime(),
    /** Until when the seats of its order are held: it is decided before; null without a hold. */
    heldUntil: z.iso.datetime().nullable(),
    /** How its customer is reached: by e-mail, or else by telephone. */
    phone: z.string(),
    hasMail: z.boolean(),
    /** When they were last asked for the number or the slip. */
    askedAt: z.iso.datetime().nullable(),
    /** Its number is in another claim or payment, of this order. */
    repeats: z.string().nullable(),
    isRepeated: z.boolean(),
  })
  .meta({ id: 'MoneyClaim' });
export type InboxClaim = z.infer<typeof inboxClaim>;

/** Money that arrived. */
export const inboxArrival = z
  .object({
    ...transfer,
    /** What is still to be matched of it: less than all while a part of it stands. */
    left: amount,
    source: z.enum(['statement', 'sms']),
    line: z.int().nullable(),
    fileName: z.string().nullable(),
    note: z.string(),
    by: z.string(),
    at: z.iso.datetime(),
    /** The cheque that it is, or may be. */
    cheque: inboxCheque.nullable(),
  })
  .meta({ id: 'MoneyArrival' });
export type InboxArrival = z.infer<typeof inboxArrival>;

const reason = z.object({ kind: z.enum(reasonKinds), by: z.number().optional() });

/** An order that money may be for. */
export const foundOrder = z
  .object({
    ...order,
    phone: z.string(),
    state: z.enum(orderStates),
    /** What it is about, in one line. */
    about: z.object({ en: z.string().optional(), bn: z.string().optional() }),
    /** What is to be paid next, and its last day; null when it is due at once, or nothing is. */
    due: amount,
    dueOn: z.string().nullable(),
    /** What is still to be paid in all; negative when too much was paid. */
    left: amount,
  })
  .meta({ id: 'OrderForMoney' });
export type FoundOrder = z.infer<typeof foundOrder>;

export const foundOrderQuery = z.object({
  q: searched(100).default('').meta({ description: 'Name, telephone, reference or number of a transfer.' }),
});
export const foundOrders = z.object({ items: z.array(foundOrder) });

const orderReason = z.object({ kind: z.enum(orderReasonKinds), by: z.number().optional() });

/** The order that an arrival may be for, or several of which none is better than the others. */
export const orderProposal = z
  .object({
    arrival: inboxArrival,
    options: z.array(foundOrder.extend({ reasons: z.array(orderReason) })).min(1),
    /** The one option speaks for itself; else somebody chooses. */
    isChosen: z.boolean(),
    isSure: z.boolean(),
  })
  .meta({ id: 'OrderProposal' });
export type InboxOrderProposal = z.infer<typeof orderProposal>;

/** A payment or refund that waits for a second person, or was matched today. */
export const inboxPayment = z
  .object({
    ...order,
    id: z.uuid(),
    kind: z.enum(['payment', 'refund']),
    method: z.string(),
    amount,
    outside: z.string().nullable(),
    state: z.string(),
    by: z.string(),
    byName: z.string(),
    at: z.iso.datetime(),
    receipt: z.string().nullable(),
  })
  .meta({ id: 'MoneyPayment' });
export type InboxPayment = z.infer<typeof inboxPayment>;

/** The money inbox. */
export const moneyInbox = z
  .object({
    proposals: z.array(
      z.object({ claim: inboxClaim, arrival: inboxArrival, reasons: z.array(reason), isSure: z.boolean() }),
    ),
    /** Arrived, nobody said so, and an order speaks for it. */
    orderProposals: z.array(orderProposal),
    /** Said, and nothing arrived. */
    claims: z.array(inboxClaim),
    /** Arrived, and nothing speaks for it. */
    arrivals: z.array(inboxArrival),
    /** Sent in and not understood. */
    unread: z.array(unreadMoney),
    waiting: z.array(inboxPayment),
    matched: z.array(inboxPayment),
    statements: z.array(
      z.object({ method: z.enum(transferMethods), addedAt: z.iso.datetime(), lastAt: z.iso.datetime() }),
    ),
    /** From this sum on a second person approves. */
    approvalFrom: amount,
  })
  .meta({ id: 'MoneyInbox' });
export type MoneyInbox = z.infer<typeof moneyInbox>;
