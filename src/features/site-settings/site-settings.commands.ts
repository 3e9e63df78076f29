import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { compareValues } from '#platform/compare.ts';
import { siteSettings } from './site-settings.contract.ts';
import { settings } from './site-settings.table.ts';

/** Puts settings where there are none yet, or others in their place without a look at them: for the first start. */
export const saveSettings = command({
  name: 'settings.save',
  permission: 'settings.write',
  input: siteSettings,
  run: async ({ tx, now, actor, log, touch }, value) => {
    const saved = { value, updatedAt: now, updatedBy: actor.id };
    await tx
      .insert(settings)
      .values({ name: 'site', ...saved })
      .onConflictDoUpdate({
        target: settings.name,
        set: { ...saved, version: sql`${settings.version} + 1` },
      });
    log({ subjectKind: 'settings', subjectId: 'site', difference: { replaced: true } });
    touch('settings');
  },
});

/** How many differences the log and an answer hold. */
const mostChanges = 100;

/** Changes what the agency says of itself, on top of the version that was read. Every page shows some of it. */
export const replaceSettings = command({
  name: 'settings.replace',
  permission: 'settings.write',
  input: z.strictObject({ basedOn: z.int().min(1), settings: siteSettings }),
  run: async ({ tx, now, actor, log, touch }, { basedOn, settings: value }) => {
    const [present] = await tx.select().from(settings).where(eq(settings.name, 'site')).for('update');
    if (!present) {
      throw new Failure('not-found', 'settings.not-found', 'There are no settings yet.');
    }
    const changes = compareValues('settings', present.value, value).map(({ path, ...change }) => ({
      path: path.replace(/^settings\.?/, ''),
      ...change,
    }));
    if (present.version !== basedOn) {
      throw new Failure(
        'conflict',
        'settings.changed',
        `Version ${present.version} was saved meanwhile; yours is based on ${basedOn}.`,
        [],
        {
          basedOn,
          version: present.version,
          savedBy: present.updatedBy,
          savedAt: present.updatedAt.toISOString(),
          // What is there now, and what would be in its place.
          changes: changes.slice(0, mostChanges),
        },
      );
    }
    const version = basedOn + 1;
    await tx
      .update(settings)
      .set({ value, version, updatedAt: now, updatedBy: actor.id })
      .where(eq(settings.name, 'site'));
    log({
      subjectKind: 'settings',
      subjectId: 'site',
      difference: { version, changes: changes.slice(0, mostChanges) },
    });
    touch('settings');
    return { version };
  },
});
