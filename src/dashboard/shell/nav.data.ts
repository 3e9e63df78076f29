import {
  Activity,
  BookOpen,
  CalendarCheck,
  CalendarDays,
  ChartColumn,
  Contact,
  Eraser,
  Globe,
  HandCoins,
  Handshake,
  House,
  Images,
  Import,
  Inbox,
  Landmark,
  ListChecks,
  type LucideIcon,
  Mail,
  MapPin,
  Package,
  Percent,
  Plane,
  Receipt,
  ReceiptText,
  Scale,
  Settings,
  Stamp,
  Star,
  Undo2,
  UserCog,
  Users,
  Wallet,
  WalletCards,
} from 'lucide-react';
import type { Permission } from '#features/identity/roles/roles.rules.ts';
import { m } from '#messages/messages.js';
import { addPath, editPath, listPath } from '../documents/document-addresses.ts';
import { type DocumentList, documentLists } from '../documents/document-lists.ts';
import type { Words } from '../language.ts';
import { settingsParts } from './settings-parts.data.ts';

/** Counts of waiting items, as the overview has them. */
export type Waiting = 'enquiries' | 'visasToCheck' | 'visaCases' | 'fares' | 'toDecide' | 'mail' | 'money';

/** A page of the office that its side bar leads to. */
export interface OfficePage {
  readonly path: string;
  readonly label: Words;
  /** What else the search finds it by. */
  readonly names?: readonly Words[];
  readonly icon: LucideIcon;
  /** The permission needed; all staff without it. */
  readonly needs?: Permission;
  /** What waits there, with the permission of those whose work it is. */
  readonly waiting?: { readonly of: Waiting; readonly work: Permission };
  /** Addresses that belong to it, such as the forms of a list. */
  readonly also?: readonly string[];
  /** Sections of it that the search links to; `key` is the id of the section's heading. */
  readonly parts?: ReadonlyArray<{ readonly key: string; readonly label: Words }>;
}

/** A place of the side bar with its pages; it opens at the one that was used last. */
export interface Place {
  readonly name: 'home' | 'customers' | 'sales' | 'money' | 'books' | 'website' | 'office';
  readonly label: Words;
  readonly icon: LucideIcon;
  readonly pages: readonly OfficePage[];
}

const home: OfficePage = { path: '/dashboard/home', label: m.office_nav_home, icon: House };

const customers: readonly OfficePage[] = [
  {
    path: '/dashboard/enquiries',
    label: m.inbox_title,
    icon: Inbox,
    needs: 'enquiries.read',
    waiting: { of: 'enquiries', work: 'enquiries.write' },
    also: ['/dashboard/enquiries/'],
  },
  {
    path: '/dashboard/messages',
    label: m.outbox_title,
    icon: Mail,
    needs: 'messages.read',
    waiting: { of: 'mail', work: 'messages.write' },
  },
  {
    path: '/dashboard/customers',
    label: m.office_nav_cards,
    names: [m.inbox_customers],
    icon: Contact,
    needs: 'customers.read',
    also: ['/dashboard/customers/'],
  },
];

const sales: readonly OfficePage[] = [
  {
    path: '/dashboard/orders',
    label: m.office_order_title,
    icon: ReceiptText,
    needs: 'orders.read',
    also: ['/dashboard/orders/'],
  },
  {
    path: '/dashboard/departures',
    label: m.office_nav_departures,
    icon: CalendarDays,
    needs: 'documents.read',
    waiting: { of: 'toDecide', work: 'departures.decide' },
    also: ['/dashboard/departures/'],
  },
  {
    path: '/dashboard/visacases',
    label: m.office_case_title,
    icon: Stamp,
    needs: 'visa-cases.read',
    waiting: { of: 'visaCases', work: 'visa-cases.write' },
    also: ['/dashboard/visacases/'],
  },
  {
    path: '/dashboard/fares',
    label: m.office_fare_desk,
    icon: Plane,
    needs: 'orders.read',
    waiting: { of: 'fares', work: 'orders.write' },
    also: ['/dashboard/fares/'],
  },
];

const money: readonly OfficePage[] = [
  {
    path: '/dashboard/money',
    label: m.office_money_tab_match,
    names: [m.office_money],
    icon: Scale,
    needs: 'payments.write',
    waiting: { of: 'money', work: 'payments.write' },
  },
  {
    path: '/dashboard/accounts',
    label: m.office_books_accounts,
    icon: WalletCards,
    needs: 'books.read',
    also: ['/dashboard/accounts/'],
  },
  { path: '/dashboard/cheques', label: m.office_cheque_title, icon: Landmark, needs: 'payments.write' },
  {
    path: '/dashboard/till',
    label: m.office_till_title,
    icon: HandCoins,
    needs: 'payments.write',
    also: ['/dashboard/till/'],
  },
  { path: '/dashboard/reviews', label: m.office_review_title, icon: Undo2, needs: 'orders.read' },
];

const books: readonly OfficePage[] = [
  {
    path: '/dashboard/suppliers',
    label: m.office_supplier_title,
    icon: Handshake,
    needs: 'books.read',
    also: ['/dashboard/suppliers/'],
  },
  { path: '/dashboard/expenses', label: m.office_books_expenses, icon: Receipt, needs: 'books.read' },
  { path: '/dashboard/deductions', label: m.office_deductions, icon: Percent, needs: 'books.read' },
  { path: '/dashboard/reports', label: m.office_report_title, icon: ChartColumn, needs: 'reports.read' },
  { path: '/dashboard/closing', label: m.office_books_closing, icon: CalendarCheck, needs: 'books.read' },
];

const website: readonly OfficePage[] = [
  ...Object.values(documentLists).map(
    (list: DocumentList): OfficePage => ({
      path: listPath(list),
      label: list.title,
      icon: list.icon,
      needs: 'documents.read',
      ...(list.waiting && { waiting: { of: list.waiting, work: 'documents.write' } }),
      also: [addPath(list), editPath({ ...list, id: '' })],
    }),
  ),
  { path: '/dashboard/places', label: m.office_places, icon: MapPin, needs: 'documents.read' },
  {
    path: '/dashboard/travellerreviews',
    label: m.office_traveller_review_title,
    icon: Star,
    needs: 'traveller-reviews.check',
  },
  { path: '/dashboard/media', label: m.writing_media_title, icon: Images, needs: 'media.read' },
];

const office: readonly OfficePage[] = [
  {
    path: '/dashboard/start',
    label: m.office_start,
    icon: ListChecks,
    needs: 'start.manage',
    also: ['/dashboard/start/'],
  },
  { path: '/dashboard/users', label: m.office_nav_users, icon: UserCog, needs: 'users.read' },
  { path: '/dashboard/import', label: m.office_imports_title, icon: Import, needs: 'imports.write' },
  { path: '/dashboard/samples', label: m.office_samples, icon: Eraser, needs: 'samples.manage' },
  { path: '/dashboard/activity', label: m.office_nav_activity, icon: Activity, needs: 'activity.read' },
  {
    path: '/dashboard/settings',
    label: m.office_nav_settings,
    icon: Settings,
    needs: 'settings.read',
    parts: settingsParts,
  },
  {
    path: '/dashboard/everything',
    label: m.office_nav_everything,
    icon: Package,
    needs: 'everything.export',
  },
];

/** The places in the order of the side bar. A new page needs one line above and one in routes.ts. */
export const places: readonly Place[] = [
  { name: 'home', label: m.office_nav_home, icon: House, pages: [home] },
  { name: 'customers', label: m.inbox_customers, icon: Users, pages: customers },
  { name: 'sales', label: m.office_nav_sales, icon: ReceiptText, pages: sales },
  { name: 'money', label: m.office_money, icon: Wallet, pages: money },
  { name: 'books', label: m.office_nav_books, icon: BookOpen, pages: books },
  { name: 'website', label: m.office_agenda_website, icon: Globe, pages: website },
  { name: 'office', label: m.office_name, icon: Settings, pages: office },
];

export const officePages = places.flatMap(({ pages }) => pages);

/** Whether an address belongs to the page, so that the side bar marks it. */
export const isAt = (page: OfficePage, pathname: string): boolean =>
  pathname === page.path || (page.also ?? []).some((path) => pathname.startsWith(path));
