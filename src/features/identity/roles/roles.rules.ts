/** All permissions of people. Commands and routes of the API need one of these; jobs have those of their own that stand with them. */
export const permissions = [
  /** The caller's own data: every signed-in user has it. */
  'account.own',
  /** Home, with the groups that one's other permissions open: all staff. */
  'home.read',
  'documents.read',
  'documents.write',
  'documents.publish',
  'documents.trash',
  'departures.write',
  /** Whether a departure runs; moving or refunding everybody on it when it doesn't. */
  'departures.decide',
  'media.read',
  'media.write',
  /** Reading what travellers wrote of their journeys before it is shown, and answering it. */
  'traveller-reviews.check',
  // For visitors: sending an enquiry needs no sign-in.
  'enquiries.send',
  'enquiries.read',
  'enquiries.write',
  'enquiries.export',
  'customers.read',
  'customers.write',
  /** Removing what the agency knows of somebody who asks for it, for good. */
  'personal-data.remove',
  // For visitors: whoever holds the link of an order.
  'orders.visit',
  'orders.read',
  'orders.write',
  /** Who travels: names, birth dates, phones, rooms, seats. */
  'travellers.read',
  /** Filling them in, and opening passport numbers. */
  'travellers.write',
  // For visitors: beginning a visa case, and whoever holds the link of one.
  'visa-cases.visit',
  /** Visa cases and how their papers stand; not what is in them. */
  'visa-cases.read',
  /** Opening, accepting and deleting papers, and moving cases. */
  'visa-cases.write',
  'payments.write',
  'payments.approve',
  'refunds.write',
  'refunds.approve',
  'reports.read',
  /** Accounts, what is in them and what moved; suppliers and their bills. */
  'books.read',
  /** Moving money between accounts, bills, paying suppliers. */
  'books.write',
  /** Deciding what somebody else wants to move. */
  'books.approve',
  /** Closing a period. */
  'books.close',
  /** Opening a closed period again. */
  'books.reopen',
  /** Booking what the agency itself costs, from one's own till at least. */
  'expenses.write',
  'settings.read',
  'settings.write',
  /** The guided start of a new agency. */
  'start.manage',
  /** Sending the samples of the demo away, and bringing them back. */
  'samples.manage',
  'users.read',
  'users.write',
  /** Inviting colleagues, with a role that may do no more than one's own. */
  'users.invite',
  'activity.read',
  /** Taking lists that one may read out as files: all staff. */
  'lists.export',
  /** Bringing along what an earlier program holds. */
  'imports.write',
  /** Searching the office, which finds what one may see: all staff. */
  'office.search',
  /** Views and columns of lists that one may read: all staff. */
  'lists.view',
  /** Removing views that colleagues share. */
  'lists.manage',
  /** Notifications on one's own devices: all staff. */
  'push.own',
  'messages.read',
  'messages.write',
  'outbox.read',
  'outbox.write',
  /** Taking everything that the agency has along, as one file. */
  'everything.export',
] as const;

export type Permission = (typeof permissions)[number];

export const roles = [
  'owner',
  'manager',
  'editor',
  'clerk',
  'accountant',
  'visa-officer',
  'customer',
] as const;

export type Role = (typeof roles)[number];

/** What all staff have. */
const staff: readonly Permission[] = [
  'account.own',
  'home.read',
  'lists.export',
  'lists.view',
  'office.search',
  'push.own',
];

const editing: readonly Permission[] = [
  'documents.read',
  'documents.write',
  'documents.publish',
  'documents.trash',
  'departures.write',
  'media.read',
  'media.write',
  'traveller-reviews.check',
];

const answering: readonly Permission[] = [
  'enquiries.read',
  'enquiries.write',
  'enquiries.export',
  'customers.read',
  'customers.write',
  'messages.read',
  'messages.write',
];

const selling: readonly Permission[] = ['orders.read', 'orders.write', 'payments.write', 'refunds.write'];

const accompanying: readonly Permission[] = ['travellers.read', 'travellers.write'];

const applying: readonly Permission[] = ['visa-cases.read', 'visa-cases.write'];

const approving: readonly Permission[] = ['payments.approve', 'refunds.approve', 'reports.read'];

const bookkeeping: readonly Permission[] = ['books.read', 'books.write', 'books.close', 'expenses.write'];

/**
 * A manager may do everything except roles and settings, an editor documents and media, a clerk enquiries, orders and
 * taking money, an accountant money and reports without documents, a visa officer enquiries, travellers and visa cases.
 */
export const permissionsOf: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  owner: new Set(permissions),
  manager: new Set([
    ...staff,
    ...editing,
    ...answering,
    ...selling,
    ...accompanying,
    ...applying,
    ...approving,
    ...bookkeeping,
    'books.approve',
    'departures.decide',
    'personal-data.remove',
    'settings.read',
    'users.read',
    'users.invite',
    'activity.read',
    'imports.write',
    'outbox.read',
    'outbox.write',
  ]),
  editor: new Set([...staff, ...editing]),
  clerk: new Set([
    ...staff,
    ...answering,
    ...selling,
    ...accompanying,
    'expenses.write',
    'visa-cases.read',
    'documents.read',
    'media.read',
  ]),
  accountant: new Set([
    ...staff,
    'orders.read',
    'payments.write',
    'refunds.write',
    'messages.read',
    ...approving,
    ...bookkeeping,
  ]),
  'visa-officer': new Set([
    ...staff,
    ...answering,
    ...accompanying,
    ...applying,
    'orders.read',
    'documents.read',
    'media.read',
  ]),
  customer: new Set(['account.own']),
};

/** Whether the role belongs to staff: may open the dashboard at all. */
export const isStaff = (role: Role): boolean => role !== 'customer';
