import {
  Archive,
  CalendarDays,
  Contact,
  FileText,
  Handshake,
  Inbox,
  type LucideIcon,
  Package,
  Receipt,
  ReceiptText,
} from 'lucide-react';
import type { Words } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import type { ImportKindName, ImportState } from '../imports.contract.ts';

interface KindLabel {
  readonly label: Words;
  /** What such a file may be. */
  readonly about: Words;
  readonly icon: LucideIcon;
  /** Where what it brings is seen. */
  readonly path: string;
}

/** What can be brought along, in the order in which it is brought. */
export const importKindLabels: Readonly<Record<ImportKindName, KindLabel>> = {
  customers: {
    label: m.office_imports_customers,
    about: m.office_imports_customers_about,
    icon: Contact,
    path: '/dashboard/customers',
  },
  orders: {
    label: m.office_imports_orders,
    about: m.office_imports_orders_about,
    icon: ReceiptText,
    path: '/dashboard/orders',
  },
  departures: {
    label: m.office_imports_departures,
    about: m.office_imports_departures_about,
    icon: CalendarDays,
    path: '/dashboard/departures',
  },
  suppliers: {
    label: m.office_imports_suppliers,
    about: m.office_imports_suppliers_about,
    icon: Handshake,
    path: '/dashboard/suppliers',
  },
  bills: {
    label: m.office_imports_bills,
    about: m.office_imports_bills_about,
    icon: Receipt,
    path: '/dashboard/suppliers',
  },
  enquiries: {
    label: m.office_imports_enquiries,
    about: m.office_imports_enquiries_about,
    icon: Inbox,
    path: '/dashboard/enquiries',
  },
  posts: {
    label: m.office_imports_posts,
    about: m.office_imports_posts_about,
    icon: FileText,
    path: '/dashboard/manageposts',
  },
  packages: {
    label: m.office_imports_packages,
    about: m.office_imports_packages_about,
    icon: Package,
    path: '/dashboard/managedomesticpackages',
  },
  everything: {
    label: m.office_imports_everything,
    about: m.office_imports_everything_about,
    icon: Archive,
    path: '/dashboard/home',
  },
};

/** How an import stands, as a list says it. */
export const importStateLabels: Readonly<Record<ImportState, Words>> = {
  read: m.office_imports_state_read,
  running: m.office_imports_state_running,
  done: m.office_imports_state_done,
  undone: m.office_imports_state_undone,
  failed: m.office_imports_state_failed,
};

const fieldLabels: Readonly<Record<string, Words>> = {
  name: m.office_imports_field_name,
  phone: m.office_imports_field_phone,
  phone2: m.office_imports_field_phone2,
  email: m.office_imports_field_email,
  address: m.office_imports_field_address,
  note: m.office_imports_field_note,
  birthDate: m.office_imports_field_birth,
  passportExpires: m.office_imports_field_passport,
  tags: m.office_imports_field_tags,
  reference: m.office_imports_field_reference,
  customer: m.office_imports_field_customer,
  text: m.office_imports_field_text,
  travelsOn: m.office_imports_field_travels,
  total: m.office_imports_field_total,
  paid: m.office_imports_field_paid,
  dueOn: m.office_imports_field_due,
  package: m.office_imports_field_package,
  departure: m.office_imports_field_departure,
  adults: m.office_imports_field_adults,
  children: m.office_imports_field_children,
  infants: m.office_imports_field_infants,
  kind: m.office_imports_field_kind,
  currency: m.office_imports_field_currency,
  balance: m.office_imports_field_balance,
  supplier: m.office_imports_field_supplier,
  number: m.office_imports_field_number,
  on: m.office_imports_field_on,
  due: m.office_imports_field_due,
  rate: m.office_imports_field_rate,
  amount: m.office_imports_field_amount,
  departsOn: m.office_imports_field_departs,
  returnsOn: m.office_imports_field_returns,
  seats: m.office_imports_field_seats,
  keptBack: m.office_imports_field_back,
  subject: m.office_imports_field_subject,
  state: m.office_imports_field_state,
};

/** What a field is called. */
export const fieldLabel = (field: string): string => fieldLabels[field]?.() ?? field;
