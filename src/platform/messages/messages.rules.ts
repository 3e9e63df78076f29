import { addDays, beginningOf, type CalendarDate, dhakaDate, instantOf } from '../calendar-date.ts';
import { masked, maxAttempts, waitAfter } from '../mail/mail.rules.ts';
import type { MessageEventName } from './events.data.ts';

export const channels = ['whatsapp', 'sms', 'email'] as const;
export type Channel = (typeof channels)[number];

/** What a message says goes along that is a file already; of a paper it says the number. */
export const fileItself = 'file';

export const directions = ['out', 'in'] as const;
export type Direction = (typeof directions)[number];

/** Whose thread a message belongs to. `fare` is the enquiry of a fare request. */
export const aboutKinds = ['order', 'case', 'fare', 'enquiry'] as const;
export type AboutKind = (typeof aboutKinds)[number];

export interface About {
  readonly kind: AboutKind;
  readonly id: string;
}

/**
 * `failed`: not by this channel; it goes by the next, or was sent again. `dead`: by none, and nobody has seen to it.
 * `stopped`: the office, or who gets it, doesn't want it sent. `received`: the customer wrote it.
 */
export const messageStates = [
  'waiting',
  'sent',
  'delivered',
  'read',
  'failed',
  'dead',
  'stopped',
  'received',
] as const;
export type MessageState = (typeof messageStates)[number];

/** Whether the office can send a message once more: whatever went out or should have. */
export const canGoAgain = ({
  state,
  direction,
  event,
}: {
  readonly state: MessageState;
  readonly direction: Direction;
  readonly event: string;
}): boolean => direction === 'out' && state !== 'waiting' && (!opensAccount(event) || state === 'dead');

/** Whether the office can stop a message. */
export const canBeStopped = (state: MessageState): boolean => state === 'waiting' || state === 'dead';

/** Letters whose link opens an account, and codes that open a customer's list: emptied once sent, and nobody else reads them. */
const ofAccounts: readonly string[] = [
  'identity.invitation',
  'identity.password-reset',
  'identity.verify-email',
  'identity.changed-address',
  'find.code',
] satisfies readonly MessageEventName[];

export const opensAccount = (event: string): boolean => ofAccounts.includes(event);

/** The result of handing a message over: what a provider's `Handover` says, and a mail server without its codes. */
export type Outcome =
  /** The server or the provider has it. `reference`: what the provider calls it. */
  | { readonly kind: 'taken'; readonly reference?: string | null }
  /** This message is never accepted: a wrong address, or a refused text. */
  | { readonly kind: 'refused'; readonly why: string; readonly code?: string }
  /** Not this time, and it wasn't accepted. */
  | { readonly kind: 'later'; readonly why: string; readonly code?: string }
  /** It was sent and no usable answer came: it may have been accepted. */
  | { readonly kind: 'unknown'; readonly why: string }
  /** Nothing can be sent this way, this message or any other. */
  | { readonly kind: 'away'; readonly why: string; readonly code?: string };

/** What a provider reports of a message that it took. */
export type Report = 'sent' | 'delivered' | 'read' | 'failed';

const ranks: Readonly<Partial<Record<MessageState, number>>> = { sent: 1, delivered: 2, read: 3 };

/**
 * The state of a message after a report of it, which may come late, twice and in any order; undefined when it changes nothing.
 * What has arrived has not failed.
 */
export function afterReport(
  { state, thenBy }: { readonly state: MessageState; readonly thenBy: readonly Channel[] },
  report: Report,
): MessageState | undefined {
  if (report === 'failed') {
    return state === 'waiting' || state === 'sent' ? (thenBy.length > 0 ? 'failed' : 'dead') : undefined;
  }
  if (report === 'sent') {
    // One that has failed goes another way by now; that it was sent first says nothing of its arrival.
    return state === 'waiting' ? report : undefined;
  }
  return (ranks[report] ?? 0) > (ranks[state] ?? 0) ? report : undefined;
}

/** How long a customer can be answered freely after what they wrote by WhatsApp; ms. */
export const windowMs = 24 * 3_600_000;

/** So long one channel is tried while another is left; ms. */
export const patienceMs = 2 * 60_000;

/** Attempts by telephone before a message is dead, in about a day. */
const maxPhoneAttempts = 100;
/** Delay after so many attempts by telephone, in ms: ten seconds at first, doubled each time, a quarter of an hour at most. */
const phoneWaitAfter = (attempts: number) => Math.min(15 * 60_000, 10_000 * 2 ** Math.max(0, attempts - 1));

interface Sending {
  readonly channel: Channel;
  readonly attempts: number;
  /** When it could first be sent. */
  readonly createdAt: Date;
  readonly thenBy: readonly Channel[];
}

/** What becomes of a message after it was handed over. */
export type Next =
  | { readonly state: 'sent'; readonly attempts: number }
  /** `ms`: how long it waits. */
  | { readonly state: 'waiting'; readonly attempts: number; readonly ms: number }
  /** By the next channel, or by none. */
  | { readonly state: 'failed' | 'dead'; readonly attempts: number };

/**
 * What follows from the result of sending. What may have arrived is tried again only where the provider knows our id; it goes by
 * another channel rather than twice by the same.
 * @param knowsOurId whether the same message handed over twice is one
 */
export function afterSending(
  { channel, attempts: before, createdAt, thenBy }: Sending,
  outcome: Outcome,
  now: Date,
  knowsOurId: boolean,
): Next {
  const attempts = before + (outcome.kind === 'away' ? 0 : 1);
  if (outcome.kind === 'taken') {
    return { state: 'sent', attempts };
  }
  const given = thenBy.length > 0 ? ('failed' as const) : ('dead' as const);
  const isFinal = outcome.kind === 'refused' || (outcome.kind === 'unknown' && !knowsOurId);
  if (isFinal || attempts >= (channel === 'email' ? maxAttempts : maxPhoneAttempts)) {
    return { state: given, attempts };
  }
  if (thenBy.length > 0 && now.getTime() - createdAt.getTime() >= patienceMs) {
    return { state: 'failed', attempts };
  }
  if (outcome.kind === 'away') {
    return { state: 'waiting', attempts, ms: 0 };
  }
  return {
    state: 'waiting',
    attempts,
    ms: channel === 'email' ? waitAfter(attempts) : phoneWaitAfter(attempts),
  };
}

/**
 * When the quiet hours end in which a moment lies; undefined outside of them. They may go over midnight, as 22:00 to 08:00 do.
 * @param hours both `HH:MM` in Dhaka; equal ones are none
 */
export function quietUntil(
  now: Date,
  { quietFrom, quietUntil: until }: { readonly quietFrom: string; readonly quietUntil: string },
): Date | undefined {
  const today = dhakaDate(now);
  const overMidnight = quietFrom > until;
  const nights: readonly (readonly [CalendarDate, CalendarDate])[] = overMidnight
    ? [
        [addDays(today, -1), today],
        [today, addDays(today, 1)],
      ]
    : [[today, today]];
  return nights
    .map(([evening, morning]) => ({ from: instantOf(evening, quietFrom), to: instantOf(morning, until) }))
    .find(({ from, to }) => from <= now && now < to)?.to;
}

/** The moment at which the month of a moment began in Dhaka: the budget counts from there. */
export const monthBegan = (now: Date): Date => beginningOf(`${dhakaDate(now).slice(0, 7)}-01`);

/** A number but for its last three digits, or a masked address: for the log, and who may not read customers. */
export const maskedAddress = (address: string): string =>
  address.includes('@')
    ? masked(address)
    : `${'•'.repeat(Math.max(0, address.length - 3))}${address.slice(-3)}`;
