import { createRoute } from '@hono/zod-openapi';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { activityPage, activityQuery } from './activity.contract.ts';
import { findSubjectTitles, listActivity } from './activity.queries.ts';
import { peopleIn, withNames } from './assigned.rules.ts';

const list = createRoute({
  ...needs('activity.read'),
  method: 'get',
  path: '/activity',
  operationId: 'listActivity',
  tags: ['Activity'],
  summary: 'Lists the activity log, newest first',
  request: { query: activityQuery },
  responses: { 200: answered('A page of the log.', activityPage), ...refused(usualRefusals) },
});

/** Reading the activity log. */
export function activityRoutes({ db }: CommandDeps): JsonRoutes {
  const routes = jsonRoutes();
  routes.openapi(list, async (context) => {
    const { items, total, more } = await listActivity(db, context.req.valid('query'));
    const names = await findActorNames(
      db,
      items.flatMap(({ actor, difference }) => [actor, ...peopleIn(difference)]),
    );
    const titles = await findSubjectTitles(db, items);
    const last = more ? items.at(-1) : undefined;
    return context.json(
      {
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
      },
      200,
    );
  });
  return routes;
}
