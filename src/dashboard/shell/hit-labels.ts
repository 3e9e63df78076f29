import {
  BookUser,
  CalendarDays,
  Contact,
  FileText,
  Handshake,
  Image,
  Inbox,
  type LucideIcon,
  Plane,
  ReceiptText,
  ScrollText,
  Stamp,
  UserRound,
  Wallet,
} from 'lucide-react';
import { stateNames as departureStates } from '#features/departures/dashboard/departure-labels.ts';
import { stateLabels as enquiryStates } from '#features/enquiries/dashboard/inbox-labels.ts';
import { stateNames as fareStates } from '#features/fares/dashboard/fare-labels.ts';
import { roles } from '#features/identity/roles/roles.rules.ts';
import { formatDay, formatTaka, orderStateNames } from '#features/orders/dashboard/order-labels.ts';
import { methodLabel } from '#features/payments/dashboard/payment-labels.ts';
import { caseStateLabels, passportMoveLabels } from '#features/visa-cases/dashboard/office-case-labels.ts';
import { m } from '#messages/messages.js';
import { digits } from '#platform/format/numbers.ts';
import type { Hit, HitKind } from '#platform/lookup/lookup.contract.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { shelfNames } from '../documents/document-labels.ts';
import { officeLanguage } from '../language.ts';
import { roleName } from '../permission-check.ts';

type Names = Readonly<Record<string, () => string>>;

interface KindLabels {
  readonly icon: LucideIcon;
  /** The head above several of them. */
  readonly group: () => string;
  /** What its states are called. */
  readonly states?: Names | ((state: string) => string);
  /** What its day says. */
  readonly day?: (day: string) => string;
}

const by = (day: string) => m.office_search_by({ day });

const kinds: Readonly<Record<HitKind, KindLabels>> = {
  order: {
    icon: ReceiptText,
    group: m.office_order_title,
    states: orderStateNames,
    day: (day) => m.office_search_travels({ day }),
  },
  'visa-case': { icon: Stamp, group: m.office_case_title, states: caseStateLabels, day: by },
  fare: { icon: Plane, group: m.office_fare_desk, states: fareStates, day: by },
  departure: {
    icon: CalendarDays,
    group: m.office_nav_departures,
    states: { ...departureStates, go: m.office_dep_goes },
  },
  customer: { icon: Contact, group: m.inbox_customers },
  enquiry: { icon: Inbox, group: m.inbox_title, states: enquiryStates, day: by },
  payment: { icon: Wallet, group: m.office_money, states: methodLabel },
  transfer: { icon: Wallet, group: m.office_money, states: methodLabel },
  supplier: { icon: Handshake, group: m.office_supplier_title },
  bill: { icon: ReceiptText, group: m.office_search_bills },
  paper: { icon: ScrollText, group: m.office_search_papers },
  'passport-slip': { icon: BookUser, group: m.office_search_slips, states: passportMoveLabels, day: by },
  document: { icon: FileText, group: m.office_search_things, states: shelfNames },
  picture: { icon: Image, group: m.writing_media_title, states: () => m.office_kind_picture() },
  user: {
    icon: UserRound,
    group: m.office_nav_users,
    states: (state) => roleName(roles.find((role) => role === state) ?? 'customer'),
  },
};

export const iconOf = ({ kind }: Hit): LucideIcon => kinds[kind].icon;
export const groupOf = ({ kind }: Hit): string => kinds[kind].group();

function stateOf({ kind, state }: Hit): string {
  const { states } = kinds[kind];
  if (states === undefined || (state === null && typeof states !== 'function')) {
    return '';
  }
  return typeof states === 'function' ? states(state ?? '') : (states[state ?? '']?.() ?? '');
}

/** Whose it is and when, in one line. */
export function aboutHit(hit: Hit): string {
  const { kind, details, phone, on } = hit;
  const dayOf = kinds[kind].day ?? ((day: string) => day);
  return [
    ...(kind === 'departure' ? details.map((each) => digits(each, officeLanguage())) : details),
    ...(phone === null ? [] : [groupedPhone(phone)]),
    ...(on === null ? [] : [dayOf(formatDay(on))]),
    ...(kind === 'payment' || kind === 'transfer' ? [stateOf(hit)] : []),
  ]
    .filter((each) => each !== '')
    .join(', ');
}

/** At the end of the line: what is owed or came, else the state. */
export const endOf = (hit: Hit): string => (hit.amount === null ? stateOf(hit) : formatTaka(hit.amount));
