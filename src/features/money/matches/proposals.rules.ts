import { type ClaimMethod, methodOf, senderLikeness, type TransferMethod } from '../money.rules.ts';
import { writtenReferences } from './references.rules.ts';

/** What a claim and an arrival are compared by. */
export interface Comparable {
  readonly id: string;
  readonly outsideKey: string | null;
  readonly lookKey: string | null;
  readonly sender: string;
  /** Poisha. */
  readonly amount: number;
  /** When it is said to have been paid, or arrived. */
  readonly at: Date;
}
export type ComparedClaim = Comparable & {
  readonly method: ClaimMethod;
  /** The order's, as it is written as reference: letters and digits alone. */
  readonly reference: string;
  readonly isRepeated: boolean;
};
export type ComparedArrival = Comparable & { readonly method: TransferMethod; readonly note: string };

export const reasonKinds = [
  'trx',
  'trx-alike',
  'trx-differs',
  'reference',
  'sum',
  'sum-less',
  'sum-more',
  'sender',
  'sender-part',
  'time',
  'method-differs',
] as const;
export interface Reason {
  readonly kind: (typeof reasonKinds)[number];
  /** Poisha between the sums, or minutes between the times. */
  readonly by?: number;
}

export interface Proposal {
  readonly claim: string;
  readonly arrival: string;
  readonly reasons: readonly Reason[];
  /** All that is known agrees. */
  readonly isSure: boolean;
}

/** What a cash-out takes at most, of a thousand. */
const maxFee = 25;
const hour = 60;
/** Further apart, a time is no reason. */
const nearMinutes = 48 * hour;

const points: Readonly<Partial<Record<Reason['kind'], number>>> = {
  trx: 200,
  reference: 90,
  'trx-alike': 80,
  sender: 45,
  sum: 40,
  'sender-part': 25,
  'sum-less': 10,
  'trx-differs': -60,
  'method-differs': -15,
};

/** More than sender and sum can make up for. */
const repeatedPoints = 150;

function sumReason(claim: Comparable, arrival: Comparable): Reason {
  const by = arrival.amount - claim.amount;
  return by === 0 ? { kind: 'sum' } : by < 0 ? { kind: 'sum-less', by: -by } : { kind: 'sum-more', by };
}

/** The letters and digits of a payer's note, in which a reference is found however it was written. */
const plainNote = ({ note }: ComparedArrival) => note.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Why a claim and an arrival may belong together; undefined when nothing speaks for it. */
export function compare(
  claim: ComparedClaim,
  arrival: ComparedArrival,
): (Proposal & { readonly score: number }) | undefined {
  const reasons: Reason[] = [];
  const bothNumbered = claim.outsideKey !== null && arrival.outsideKey !== null;
  const isSame = bothNumbered && claim.outsideKey === arrival.outsideKey;
  const isAlike = bothNumbered && !isSame && claim.lookKey === arrival.lookKey;
  if (isSame) {
    reasons.push({ kind: 'trx' });
  } else if (isAlike) {
    reasons.push({ kind: 'trx-alike' });
  } else if (bothNumbered) {
    reasons.push({ kind: 'trx-differs' });
  }
  if (plainNote(arrival).includes(claim.reference)) {
    reasons.push({ kind: 'reference' });
  } else if (!isSame && writtenReferences(arrival.note).length > 0) {
    // The payer says that it is for another order.
    return undefined;
  }
  const sum = sumReason(claim, arrival);
  reasons.push(sum);
  const sender = senderLikeness(claim.sender, arrival.sender);
  if (sender !== undefined) {
    reasons.push({ kind: sender === 'same' ? 'sender' : 'sender-part' });
  }
  const minutes = Math.round(Math.abs(claim.at.getTime() - arrival.at.getTime()) / 60_000);
  const isNear = minutes <= nearMinutes;
  if (isNear) {
    reasons.push({ kind: 'time', by: minutes });
  }
  const sameMethod = methodOf(arrival.method, claim.method) === claim.method;
  if (!sameMethod) {
    reasons.push({ kind: 'method-differs' });
  }
  const has = (...kinds: Reason['kind'][]) => reasons.some(({ kind }) => kinds.includes(kind));
  const looksLikeFee = sum.kind === 'sum-less' && (sum.by ?? 0) * 1000 <= claim.amount * maxFee;
  const speaks =
    has('trx', 'trx-alike', 'reference') ||
    (sum.kind === 'sum' && has('sender', 'sender-part')) ||
    (sum.kind === 'sum' && isNear && sameMethod) ||
    (looksLikeFee && has('sender', 'sender-part') && isNear);
  if (!speaks) {
    return undefined;
  }
  const nearness = isNear ? Math.max(1, 20 - Math.floor(minutes / hour)) : 0;
  // Who told of a number first comes first.
  const start = claim.isRepeated ? nearness - repeatedPoints : nearness;
  const score = reasons.reduce((all, { kind }) => all + (points[kind] ?? 0), start);
  const isSure = isSame && sum.kind === 'sum' && sameMethod && !claim.isRepeated;
  return { claim: claim.id, arrival: arrival.id, reasons, isSure, score };
}

const grouped = <Row>(rows: readonly Row[], keys: (row: Row) => readonly (string | null)[]) => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    for (const key of keys(row)) {
      if (key !== null) {
        const group = groups.get(key);
        if (group === undefined) {
          groups.set(key, [row]);
        } else {
          group.push(row);
        }
      }
    }
  }
  return groups;
};

/** The last digits that a sender shows. */
const ending = (sender: string) => /(\d{3})$/.exec(sender.replace(/\D/g, ''))?.[1] ?? null;

/**
 * Proposes which arrival a claim is, the best first; each claim and each arrival stands in one proposal at most.
 * @param apart pairs `claim arrival` of which staff said that they don't belong together.
 */
export function proposeMatches(
  claims: readonly ComparedClaim[],
  arrivals: readonly ComparedArrival[],
  apart: ReadonlySet<string> = new Set(),
): Proposal[] {
  const byKey = grouped(arrivals, ({ lookKey, amount, sender }) => {
    const end = ending(sender);
    return [lookKey && `look ${lookKey}`, `sum ${amount}`, end && `end ${end}`];
  });
  // A note is read once, not for each claim.
  const noted = arrivals.flatMap((arrival) =>
    arrival.note === '' ? [] : [{ arrival, plain: plainNote(arrival) }],
  );
  const found = claims.flatMap((claim) => {
    const end = ending(claim.sender);
    const near = new Set([
      ...(byKey.get(`look ${claim.lookKey}`) ?? []),
      ...(byKey.get(`sum ${claim.amount}`) ?? []),
      ...(end === null ? [] : (byKey.get(`end ${end}`) ?? [])),
      ...noted.flatMap(({ arrival, plain }) => (plain.includes(claim.reference) ? [arrival] : [])),
    ]);
    return [...near].flatMap((arrival) =>
      apart.has(`${claim.id} ${arrival.id}`) ? [] : (compare(claim, arrival) ?? []),
    );
  });
  const byId = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  found.sort((a, b) => b.score - a.score || byId(a.claim, b.claim) || byId(a.arrival, b.arrival));
  const taken = new Set<string>();
  return found.flatMap(({ score: _score, ...proposal }) => {
    if (taken.has(proposal.claim) || taken.has(proposal.arrival)) {
      return [];
    }
    taken.add(proposal.claim).add(proposal.arrival);
    return [proposal];
  });
}
