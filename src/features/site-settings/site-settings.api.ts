import { createRoute } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { answered, recentRefusals, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { basedOnOf, entityTag, ifMatch } from '#platform/http/entity-tag.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { exampleSettings } from './example.rules.ts';
import { replaceSettings } from './site-settings.commands.ts';
import { settingsVersion, siteSettings } from './site-settings.contract.ts';
import { findSettingsVersion } from './site-settings.queries.ts';

const tags = ['Settings'];
const read = createRoute({
  ...needs('settings.read'),
  method: 'get',
  path: '/settings',
  operationId: 'readSettings',
  tags,
  summary: 'The settings of the agency and the site',
  responses: {
    200: answered('The settings; their ETag is their version.', settingsVersion),
    ...refused(usualRefusals),
  },
});

const replace = createRoute({
  ...needs('settings.write'),
  method: 'put',
  path: '/settings',
  operationId: 'saveSettings',
  tags,
  summary: 'Replaces the settings; what is about money needs a recent sign-in',
  request: {
    headers: ifMatch(),
    ...sent(siteSettings, exampleSettings),
  },
  responses: {
    200: answered('They were saved; the ETag is the new version.', settingsVersion),
    ...refused({
      ...recentRefusals,
      409: 'Others were saved meanwhile: `details` says by whom, and what would be overwritten.',
      412: 'If-Match is no ETag of the settings.',
      428: 'If-Match is missing.',
    }),
  },
});

/** Finds display names by the actor ids of the log. */
export type FindNames = (db: ReadDatabase, actors: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export function settingsRoutes(deps: CommandDeps, findNames: FindNames): JsonRoutes {
  const routes = jsonRoutes();
  const named = async (id: string) => ({ id, name: (await findNames(deps.db, [id])).get(id) ?? null });
  const present = async () => {
    const row = await findSettingsVersion(deps.db);
    return {
      version: row.version,
      updatedAt: row.updatedAt.toISOString(),
      updatedBy: await named(row.updatedBy),
      settings: row.value,
    };
  };
  routes.openapi(read, async (context) => {
    const now = await present();
    return context.json(now, 200, { etag: entityTag(now.version) });
  });
  routes.openapi(replace, async (context) => {
    const basedOn = basedOnOf(context.req.valid('header'));
    const settings = context.req.valid('json');
    try {
      await run(deps, context.var.caller, replaceSettings, { basedOn, settings });
    } catch (cause) {
      if (!(cause instanceof Failure) || typeof cause.details.savedBy !== 'string') {
        throw cause;
      }
      const details = { ...cause.details, savedBy: await named(cause.details.savedBy) };
      throw new Failure(cause.kind, cause.code, cause.message, cause.fields, details);
    }
    const now = await present();
    return context.json(now, 200, { etag: entityTag(now.version) });
  });
  return routes;
}
