import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { key } from '#platform/text.contract.ts';
import { ownTheme, removedTheme, themeList } from '../tour-packages.contract.ts';
import { putTheme, removeTheme } from './themes.commands.ts';
import { listThemes } from './themes.queries.ts';

const tags = ['Documents'];
const params = z.object({ key });
const path = '/themes/{key}';

const list = createRoute({
  ...needs('documents.read'),
  method: 'get',
  path: '/themes',
  operationId: 'listThemes',
  tags,
  summary: 'The themes of packages that the agency added to those of the program',
  responses: { 200: answered('All of them.', themeList), ...refused(usualRefusals) },
});

const put = createRoute({
  ...needs('documents.publish'),
  method: 'put',
  path,
  operationId: 'putTheme',
  tags,
  summary: 'Adds a theme of packages, or changes its names and the markets it is for',
  request: {
    params,
    ...sent(ownTheme.omit({ key: true }), {
      names: { en: 'Photography', bn: 'ফটোগ্রাফি' },
      markets: ['domestic', 'international'],
    }),
  },
  responses: {
    200: answered('The theme.', ownTheme),
    ...refused({
      ...usualRefusals,
      409: 'It comes with the program, or packages of a market that it loses have it.',
    }),
  },
});

const remove = createRoute({
  ...needs('documents.publish'),
  method: 'delete',
  path,
  operationId: 'removeTheme',
  tags,
  summary: 'Removes a theme that no package has',
  request: { params },
  responses: {
    200: answered('It is gone.', removedTheme),
    ...refused({ ...usualRefusals, 404: 'There is no such theme.', 409: 'Packages have it.' }),
  },
});

/** The themes that an agency adds to those of the program. */
export const themeRoutes = (deps: CommandDeps): JsonRoutes =>
  jsonRoutes()
    .openapi(list, async (context) => context.json({ items: await listThemes(deps.db) }, 200))
    .openapi(put, async (context) => {
      const theme = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(deps, context.var.caller, putTheme, theme), 200);
    })
    .openapi(remove, async (context) =>
      context.json(await run(deps, context.var.caller, removeTheme, context.req.valid('param')), 200),
    );
