import { senderLikeness } from '../money.rules.ts';
import {
  candidatesBy,
  isNumber,
  type LoneArrival,
  type PayableOrder,
  type Reading,
  readingOf,
} from './order-candidates.rules.ts';

export const orderReasonKinds = [
  'reference',
  'sender',
  'sender-part',
  'name',
  'due',
  'instalment',
  'all-left',
  'less-than-due',
  'more-than-left',
] as const;
export interface OrderReason {
  readonly kind: (typeof orderReasonKinds)[number];
  /** Poisha between the sums. */
  readonly by?: number;
}

export interface OrderOption {
  readonly order: string;
  readonly reasons: readonly OrderReason[];
}

export interface OrderProposal {
  readonly arrival: string;
  /** The best first; several when none is better than the others. */
  readonly options: readonly OrderOption[];
  /** The first option speaks for itself: one key takes it. */
  readonly isChosen: boolean;
  /** It is chosen, and its sum agrees, too. */
  readonly isSure: boolean;
}

const points: Readonly<Record<OrderReason['kind'], number>> = {
  reference: 200,
  sender: 60,
  due: 40,
  instalment: 40,
  'all-left': 40,
  name: 30,
  'sender-part': 20,
  'less-than-due': 0,
  'more-than-left': -10,
};
const exact: readonly OrderReason['kind'][] = ['due', 'instalment', 'all-left'];
/** By so much the best must be better than the next to be chosen. */
const margin = 15;
/** More orders that are equally good say nothing. */
const maxOptions = 4;

function sumReason({ due, instalments, left }: PayableOrder, amount: number): OrderReason {
  if (amount > left) {
    return { kind: 'more-than-left', by: amount - left };
  }
  return amount === due
    ? { kind: 'due' }
    : amount === left
      ? { kind: 'all-left' }
      : instalments.includes(amount)
        ? { kind: 'instalment' }
        : { kind: 'less-than-due', by: Math.max(due, left) - amount };
}

/** Words of a name that tell people apart; a title, a single letter or the kind of a company doesn't. */
const common = new Set(['MD', 'MRS', 'MST', 'MOHAMMAD', 'MOHAMMED', 'LTD', 'LIMITED', 'BANK', 'THE', 'AND']);
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 2 && !common.has(word));

/** Whether all words of a name, two at least, stand in a text. */
function isNamed(name: string, text: string): boolean {
  const words = wordsOf(name);
  const found = new Set(wordsOf(text));
  return words.length > 1 && words.every((word) => found.has(word));
}

type Scored = OrderOption & { readonly score: number; readonly isStrong: boolean };

/** Why an arrival may be for an order; undefined when nothing speaks for it. */
function compareOrder(order: PayableOrder, arrival: Reading): Scored | undefined {
  const reasons: OrderReason[] = [];
  if (arrival.named.includes(order.reference)) {
    reasons.push({ kind: 'reference' });
  } else if (arrival.written.length > 0) {
    // The payer says that it is for another one.
    return undefined;
  }
  const likenesses = isNumber(arrival.sender)
    ? order.phones.map((phone) => senderLikeness(phone, arrival.sender))
    : [];
  if (likenesses.includes('same')) {
    reasons.push({ kind: 'sender' });
  } else if (likenesses.includes('part')) {
    reasons.push({ kind: 'sender-part' });
  }
  if (isNamed(order.name, arrival.text)) {
    reasons.push({ kind: 'name' });
  }
  const sum = sumReason(order, arrival.amount);
  reasons.push(sum);
  const has = (kind: OrderReason['kind']) => reasons.some((each) => each.kind === kind);
  const isExact = exact.includes(sum.kind);
  const isKnown = has('reference') || (has('sender') && order.left > 0);
  if (!isKnown && !isExact) {
    return undefined;
  }
  return {
    order: order.id,
    reasons,
    score: reasons.reduce((all, { kind }) => all + points[kind], 0),
    isStrong: (isKnown || has('name') || has('sender-part')) && sum.kind !== 'more-than-left',
  };
}

/** An order once so much more is paid. */
function paidWith(order: PayableOrder, amount: number): PayableOrder {
  let rest = amount;
  const instalments = order.instalments.flatMap((part) => {
    const covered = Math.min(part, rest);
    rest -= covered;
    return part > covered ? [part - covered] : [];
  });
  const due = order.due > amount ? order.due - amount : (instalments[0] ?? 0);
  return { ...order, left: order.left - amount, due, instalments };
}

/** The best first; of equals the one that came first. */
const inTurn = (
  a: { readonly arrival: LoneArrival; readonly score: number },
  b: { readonly arrival: LoneArrival; readonly score: number },
) => b.score - a.score || a.arrival.at.getTime() - b.arrival.at.getTime() || byId(a.arrival.id, b.arrival.id);

const byId = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** What is shown of the orders that speak: the best alone if it is the best by far, or all that are as good as it. */
function proposalOf(
  arrival: string,
  scored: readonly Scored[],
): (OrderProposal & { score: number }) | undefined {
  const [best, ...others] = scored.toSorted((a, b) => b.score - a.score || byId(a.order, b.order));
  if (best === undefined) {
    return undefined;
  }
  const rivals = others.filter(({ score }) => best.score - score < margin);
  if (rivals.length >= maxOptions) {
    return undefined;
  }
  const isChosen = best.isStrong && rivals.length === 0;
  const options = [best, ...rivals].map(({ order, reasons }) => ({ order, reasons }));
  const isSure = isChosen && best.reasons.some(({ kind }) => exact.includes(kind));
  return { arrival, options, isChosen, isSure, score: best.score };
}

/**
 * Proposes for which order each arrival is: by our reference in its text, by the number of who sent it, by what is due, by a name. The
 * best first. An order is proposed for as much as is left of it after the arrivals before; of two that are equally good none is chosen,
 * and none whom a sum alone speaks for.
 * @param orders such as can be paid
 * @param apart pairs `arrival order` of which staff said that they don't belong together.
 */
export function proposeOrders(
  arrivals: readonly LoneArrival[],
  orders: readonly PayableOrder[],
  apart: ReadonlySet<string> = new Set(),
): OrderProposal[] {
  const standing = new Map(orders.map((order) => [order.id, order]));
  const near = candidatesBy(orders);
  const propose = (arrival: LoneArrival) => {
    const reading = readingOf(arrival);
    const scored = near(reading).flatMap((id) => {
      const order = standing.get(id);
      return order === undefined || apart.has(`${arrival.id} ${id}`)
        ? []
        : (compareOrder(order, reading) ?? []);
    });
    return proposalOf(arrival.id, scored);
  };
  const waiting = arrivals
    .map((arrival) => ({ arrival, score: propose(arrival)?.score ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort(inTurn);
  const found: (OrderProposal & { score: number })[] = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { arrival } = next;
    // What was proposed in the meantime may leave less for it.
    const proposal = propose(arrival);
    const { score = 0 } = proposal ?? {};
    const isWorse = score < next.score && score < (waiting[0]?.score ?? 0);
    if (isWorse) {
      const later = { arrival, score };
      const place = waiting.findIndex((other) => inTurn(later, other) < 0);
      waiting.splice(place === -1 ? waiting.length : place, 0, later);
    } else if (proposal !== undefined) {
      const order = standing.get(proposal.options[0]?.order ?? '');
      // A part of a sum is told again once it is booked: it doesn't take what another pays to the poisha.
      if (proposal.isSure && order !== undefined) {
        standing.set(order.id, paidWith(order, arrival.amount));
      }
      found.push(proposal);
    }
  }
  return found
    .sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.score - a.score)
    .map(({ score: _score, ...proposal }) => proposal);
}
