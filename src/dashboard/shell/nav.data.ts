import {
  Activity,
  CalendarDays,
  ChartColumn,
  Contact,
  HandCoins,
  House,
  Images,
  Inbox,
  Landmark,
  type LucideIcon,
  Mail,
  MapPin,
  Plane,
  ReceiptText,
  Settings,
  Stamp,
  Star,
  Undo2,
  Users,
  Wallet,
} from 'lucide-react';
import type { Permission } from '#features/identity/roles/roles.rules.ts';
import { m } from '#messages/messages.js';
import { addPath, editPath, listPath } from '../documents/document-addresses.ts';
import { type DocumentList, documentLists } from '../documents/document-lists.ts';
import type { Words } from '../language.ts';

/** Counts of waiting items, as the overview has them. */
export type Waiting = 'enquiries' | 'visasToCheck' | 'visaCases' | 'fares' | 'toDecide' | 'mail' | 'money';

export interface Place {
  readonly path: string;
  readonly label: Words;
  readonly icon: LucideIcon;
  /** The permission needed; all staff without it. */
  readonly needs?: Permission;
  readonly waiting?: Waiting;
  /** Pages that belong to it, such as the forms of a list. */
  readonly also?: readonly string[];
  /** Sections of its page that the search links to; `key` is the id of the section's heading. */
  readonly parts?: ReadonlyArray<{ readonly key: string; readonly label: Words }>;
}

/** The office's places in the order of the side bar: what is sold, what the site shows, the office itself. A new page needs one line here and one in routes.ts. */
export const placeGroups: ReadonlyArray<readonly Place[]> = [
  [
    { path: '/dashboard/home', label: m.office_nav_home, icon: House },
    {
      path: '/dashboard/enquiries',
      label: m.inbox_title,
      icon: Inbox,
      needs: 'enquiries.read',
      waiting: 'enquiries',
      also: ['/dashboard/enquiries/'],
    },
    {
      path: '/dashboard/customers',
      label: m.inbox_customers,
      icon: Contact,
      needs: 'customers.read',
      also: ['/dashboard/customers/'],
    },
    {
      path: '/dashboard/orders',
      label: m.office_order_title,
      icon: ReceiptText,
      needs: 'orders.read',
      also: ['/dashboard/orders/'],
    },
    {
      path: '/dashboard/fares',
      label: m.office_fare_desk,
      icon: Plane,
      needs: 'orders.read',
      waiting: 'fares',
      also: ['/dashboard/fares/'],
    },
    {
      path: '/dashboard/money',
      label: m.office_money,
      icon: Wallet,
      needs: 'payments.write',
      waiting: 'money',
    },
    {
      path: '/dashboard/cheques',
      label: m.office_cheque_title,
      icon: Landmark,
      needs: 'payments.write',
    },
    {
      path: '/dashboard/reviews',
      label: m.office_review_title,
      icon: Undo2,
      needs: 'orders.read',
    },
    {
      path: '/dashboard/till',
      label: m.office_till_title,
      icon: HandCoins,
      needs: 'payments.write',
      also: ['/dashboard/till/'],
    },
    {
      path: '/dashboard/departures',
      label: m.office_nav_departures,
      icon: CalendarDays,
      needs: 'documents.read',
      waiting: 'toDecide',
      also: ['/dashboard/departures/'],
    },
    {
      path: '/dashboard/visacases',
      label: m.office_case_title,
      icon: Stamp,
      needs: 'visa-cases.read',
      waiting: 'visaCases',
      also: ['/dashboard/visacases/'],
    },
    {
      path: '/dashboard/reports',
      label: m.office_report_title,
      icon: ChartColumn,
      needs: 'reports.read',
    },
  ],
  [
    ...Object.values(documentLists).map(
      (list: DocumentList): Place => ({
        path: listPath(list),
        label: list.title,
        icon: list.icon,
        needs: 'documents.read',
        ...(list.waiting && { waiting: list.waiting }),
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
  ],
  [
    { path: '/dashboard/users', label: m.office_nav_users, icon: Users, needs: 'users.read' },
    {
      path: '/dashboard/mail',
      label: () => m.outbox_title(),
      icon: Mail,
      needs: 'mail.read',
      waiting: 'mail',
    },
    {
      path: '/dashboard/activity',
      label: m.office_nav_activity,
      icon: Activity,
      needs: 'activity.read',
    },
    {
      path: '/dashboard/settings',
      label: m.office_nav_settings,
      icon: Settings,
      needs: 'settings.read',
      parts: [
        { key: 'agency', label: m.office_set_agency },
        { key: 'contact', label: m.office_set_contact },
        { key: 'licences', label: m.office_set_licences },
        { key: 'social', label: m.office_set_social },
        { key: 'look', label: m.office_set_look },
        { key: 'payment-marks', label: m.office_set_payment_marks },
        { key: 'office', label: m.office_set_office },
        { key: 'hours', label: m.office_set_hours },
        { key: 'sales', label: m.office_set_sales },
        { key: 'receiving', label: m.office_set_receiving },
        { key: 'holidays', label: m.office_set_holidays },
        { key: 'notices', label: m.office_set_notices },
        { key: 'templates', label: m.office_set_templates },
        { key: 'letters', label: m.office_set_letters },
        { key: 'home', label: m.office_set_home },
      ],
    },
  ],
];

export const places = placeGroups.flat();

/** Whether a page belongs to the place, so that the side bar marks it. */
export const isAt = (place: Place, pathname: string): boolean =>
  pathname === place.path || (place.also ?? []).some((path) => pathname.startsWith(path));
