/** What customers are told of. Each has its texts, its line in the settings and its templates of WhatsApp under this name. */
export const customerEvents = [
  'enquiry.received',
  'enquiry.reply',
  'order.quoted',
  'order.held',
  'order.pays-later',
  'hold.ends',
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
  'departure.tomorrow',
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
  'case.passport',
  'case.papers-missing',
  'fare.options',
  'fare.ticketed',
  'find.code',
] as const;
export type CustomerEvent = (typeof customerEvents)[number];

/** What staff write by hand, as they wrote it. */
export const staffText = 'staff.text';
/** What customers write. */
export const customerText = 'customer.text';

/** All that the program writes; those to staff and about accounts go by e-mail alone. */
export const messageEvents = [
  ...customerEvents,
  staffText,
  customerText,
  'enquiry.message',
  'enquiry.notice',
  'fare.alarm',
  'identity.invitation',
  'identity.password-reset',
  'identity.verify-email',
  'identity.changed-address',
  'identity.accounts-changed',
  'start.trial',
] as const;
export type MessageEventName = (typeof messageEvents)[number];

/** What doesn't wait for the morning, nor for the next month's budget. */
export const urgentEvents: ReadonlySet<string> = new Set([
  'order.held',
  'hold.ends',
  'waiting.offer',
  'departure.decided',
  'fare.ticketed',
  'find.code',
] satisfies readonly CustomerEvent[]);

/** What who has written STOP still hears: of money that moved, of a change or cancellation, of whether and when a departure leaves. */
export const neededEvents: ReadonlySet<string> = new Set([
  'payment.received',
  'payment.bounced',
  'payment.stands',
  'refund.sent',
  'refund.undone',
  'order.changed',
  'order.amendment',
  'order.cancelled',
  'departure.decided',
  'departure.tomorrow',
  // Who asks for a code wants it.
  'find.code',
] satisfies readonly CustomerEvent[]);

/** Why a message waits that the month's budget keeps back. */
export const overBudget = 'The budget of this month is spent.';

/** Why a message isn't sent whose receiver belongs to the sample life. */
export const onlySample = 'A sample: nothing is sent to it.';
