import type { Permission } from '#features/identity/roles/roles.rules.ts';
import type { ViewedList } from './list-views.contract.ts';

/** What reading a list needs, and so its views: a search in one may be a name. */
export const readingOf: Readonly<Record<ViewedList, Permission>> = {
  orders: 'orders.read',
  owed: 'reports.read',
  enquiries: 'enquiries.read',
  'visa-cases': 'visa-cases.read',
  departures: 'documents.read',
  fares: 'orders.read',
};

/** Whether somebody may remove a view: who made it, and owners. */
export const mayRemoveView = (
  { permissions }: { readonly permissions: ReadonlySet<string> },
  { isOwn }: { readonly isOwn: boolean },
): boolean => isOwn || permissions.has('lists.manage');
