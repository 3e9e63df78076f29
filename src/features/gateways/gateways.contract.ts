import { z } from 'zod';
import type { Poisha } from '#platform/money/money.contract.ts';

/** The payment gateways that customers can be sent to. */
export const gatewayNames = ['sslcommerz', 'bkash', 'nagad'] as const;
export const gatewayName = z.enum(gatewayNames);

/** The smallest and largest sum that each takes at once; poisha. */
export const gatewayLimits = {
  sslcommerz: { least: 10_00, most: 500_000_00 },
  bkash: { least: 1_00, most: 500_000_00 },
  nagad: { least: 1_00, most: 500_000_00 },
} as const;
export type GatewayName = z.infer<typeof gatewayName>;

/** What a gateway is told when an attempt begins. */
export interface Purchase {
  /** Our id of the attempt: 12 to 20 of `A-Z0-9`, never used before. */
  readonly ourId: string;
  readonly amount: Poisha;
  /** What is bought, in a few words for the gateway's page. */
  readonly text: string;
  readonly customer: { readonly name: string; readonly phone: string; readonly email: string };
  /** The customer's IPv4 address; Nagad requires one. */
  readonly address: string;
  /** The base of our addresses below `/pay`, without a trailing slash. */
  readonly siteUrl: string;
}

/** An attempt that began: where the browser goes, and the gateway's id by which it can be asked. */
export interface Started {
  readonly redirect: string;
  readonly session: string;
}

/** What an adapter must know of an attempt to ask for the truth of it. */
export interface Asked {
  readonly ourId: string;
  readonly amount: Poisha;
  /** From `Started`; undefined when the start was never answered. */
  readonly session: string | undefined;
}

/** Fields that came with a redirect or a notification: never proof, they only say what to ask first. */
export type Hint = Readonly<Record<string, string>>;

/** Why money that came stays out of the order until staff have looked at it. */
export type ReviewReason = 'amount' | 'currency' | 'risk' | 'late' | 'repeated';

/** Money that a gateway says it holds for an attempt. */
export interface Received {
  readonly amount: Poisha;
  /** What the gateway keeps, in poisha, as far as it says so already. */
  readonly fee: Poisha;
  /** The gateway's id of the transaction: unique there. */
  readonly theirId: string;
  /** What the customer paid with, in the gateway's words, such as `VISA-Dutch Bangla`. */
  readonly instrument: string | undefined;
}

/** What a gateway says of an attempt, server to server. */
export type Truth =
  | ({ readonly state: 'paid' } & Received)
  | ({ readonly state: 'review'; readonly why: ReviewReason } & Received)
  /** Not decided yet. `refused`: it answered that our call moved no money. */
  | { readonly state: 'pending'; readonly refused?: boolean }
  | { readonly state: 'failed' | 'cancelled' | 'expired'; readonly reason?: string | undefined }
  /** The gateway is away, slow, or its answer isn't understood: nothing follows from it. */
  | { readonly state: 'unknown'; readonly reason: string };

/** A payment of which some goes back. */
export interface Refundable {
  readonly ourId: string;
  readonly theirId: string;
  readonly session: string;
  readonly amount: Poisha;
}

export interface RefundRequest {
  /** Our id of the refund, at most 30 of `A-Z0-9`: the same for every call about it. */
  readonly ourId: string;
  readonly amount: Poisha;
  readonly reason: string;
  /** The sum of earlier refunds of this payment that the gateway has carried out. */
  readonly refundedBefore: Poisha;
  /** It may have been sent before, by a call whose outcome isn't known. */
  readonly isRepeat: boolean;
  /** The gateway's id of this refund, once it has given one. */
  readonly theirId?: string | undefined;
}

export type RefundTruth =
  | { readonly state: 'refunded' | 'processing'; readonly theirId: string | undefined }
  | { readonly state: 'failed' | 'unknown'; readonly reason: string }
  /** The gateway has no call for it: staff refund in its portal. */
  | { readonly state: 'manual' };

/** One payment gateway. The calls ask over the network; none of them touches an order. */
export interface Gateway {
  readonly name: GatewayName;
  /** The smallest and largest sum that it takes, in poisha. */
  readonly limits: { readonly least: Poisha; readonly most: Poisha };
  /** @throws GatewayError when it refuses, is away or isn't understood: then nobody was sent there. */
  start(purchase: Purchase): Promise<Started>;
  /**
   * Asks what is true, and has the money moved where that is our part.
   * @param mayMove Called before a call that moves money; that call is made only if it answers true.
   */
  settle(attempt: Asked, hint: Hint, mayMove: () => Promise<boolean>): Promise<Truth>;
  /** Asks what is true and moves nothing. */
  query(attempt: Asked): Promise<Truth>;
  /** Sends money back, once however often it is called for the same refund. */
  refund(payment: Refundable, request: RefundRequest): Promise<RefundTruth>;
}
