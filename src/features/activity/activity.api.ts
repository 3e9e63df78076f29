import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { activityPage, activityQuery } from './activity.contract.ts';
import { findSubjectTitles, listActivity } from './activity.queries.ts';
import { peopleIn, withNames } from './assigned.rules.ts';

/** Reading the activity log. */
export const activityRoutes = routes('Activity', [
  reads(
    'GET /activity',
    {
      permission: 'activity.read',
      id: 'listActivity',
      summary: 'Lists the activity log, newest first',
      query: activityQuery,
      answer: 'A page of the log.',
      output: activityPage,
    },
    async (query, { db }) => {
      const { items, total, more } = await listActivity(db, query);
      const names = await findActorNames(
        db,
        items.flatMap(({ actor, difference }) => [actor, ...peopleIn(difference)]),
      );
      const titles = await findSubjectTitles(db, items);
      const last = more ? items.at(-1) : undefined;
      return {
        items: items.map(({ at, actor, subjectId, difference, ...entry }) => ({
          ...entry,
          at: at.toISOString(),
          actor: { id: actor, name: names.get(actor) ?? null },
          subjectId,
          subjectTitle: titles.get(subjectId) ?? null,
          difference: withNames(difference, names),
        })),
        total,
        next: last ? String(last.id) : null,
      };
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof activityRoutes> {}
}
