import type { Permission } from '#features/identity/roles/roles.rules.ts';
import type { ExportedList } from './exports.contract.ts';

/** What reading a list needs, and so its export. */
export const readingOf: Readonly<Record<ExportedList, Permission>> = {
  visas: 'documents.read',
  'domestic-packages': 'documents.read',
  'international-packages': 'documents.read',
  posts: 'documents.read',
  departures: 'documents.read',
  orders: 'orders.read',
  owed: 'reports.read',
  'visa-cases': 'visa-cases.read',
  fares: 'orders.read',
  manifest: 'travellers.read',
  users: 'users.read',
  letters: 'messages.read',
  activity: 'activity.read',
};
