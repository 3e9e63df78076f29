import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { recentRefusals } from '#platform/http/described.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { runs } from '#platform/http/runs.ts';
import { exampleSettings } from './example.rules.ts';
import { replaceSettings } from './site-settings.commands.ts';
import { type SettingsVersion, settingsVersion, siteSettings } from './site-settings.contract.ts';
import { findSettingsVersion } from './site-settings.queries.ts';
import { wholeSettings } from './whole-settings.rules.ts';

/** Finds display names by the actor ids of the log. */
export type FindNames = (db: ReadDatabase, actors: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const ofVersion = {
  output: settingsVersion,
  version: ({ version }: SettingsVersion) => version,
};

/** The settings, for the office. */
export function settingsRoutes(findNames: FindNames) {
  const named = async (db: ReadDatabase, id: string) => ({
    id,
    name: (await findNames(db, [id])).get(id) ?? null,
  });
  const present = async ({ db }: Pick<CommandDeps, 'db'>): Promise<SettingsVersion> => {
    const row = await findSettingsVersion(db);
    return {
      version: row.version,
      updatedAt: row.updatedAt.toISOString(),
      updatedBy: await named(db, row.updatedBy),
      settings: wholeSettings(row.value),
    };
  };
  return routes('Settings', [
    reads(
      'GET /settings',
      {
        permission: 'settings.read',
        id: 'readSettings',
        summary: 'The settings of the agency and the site',
        answer: 'The settings; their ETag is their version.',
        ...ofVersion,
      },
      (_, reading) => present(reading),
    ),
    runs(
      'PUT /settings',
      {
        permission: 'settings.write',
        id: 'saveSettings',
        summary: 'Replaces the settings; what is about money needs a recent sign-in',
        body: siteSettings,
        example: exampleSettings,
        ifMatch: true,
        answer: 'They were saved; the ETag is the new version.',
        ...ofVersion,
        refusals: {
          ...recentRefusals,
          409: 'Others were saved meanwhile: `details` says by whom, and what would be overwritten.',
          412: 'If-Match is no ETag of the settings.',
          428: 'If-Match is missing.',
        },
      },
      async (settings, deps, caller, basedOn) => {
        try {
          await run(deps, caller, replaceSettings, { basedOn, settings });
        } catch (cause) {
          if (!(cause instanceof Failure) || typeof cause.details.savedBy !== 'string') {
            throw cause;
          }
          const details = { ...cause.details, savedBy: await named(deps.db, cause.details.savedBy) };
          throw new Failure(cause.kind, cause.code, cause.message, cause.fields, details);
        }
        return present(deps);
      },
    ),
  ]);
}

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<ReturnType<typeof settingsRoutes>> {}
}
