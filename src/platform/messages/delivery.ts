import { isOneAddress, notOneAddress } from '../mail/mail.rules.ts';
import type { Post } from '../mail/post.gateway.ts';
import type { Sms } from '../sms/sms.contract.ts';
import type { DueMessage } from './due-messages.ts';
import type { Outcome } from './messages.rules.ts';

/** How messages of one channel are handed over. Never throws for a failed message: the failure is its result. */
export interface Delivery {
  /** Whether the same message handed over twice is one at who gets it. */
  readonly knowsOurId: boolean;
  deliver(message: DueMessage): Promise<Outcome>;
}

/** By e-mail: a receiver recognises a duplicate by its Message-ID. */
export const byMail = (post: Post): Delivery => ({
  knowsOurId: true,
  deliver: async (message) =>
    isOneAddress(message.toAddress) ? post.deliver(message) : { kind: 'refused', why: notOneAddress },
});

/** By SMS. */
export const bySms = (sms: Sms): Delivery => ({
  knowsOurId: sms.knowsOurId,
  deliver: ({ id, toAddress, text }) => sms.send({ id, to: toAddress, text }),
});
