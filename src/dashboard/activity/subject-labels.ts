import type { ExportedList } from '#features/activity/exports/exports.contract.ts';
import { type DocumentKind, documentKinds } from '#features/documents/kinds/kinds.data.ts';
import { m } from '#messages/messages.js';

const documents: Readonly<Record<DocumentKind, () => string>> = {
  visa: m.office_kind_visa,
  'tour-package': m.office_kind_package,
  post: m.office_kind_post,
};

/** Lists that are taken out as files. */
const lists: Readonly<Record<ExportedList, () => string>> = {
  visas: m.office_nav_visas,
  'domestic-packages': m.office_nav_domestic,
  'international-packages': m.office_nav_international,
  posts: m.office_nav_posts,
  departures: m.office_nav_departures,
  orders: m.office_order_title,
  owed: m.office_report_owed,
  'visa-cases': m.office_case_title,
  fares: m.office_fare_desk,
  manifest: m.office_tour_manifest,
  users: m.office_nav_users,
  letters: m.outbox_title,
  activity: m.office_nav_activity,
};

const kinds: Readonly<Record<string, () => string>> = {
  ...documents,
  ...lists,
  media: m.office_kind_picture,
  settings: m.office_nav_settings,
  start: m.office_start,
  user: m.office_column_user,
  account: m.office_column_user,
  enquiry: m.office_kind_enquiry,
  enquiries: m.inbox_title,
  order: m.office_kind_order,
  report: m.office_kind_report,
  money: m.office_kind_money,
  till: m.office_kind_till,
  import: m.office_imports_one,
  invitation: m.office_kind_invitation,
  customer: m.office_kind_customer,
  'enquiry-file': m.office_kind_enquiry_file,
  books: m.office_nav_books,
  movement: m.office_nav_books,
  'ledger-account': m.office_books_account,
  'visa-papers': m.office_kind_papers,
  'visa-case': m.office_kind_visa_case,
  departure: m.office_kind_departure,
  supplier: m.office_supplier_one,
  bill: m.office_kind_bill,
  destinations: m.office_kind_places,
  themes: m.office_themes,
  mail: m.office_kind_letter,
  message: m.office_kind_message,
  outbox: m.office_kind_task,
  'list-view': m.office_kind_list_view,
  'traveller-review': m.office_kind_traveller_review,
  'signing-key': m.office_kind_keys,
  samples: m.office_samples_subject,
  everything: m.office_everything_title,
};

/** The kinds of subject. */
export const subjectLabel = (kind: string): string => kinds[kind]?.() ?? m.office_kind_other();

/** Kinds by which the log can be filtered. */
export const subjectKinds = [...documentKinds, 'media', 'user', 'enquiry', 'order', 'settings'] as const;
