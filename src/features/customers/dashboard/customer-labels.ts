import { Inbox, type LucideIcon, ReceiptText } from 'lucide-react';
import { stateLabels } from '#features/enquiries/dashboard/inbox-labels.ts';
import { enquiryStates } from '#features/enquiries/enquiries.rules.ts';
import { orderStateNames } from '#features/orders/dashboard/order-labels.ts';
import { orderStates } from '#features/orders/orders.rules.ts';
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
  readonly path: (id: string) => string;
}

/** How each kind of record is shown on the card. */
const recordLabels: Readonly<Record<RecordKind, RecordLabels>> = {
  enquiry: {
    icon: Inbox,
    kind: () => m.office_kind_enquiry(),
    state: (state) => {
      const known = enquiryStates.find((each) => each === state);
      return known === undefined ? state : stateLabels[known]();
    },
    path: (id) => `/dashboard/enquiries/${id}`,
  },
  order: {
    icon: ReceiptText,
    kind: () => m.office_kind_order(),
    state: (state) => {
      const known = orderStates.find((each) => each === state);
      return known === undefined ? state : orderStateNames[known]();
    },
    path: (id) => `/dashboard/orders/${id}`,
  },
};

/** A record of the card in words, with its page. */
export function recordOf({ kind, id, state }: CustomerRecord) {
  const words = recordLabels[kind];
  return { icon: words.icon, kind: words.kind(), state: words.state(state), path: words.path(id) };
}
