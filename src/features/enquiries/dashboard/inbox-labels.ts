import { CircleHelp, type LucideIcon, Plane, Stamp, TreePalm } from 'lucide-react';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { shortDate } from '#platform/format/dates.ts';
import type { Reply } from '../contact/contact.rules.ts';
import {
  type ContactOutcome,
  type EnquiryKind,
  type EnquiryState,
  openStates,
  type Source,
} from '../enquiries.rules.ts';
import type { InboxItem } from '../inbox/enquiry.contract.ts';

export const stateLabels: Readonly<Record<EnquiryState, () => string>> = {
  new: () => m.inbox_state_new(),
  'in-progress': () => m.inbox_state_in_progress(),
  waiting: () => m.inbox_state_waiting(),
  won: () => m.inbox_state_won(),
  lost: () => m.inbox_state_lost(),
  spam: () => m.inbox_state_spam(),
};

export const kindLabels: Readonly<Record<EnquiryKind, () => string>> = {
  contact: () => m.inbox_kind_contact(),
  visa: () => m.inbox_kind_visa(),
  package: () => m.inbox_kind_package(),
  'air-ticket': () => m.inbox_kind_air(),
};

export const kindIcons: Readonly<Record<EnquiryKind, LucideIcon>> = {
  contact: CircleHelp,
  visa: Stamp,
  package: TreePalm,
  'air-ticket': Plane,
};

export const replyLabels: Readonly<Record<Reply, () => string>> = {
  phone: () => m.inbox_by_phone(),
  whatsapp: () => m.inbox_by_whatsapp(),
  email: () => m.inbox_by_email(),
};

export const sourceLabels: Readonly<Record<Source, () => string>> = {
  site: () => m.inbox_source_site(),
  phone: () => m.inbox_source_phone(),
  'walk-in': () => m.inbox_source_walk_in(),
  whatsapp: () => m.inbox_source_whatsapp(),
};

export const outcomeLabels: Readonly<Record<ContactOutcome, () => string>> = {
  called: () => m.inbox_outcome_called(),
  'no-answer': () => m.inbox_outcome_no_answer(),
  whatsapp: () => m.inbox_outcome_whatsapp(),
};

/** Whether it is overdue. */
export const isOverdue = ({ state, dueOn }: Pick<InboxItem, 'state' | 'dueOn'>): boolean =>
  dueOn !== null && openStates.includes(state) && dueOn < dhakaToday();

export const formatDay = (day: string): string => shortDate(day, officeLanguage());
