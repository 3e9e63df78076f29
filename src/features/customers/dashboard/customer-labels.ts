import { Hourglass, Inbox, type LucideIcon, Plane, ReceiptText, Stamp } from 'lucide-react';
import { stateLabels } from '#features/enquiries/dashboard/inbox-labels.ts';
import { enquiryStates } from '#features/enquiries/enquiries.rules.ts';
import { stateNames as fareStateNames } from '#features/fares/dashboard/fare-labels.ts';
import { fareStates } from '#features/fares/fares.contract.ts';
import { orderStateNames } from '#features/orders/dashboard/order-labels.ts';
import { orderStates } from '#features/orders/orders.rules.ts';
import { caseStateLabels } from '#features/visa-cases/dashboard/office-case-labels.ts';
import { caseStates } from '#features/visa-cases/visa-cases.rules.ts';
import { m } from '#messages/messages.js';
import type { CustomerRecord } from '../customers.contract.ts';
import type { RecordKind, Relation } from '../customers.rules.ts';

export const relationLabels: Readonly<Record<Relation, () => string>> = {
  spouse: () => m.inbox_relation_spouse(),
  parent: () => m.inbox_relation_parent(),
  child: () => m.inbox_relation_child(),
  sibling: () => m.inbox_relation_sibling(),
  relative: () => m.inbox_relation_relative(),
  friend: () => m.inbox_relation_friend(),
  colleague: () => m.inbox_relation_colleague(),
};

interface RecordLabels {
  readonly icon: LucideIcon;
  readonly kind: () => string;
  readonly state: (state: string) => string;
  readonly path: (record: CustomerRecord) => string;
}

const waitingStates: Readonly<Record<string, () => string>> = {
  waiting: m.office_waiting_waiting,
  offered: m.office_waiting_offered,
  left: m.office_waiting_left,
};

/** How each kind of record is shown on the card. */
const recordLabels: Readonly<Record<RecordKind, RecordLabels>> = {
  enquiry: {
    icon: Inbox,
    kind: () => m.office_kind_enquiry(),
    state: (state) => {
      const known = enquiryStates.find((each) => each === state);
      return known === undefined ? state : stateLabels[known]();
    },
    path: ({ id }) => `/dashboard/enquiries/${id}`,
  },
  order: {
    icon: ReceiptText,
    kind: () => m.office_kind_order(),
    state: (state) => {
      const known = orderStates.find((each) => each === state);
      return known === undefined ? state : orderStateNames[known]();
    },
    path: ({ id }) => `/dashboard/orders/${id}`,
  },
  'visa-case': {
    icon: Stamp,
    kind: () => m.office_kind_visa_case(),
    state: (state) => {
      const known = caseStates.find((each) => each === state);
      return known === undefined ? state : caseStateLabels[known]();
    },
    path: ({ id }) => `/dashboard/visacases/${id}`,
  },
  fare: {
    icon: Plane,
    kind: () => m.office_customer_fare(),
    state: (state) => {
      const known = fareStates.find((each) => each === state);
      return known === undefined ? state : fareStateNames[known]();
    },
    path: ({ id }) => `/dashboard/fares/${id}`,
  },
  waiting: {
    icon: Hourglass,
    kind: () => m.office_waiting_title(),
    state: (state) => waitingStates[state]?.() ?? state,
    path: ({ departureId }) => `/dashboard/departures/${departureId}`,
  },
};

/** A record of the card in words, with its page. */
export function recordOf(record: CustomerRecord) {
  const words = recordLabels[record.kind];
  return {
    icon: words.icon,
    kind: words.kind(),
    state: words.state(record.state),
    path: words.path(record),
  };
}
