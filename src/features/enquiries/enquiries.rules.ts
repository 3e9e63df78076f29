/** The kinds of enquiry. */
export const enquiryKinds = ['contact', 'visa', 'package', 'air-ticket'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** The states of an enquiry; the first three are open. */
export const enquiryStates = ['new', 'in-progress', 'waiting', 'won', 'lost', 'spam'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

export const openStates: readonly EnquiryState[] = ['new', 'in-progress', 'waiting'];

/** States that staff set by hand; spam has a command of its own, and new is only the initial one. */
export const settableStates = ['in-progress', 'waiting', 'won', 'lost'] as const;

/** How an enquiry reached the agency: by the site's form, or taken by staff. */
export const handSources = ['phone', 'walk-in', 'whatsapp'] as const;
export const sources = ['site', ...handSources] as const;
export type Source = (typeof sources)[number];

/** What came of getting in touch with somebody. */
export const contactOutcomes = ['called', 'no-answer', 'whatsapp'] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

/** How a customer adds something to an enquiry. */
export const messageVias = ['page', 'email', 'whatsapp'] as const;
export type MessageVia = (typeof messageVias)[number];

/** Why an enquiry is in review as likely spam. */
export const reviewReasons = [
  'honeypot',
  'too-quick',
  'links',
  'many-from-address',
  'many-from-contact',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** The events in an enquiry's history. */
export const happenings = [
  'sent',
  'in-review',
  'released',
  'assigned',
  'state-changed',
  'due-set',
  'note-added',
  'replied',
  'contacted',
  'message-received',
  'merged',
  'took-over',
  'file-added',
  'files-left-out',
  'file-removed',
  'contact-corrected',
] as const;
export type Happening = (typeof happenings)[number];

/** The event `in-review` as older rows and processes name it. */
export const formerInReview = 'held';
export type StoredHappening = Happening | typeof formerInReview;

/** An event by its stored name. */
export const happeningOf = (stored: StoredHappening): Happening =>
  stored === formerInReview ? 'in-review' : stored;

/** The permission of visitors: sending. Everything else needs a permission of the staff. */
export const visitorActor = { id: 'visitor', permissions: new Set(['enquiries.send']) } as const;
