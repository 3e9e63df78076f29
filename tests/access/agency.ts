import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import type { SiteSettings } from '#features/site-settings/site-settings.contract.ts';
import { addDays, dhakaDate, nextWeekday } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { settings } from '../../content/settings.ts';

/** Saves the demo agency's settings: letters name the agency. */
export async function saveAgency(deps: CommandDeps, changed: Partial<SiteSettings> = {}): Promise<void> {
  const today = dhakaDate(deps.clock.now());
  const calendar = {
    today,
    daysAgo: (days: number) => addDays(today, -days),
    weekdayAhead: (weekday: Parameters<typeof nextWeekday>[1], days: number) =>
      nextWeekday(addDays(today, days), weekday),
  };
  const owner = { id: 'user:owner', permissions: permissionsOf.owner };
  const pictures = { wide: crypto.randomUUID(), tall: crypto.randomUUID() };
  await run(deps, owner, saveSettings, { ...settings(calendar, pictures), ...changed });
}
