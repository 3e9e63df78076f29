import type { Permission, Role } from '#features/identity/roles/roles.rules.ts';

export const signedIn: readonly Role[] = [
  'customer',
  'clerk',
  'accountant',
  'visa-officer',
  'editor',
  'manager',
  'owner',
];
export const staff: readonly Role[] = ['clerk', 'accountant', 'visa-officer', 'editor', 'manager', 'owner'];
export const reading: readonly Role[] = ['clerk', 'visa-officer', 'editor', 'manager', 'owner'];
export const answering: readonly Role[] = ['clerk', 'visa-officer', 'manager', 'owner'];
export const seeingOrders: readonly Role[] = ['clerk', 'accountant', 'visa-officer', 'manager', 'owner'];
export const selling: readonly Role[] = ['clerk', 'manager', 'owner'];
export const takingMoney: readonly Role[] = ['clerk', 'accountant', 'manager', 'owner'];
export const approving: readonly Role[] = ['accountant', 'manager', 'owner'];
export const applying: readonly Role[] = ['visa-officer', 'manager', 'owner'];
export const editing: readonly Role[] = ['editor', 'manager', 'owner'];

/** Every permission and the roles that have it, written down apart from the program. */
export const holders: Readonly<Record<Permission, readonly Role[]>> = {
  'account.own': signedIn,
  'home.read': staff,
  'documents.read': reading,
  'documents.write': ['editor', 'manager', 'owner'],
  'documents.publish': ['editor', 'manager', 'owner'],
  'documents.trash': ['editor', 'manager', 'owner'],
  'departures.write': ['editor', 'manager', 'owner'],
  'departures.decide': ['manager', 'owner'],
  'media.read': reading,
  'media.write': ['editor', 'manager', 'owner'],
  'traveller-reviews.check': ['editor', 'manager', 'owner'],
  'enquiries.send': ['owner'],
  'enquiries.read': answering,
  'enquiries.write': answering,
  'enquiries.export': answering,
  'orders.visit': ['owner'],
  'orders.read': seeingOrders,
  'orders.write': selling,
  'travellers.read': answering,
  'travellers.write': answering,
  'visa-cases.visit': ['owner'],
  'visa-cases.read': answering,
  'visa-cases.write': applying,
  'payments.write': takingMoney,
  'payments.approve': approving,
  'refunds.write': takingMoney,
  'refunds.approve': approving,
  'reports.read': approving,
  'books.read': approving,
  'books.write': approving,
  'books.approve': ['manager', 'owner'],
  'books.close': approving,
  'books.reopen': ['owner'],
  'expenses.write': takingMoney,
  'customers.read': answering,
  'customers.write': answering,
  'imports.write': ['manager', 'owner'],
  'personal-data.remove': ['manager', 'owner'],
  'settings.read': ['manager', 'owner'],
  'settings.write': ['owner'],
  'start.manage': ['owner'],
  'samples.manage': ['owner'],
  'users.read': ['manager', 'owner'],
  'users.write': ['owner'],
  'users.invite': ['manager', 'owner'],
  'activity.read': ['manager', 'owner'],
  'lists.export': staff,
  'office.search': staff,
  'lists.view': staff,
  'lists.manage': ['owner'],
  'push.own': staff,
  'messages.read': seeingOrders,
  'messages.write': answering,
  'outbox.read': ['manager', 'owner'],
  'outbox.write': ['manager', 'owner'],
  'everything.export': ['owner'],
};

/** By a customer's link: everybody but staff without these roles. */
export const orBy = (roles: readonly Role[]) =>
  ['anonymous', 'customer', ...roles, 'disabled', 'revoked'] as const;
