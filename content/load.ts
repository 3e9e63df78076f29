import sharp from 'sharp';
import { addPicture } from '#features/media/media.commands.ts';
import { postCommands } from '#features/posts/posts.commands.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { settings as settingsTable } from '#features/site-settings/site-settings.table.ts';
import { saveDestinations, tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import { savePapers, visaCommands } from '#features/visas/visas.commands.ts';
import { addDays, dhakaDate, nextWeekday } from '#platform/calendar-date.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { languages } from '#platform/language.ts';
import type { Storage } from '#platform/storage.ts';
import { heroes } from './art/heroes.ts';
import { scenes } from './art/scenes.ts';
import type { DemoCalendar } from './entry.ts';
import { allDestinations, tourPackages } from './packages.ts';
import { posts } from './posts.ts';
import { settings } from './settings.ts';
import { paperLibrary } from './visas/paper-library.ts';
import { visas } from './visas.ts';

const demo: Actor = {
  id: 'system:demo',
  permissions: new Set(['documents.write', 'documents.publish', 'media.write', 'settings.write']),
};

function demoCalendar(today: string): DemoCalendar {
  return {
    today,
    daysAgo: (days) => addDays(today, -days),
    weekdayAhead: (weekday, days) => nextWeekday(addDays(today, days), weekday),
  };
}

/**
 * Fills an empty database with the demo agency, through the same commands that staff use.
 * Does nothing when there are settings already. It can be stopped and run again: the settings come last.
 */
export async function loadDemo(deps: CommandDeps, storage: Storage): Promise<boolean> {
  const known = await deps.db.$count(settingsTable);
  if (known > 0) {
    return false;
  }
  const calendar = demoCalendar(dhakaDate(deps.clock.now()));
  const add = addPicture(storage);
  const drawn = new Map<string, string>();

  async function pictureOf(scene: string): Promise<string> {
    const before = drawn.get(scene);
    if (before !== undefined) {
      return before;
    }
    const poster = scenes.get(scene) ?? [...scenes.values()][0];
    if (!poster) {
      throw new Error(`There is no scene ${scene}.`);
    }
    const bytes = await sharp(Buffer.from(poster.draw().svg()), { density: 115 })
      .resize(1920, 1280)
      .png({ compressionLevel: 3 })
      .toBuffer();
    const id = await run(deps, demo, add, { bytes, name: `${scene}.png`, alt: poster.alt });
    drawn.set(scene, id);
    return id;
  }

  async function heroOf({ name, svg, width, alt }: (typeof heroes)['wide']): Promise<string> {
    const bytes = await sharp(Buffer.from(svg), { density: 120 })
      .resize(width)
      .png({ compressionLevel: 6 })
      .toBuffer();
    return run(deps, demo, add, { bytes, name: `${name}.png`, alt });
  }

  async function publish<Facts, Texts>(
    commands: typeof visaCommands | typeof tourPackageCommands | typeof postCommands,
    slug: string,
    facts: Facts,
    texts: Texts,
  ): Promise<void> {
    const documentId = crypto.randomUUID();
    // Each kind's create checks facts and texts with its own schema.
    await run(
      deps,
      demo,
      commands.create as typeof postCommands.create,
      { documentId, slug, facts, texts } as never,
    );
    for (const language of languages) {
      await run(deps, demo, commands.publish, { documentId, language, revision: 1 });
    }
  }

  await run(deps, demo, savePapers, { papers: paperLibrary });
  await run(deps, demo, saveDestinations, { destinations: allDestinations });
  for (const entry of visas.map((make) => make(calendar))) {
    await publish(
      visaCommands,
      entry.slug,
      { ...entry.facts, cover: await pictureOf(entry.cover) },
      entry.texts,
    );
  }
  for (const entry of tourPackages.map((make) => make(calendar))) {
    const itinerary = await Promise.all(
      entry.facts.itinerary.map(async ({ picture, ...day }) =>
        picture === undefined ? day : { ...day, picture: await pictureOf(picture) },
      ),
    );
    const cover = await pictureOf(entry.cover);
    const gallery: string[] = [];
    for (const scene of entry.gallery) {
      gallery.push(await pictureOf(scene));
    }
    await publish(
      tourPackageCommands,
      entry.slug,
      { ...entry.facts, itinerary, cover, gallery },
      entry.texts,
    );
  }
  for (const entry of posts.map((make) => make(calendar))) {
    await publish(
      postCommands,
      entry.slug,
      { ...entry.facts, cover: await pictureOf(entry.cover) },
      entry.texts,
    );
  }
  const hero = { wide: await heroOf(heroes.wide), tall: await heroOf(heroes.tall) };
  await run(deps, demo, saveSettings, settings(calendar, hero));
  return true;
}
