import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { addDays, dhakaDate, nextWeekday } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { actorWith } from '#platform/testing/test.ts';
import { settings } from '../../content/settings.ts';

/** Saves the demo agency's settings: letters name the agency. */
export async function saveAgency(deps: CommandDeps): Promise<void> {
  const today = dhakaDate(deps.clock.now());
  const calendar = {
    today,
    daysAgo: (days: number) => addDays(today, -days),
    weekdayAhead: (weekday: Parameters<typeof nextWeekday>[1], days: number) =>
      nextWeekday(addDays(today, days), weekday),
  };
  const pictures = { wide: crypto.randomUUID(), tall: crypto.randomUUID() };
  await run(deps, actorWith('settings.write'), saveSettings, settings(calendar, pictures));
}
