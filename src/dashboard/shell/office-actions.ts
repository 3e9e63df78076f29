import {
  CalendarPlus,
  FilePlus,
  Inbox,
  type LucideIcon,
  MessageSquareText,
  Plane,
  Plus,
  Stamp,
} from 'lucide-react';
import { openNewEnquiry } from '#features/enquiries/dashboard/new-enquiry.tsx';
import type { Permission } from '#features/identity/roles/roles.rules.ts';
import { m } from '#messages/messages.js';
import { languages } from '#platform/language.ts';
import { addPath } from '../documents/document-addresses.ts';
import { documentLists } from '../documents/document-lists.ts';
import type { Words } from '../language.ts';
import { officePages } from './nav.data.ts';

/** A page of the office, or something that can be begun there. */
export interface OfficeAction {
  readonly id: string;
  readonly label: string;
  /** Its names in both languages, and what else people call it. */
  readonly names: readonly string[];
  readonly icon: LucideIcon;
  /** Goes there, or opens its form. */
  readonly choose: (go: Go) => void;
}

/** Shows a page of the office, in which a form may begin with somebody. */
export type Go = (path: string, whom?: { readonly name?: string; readonly phone?: string }) => void;

const inBoth = (words: Words) => languages.map((locale) => words({}, { locale }));

interface Beginning {
  readonly needs: Permission;
  readonly label: Words;
  readonly icon: LucideIcon;
  readonly choose: (go: Go) => void;
  readonly also?: string;
}

/** What is begun most: an order first. `also` are words in which people ask for it. */
const beginnings: readonly Beginning[] = [
  {
    needs: 'orders.write',
    label: m.office_order_new,
    icon: Plus,
    choose: (go) => go('/dashboard/orders/new'),
    also: 'add order, make quote, quotation, notun order, কোটেশন, অর্ডার করুন, বিক্রি, sale',
  },
  {
    needs: 'orders.write',
    label: m.office_book_title,
    icon: CalendarPlus,
    choose: (go) => go('/dashboard/orders/book'),
    also: 'new booking, নতুন বুকিং, notun booking, seat',
  },
  {
    needs: 'visa-cases.write',
    label: m.office_case_new,
    icon: Stamp,
    choose: (go) => go('/dashboard/visacases/new'),
    also: 'visa application, ভিসার আবেদন, notun visa',
  },
  {
    needs: 'enquiries.write',
    label: m.inbox_new,
    icon: Inbox,
    choose: (go) => openNewEnquiry((id) => go(`/dashboard/enquiries/${id}`)),
    also: 'add customer, new customer, নতুন কাস্টমার, নতুন গ্রাহক, notun customer',
  },
  {
    needs: 'enquiries.write',
    label: m.office_fare_new_request,
    icon: Plane,
    choose: (go) => openNewEnquiry((id) => go(`/dashboard/fares/${id}`), true),
    also: 'new fare, নতুন টিকেট, notun ticket, new ticket',
  },
  {
    needs: 'payments.write',
    label: m.office_search_take_money,
    icon: MessageSquareText,
    choose: (go) => go('/dashboard/money'),
    also: 'paste sms, take money, payment, taka joma, টাকা জমা, এসএমএস, bkash, বিকাশ, statement',
  },
];

/** The pages that may be opened, with their sections. */
export const openablePages = (may: (needs: Permission) => boolean): OfficeAction[] =>
  officePages
    .filter(({ needs }) => needs === undefined || may(needs))
    .flatMap(({ path, label, names = [], icon, parts = [] }) => [
      {
        id: path,
        label: label(),
        names: [label, ...names].flatMap(inBoth),
        icon,
        choose: (go: Go) => go(path),
      },
      ...parts.map((part) => ({
        id: `${path}#${part.key}`,
        label: `${label()}: ${part.label()}`,
        names: inBoth(part.label),
        icon,
        choose: (go: Go) => go(`${path}#${part.key}`),
      })),
    ]);

/** What may be begun. */
export const officeBeginnings = (may: (needs: Permission) => boolean): OfficeAction[] => [
  ...beginnings
    .filter(({ needs }) => may(needs))
    .map(({ label, icon, choose, also }) => ({
      id: `begin ${label()}`,
      label: label(),
      names: [...inBoth(label), ...(also?.split(', ') ?? [])],
      icon,
      choose,
    })),
  ...(may('documents.write') ? Object.values(documentLists) : []).map((list) => ({
    id: addPath(list),
    label: list.newTitle(),
    names: [...inBoth(list.newTitle), ...inBoth(list.addLabel)],
    icon: FilePlus,
    choose: (go: Go) => go(addPath(list)),
  })),
];
