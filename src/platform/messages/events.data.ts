/** What customers are told of. Each has its texts, its line in the settings and its templates of WhatsApp under this name. */
export const customerEvents = [
  'enquiry.received',
  'enquiry.reply',
  'order.quoted',
  'order.held',
  'order.pays-later',
  'order.confirmed',
  'order.amendment',
  'order.changed',
  'order.cancelled',
  'payment.claimed',
  'payment.received',
  'payment.asked',
  'payment.reminder',
  'payment.bounced',
  'payment.stands',
  'refund.sent',
  'refund.undone',
  'travellers.missing',
  'review.asked',
  'departure.decided',
  'waiting.joined',
  'waiting.offer',
  'waiting.over',
  'waiting.twice',
  'waiting.unfit',
  'case.begun',
  'case.state',
  'case.paper-again',
  'case.changed',
  'case.corrected',
  'case.purged',
  'fare.options',
  'find.code',
] as const;
export type CustomerEvent = (typeof customerEvents)[number];

/** All that the program writes; those to staff and about accounts go by e-mail alone. */
export const messageEvents = [
  ...customerEvents,
  'enquiry.message',
  'enquiry.notice',
  'fare.alarm',
  'identity.invitation',
  'identity.password-reset',
  'identity.verify-email',
  'identity.changed-address',
  'identity.accounts-changed',
] as const;
export type MessageEventName = (typeof messageEvents)[number];

/** What doesn't wait for the morning, nor for the next month's budget. */
export const urgentEvents: ReadonlySet<string> = new Set([
  'order.held',
  'waiting.offer',
  'departure.decided',
  'find.code',
] satisfies readonly CustomerEvent[]);

/** Why a message waits that the month's budget keeps back. */
export const overBudget = 'The budget of this month is spent.';
