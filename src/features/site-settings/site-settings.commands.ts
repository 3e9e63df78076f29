import { command } from '#platform/command/command.ts';
import { siteSettings } from './site-settings.contract.ts';
import { settings } from './site-settings.table.ts';

/** Replaces what the agency says of itself. Every page shows some of it. */
export const saveSettings = command({
  name: 'settings.save',
  permission: 'settings.write',
  input: siteSettings,
  run: async ({ tx, now, log, touch }, value) => {
    await tx
      .insert(settings)
      .values({ name: 'site', value, updatedAt: now })
      .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: now } });
    log({ subjectKind: 'settings', subjectId: 'site', difference: { replaced: true } });
    touch('settings');
  },
});
