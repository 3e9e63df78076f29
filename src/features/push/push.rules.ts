import type { Permission } from '#features/identity/roles/roles.rules.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { quietUntil } from '#platform/messages/messages.rules.ts';
import type { PushChoices, PushKind } from './push.contract.ts';

/** `test` is what somebody sends to themselves. */
export type NoticeKind = PushKind | 'test';

/** Who may read the page that a push leads to, and so hear of it. */
export const readingOf: Readonly<Record<PushKind, Permission>> = {
  'enquiry.new': 'enquiries.read',
  'money.waits': 'payments.write',
  'limit.near': 'orders.read',
  'paper.arrived': 'visa-cases.read',
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** For so long it waits for more of the same: ten papers of one case are one push. */
export const gatherMs = (kind: NoticeKind): number => (kind === 'paper.arrived' ? minuteMs : 0);

/** For so long somebody wants to hear it, when the cause doesn't say. */
export const usefulMs = (kind: NoticeKind): number => (kind === 'test' ? 5 * minuteMs : 4 * hourMs);

/** When a push that failed is tried again: after half a minute, doubled each time, a quarter of an hour at most. */
export const waitAfter = (attempts: number): number =>
  Math.min(15 * minuteMs, 30_000 * 2 ** Math.max(0, attempts - 1));

/**
 * When a push may ring; undefined: not at all. Outside of somebody's hours nothing is sent and nothing is kept for later, but for a
 * time limit: that rings when the hours begin, if that is before it is over.
 */
export function ringsAt(
  { kind, usefulUntil }: { readonly kind: NoticeKind; readonly usefulUntil: Date },
  { from, until }: Pick<PushChoices, 'from' | 'until'>,
  now: Date,
): Date | undefined {
  const begins = kind === 'test' ? undefined : quietUntil(now, { quietFrom: until, quietUntil: from });
  const at = begins ?? now;
  return at < usefulUntil && (begins === undefined || kind === 'limit.near') ? at : undefined;
}

/** What a push says, in the office's words. It stands on locked screens: what happened and a reference, nobody's name, sum or number. */
export function pushText(
  { kind, reference }: { readonly kind: NoticeKind; readonly reference: string },
  language: Language,
): { readonly title: string; readonly body: string } {
  const titles = {
    'enquiry.new': m.office_push_enquiry,
    'money.waits': m.office_push_money,
    'limit.near': m.office_push_limit,
    'paper.arrived': m.office_push_paper,
    test: m.office_push_test,
  };
  const said = { locale: language };
  return {
    title: titles[kind]({}, said),
    body: kind === 'test' ? m.office_push_test_body({}, said) : reference,
  };
}
