import { hitOf } from '#platform/lookup/lookup.rules.ts';
import type { LookupSource } from '#platform/lookup/lookup-source.ts';
import { listLibrary } from '../library/library.queries.ts';

/** Pictures by name and alternative text. */
export const pictureLookup: LookupSource = {
  permission: 'media.read',
  find: async (db, { words, limit }) => {
    const { rows } =
      words === '' ? { rows: [] } : await listLibrary(db, { q: words, limit, page: 1, cursor: undefined });
    return rows.map(({ id, name }) =>
      hitOf('picture', {
        id,
        title: name,
        path: `/dashboard/media?q=${encodeURIComponent(name)}`,
        fit: name.toLowerCase().startsWith(words) ? 'begins' : 'holds',
      }),
    );
  },
};
