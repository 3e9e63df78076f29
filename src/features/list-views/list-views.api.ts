import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { chooseColumns, removeListView, saveListView } from './list-views.commands.ts';
import { chosenColumns, inList, listViews, newListView } from './list-views.contract.ts';
import { findColumns, listViewsOf } from './list-views.queries.ts';
import { readingOf } from './list-views.rules.ts';

/** How staff look at lists. */
export const listViewRoutes = routes('Lists', [
  reads(
    'GET /lists/{list}/views',
    {
      permission: 'lists.view',
      id: 'listListViews',
      summary: 'The views of a list that you see, and your columns',
      path: inList,
      answer: 'Your own views first, then those that colleagues share.',
      output: listViews,
    },
    async ({ list }, { db, caller }) => {
      // Of a list that they may not read there is nothing to see: a search in a view may be a name.
      if (!caller.permissions.has(readingOf[list])) {
        return { views: [], columns: null };
      }
      return {
        views: await listViewsOf(db, list, caller.uid),
        columns: await findColumns(db, list, caller.uid),
      };
    },
  ),
  writes('POST /lists/{list}/views', saveListView, {
    id: 'saveListView',
    summary: 'Keeps a view of a list under a name; the same name again replaces it',
    path: inList,
    body: newListView,
    example: { name: 'Umrah, unpaid', query: 'q=umrah&due=unpaid', shared: true },
    status: 201,
    answer: 'It is kept.',
  }),
  writes('DELETE /list-views/{id}', removeListView, {
    id: 'removeListView',
    summary: 'Removes a view: your own, or one that is shared, as an owner',
    status: 204,
    answer: 'It is gone.',
  }),
  writes('PUT /lists/{list}/columns', chooseColumns, {
    id: 'chooseColumns',
    summary: 'Keeps which columns of a list you see; none for those that it begins with',
    path: inList,
    body: chosenColumns,
    example: { columns: ['travels', 'total', 'due'] },
    status: 204,
    answer: 'They are kept.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof listViewRoutes> {}
}
