import { hitOf } from '#platform/lookup/lookup.rules.ts';
import type { LookupSource } from '#platform/lookup/lookup-source.ts';
import { listUsers } from '../users/users.queries.ts';

/** Accounts by name and address. */
export const userLookup: LookupSource = {
  permission: 'users.read',
  find: async (db, { words, limit }) => {
    const { items } =
      words === '' ? { items: [] } : await listUsers(db, { q: words, limit, page: 1, sort: 'created' });
    return items.map(({ uid, name, email, role }) =>
      hitOf('user', {
        id: uid,
        title: name ?? email,
        details: [email],
        state: role,
        path: `/dashboard/users?q=${encodeURIComponent(email)}`,
        fit: email === words ? 'exact' : (name ?? email).toLowerCase().startsWith(words) ? 'begins' : 'holds',
      }),
    );
  },
};
