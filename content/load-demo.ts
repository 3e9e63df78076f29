import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createDepartures } from '#features/departures/departures.commands.ts';
import { departures as departuresTable } from '#features/departures/departures.table.ts';
import type { documentCommands } from '#features/documents/documents.commands.ts';
import { documents, publications } from '#features/documents/documents.table.ts';
import type { Titled } from '#features/documents/kinds/kinds.contract.ts';
import { postCommands } from '#features/posts/posts.commands.ts';
import { markSite } from '#features/samples/marks.writes.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { settings as settingsTable } from '#features/site-settings/site-settings.table.ts';
import { saveDestinations, tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import { savePapers, visaCommands } from '#features/visas/visas.commands.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import type { Language } from '#platform/language.ts';
import type { Storage } from '#platform/storage.ts';
import { demoCalendar } from './demo-calendar.ts';
import type { DemoCalendar } from './entry.ts';
import { loadLife } from './load-life.ts';
import { allDestinations, tourPackages } from './packages.ts';
import { takePictures } from './pictures.ts';
import { posts } from './posts.ts';
import { settings } from './settings.ts';
import { paperLibrary } from './visas/paper-library.ts';
import { visas } from './visas.ts';

const demo: Actor = {
  id: 'system:demo',
  permissions: new Set([
    'documents.write',
    'documents.publish',
    'media.write',
    'settings.write',
    'departures.write',
  ]),
};

/** The same document has the same id wherever the demo is loaded, and when loading goes on after it was stopped. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

interface Written<Facts, Texts> {
  slug: string;
  facts: Facts;
  texts: Readonly<Record<Language, Texts>>;
}

/** Creates a document and publishes it in both languages, as far as that hasn't been done before. */
async function publish<Facts, Texts extends Titled>(
  deps: CommandDeps,
  commands: ReturnType<typeof documentCommands<Facts, Texts>>,
  { slug, facts, texts }: Written<Facts, Texts>,
): Promise<void> {
  const documentId = idOf(`${commands.kind} ${slug}`);
  if ((await deps.db.$count(documents, eq(documents.id, documentId))) === 0) {
    await run(deps, demo, commands.create, { documentId, slug, facts, texts });
  }
  if ((await deps.db.$count(publications, eq(publications.documentId, documentId))) === 0) {
    await run(deps, demo, commands.publish, { documentId, revision: 1 });
  }
}

/**
 * Fills an empty database with the demo agency, through the same commands that staff use.
 * It can be stopped at any moment and run again: it goes on where it was, and the settings come last, together with the life.
 * @param seed `demo`: the site, and six weeks of the agency's life. `site`: without the life. `none` leaves the documents out, too:
 * an office that starts empty still has a name, an address and the lists of papers and places to change.
 * @param withoutLife is told why there is no life: the site stands all the same, and the office begins empty.
 * @returns false when there are settings already, and nothing was done.
 */
export async function loadDemo(
  deps: CommandDeps,
  storage: Storage,
  seed: 'demo' | 'site' | 'none',
  withoutLife: (cause: unknown) => void,
): Promise<boolean> {
  if ((await deps.db.$count(settingsTable)) > 0) {
    return false;
  }
  const calendar = demoCalendar(dhakaDate(deps.clock.now()));
  await run(deps, demo, savePapers, { papers: paperLibrary });
  await run(deps, demo, saveDestinations, { destinations: allDestinations });
  if (seed !== 'none') {
    await loadDocuments(deps, storage, calendar);
  }
  const own = ['hero-wide', 'hero-tall', 'old-dhaka', 'blog-window-seat'];
  const pictureOf = await takePictures(deps, storage, demo, own);
  const agency = settings(
    calendar,
    { wide: pictureOf('hero-wide'), tall: pictureOf('hero-tall') },
    { about: pictureOf('old-dhaka'), airTicket: pictureOf('blog-window-seat') },
  );
  const picks = seed === 'none' ? { domestic: [], international: [], visas: [] } : {};
  await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    await markSite(tx);
    await run(inside, demo, saveSettings, { ...agency, home: { ...agency.home, ...picks } });
    if (seed === 'demo') {
      await tx.transaction((within) => loadLife({ ...deps, db: within }, storage)).catch(withoutLife);
    }
  });
  return true;
}

async function loadDocuments(deps: CommandDeps, storage: Storage, calendar: DemoCalendar): Promise<void> {
  const visaEntries = visas.map((make) => make(calendar));
  const packageEntries = tourPackages.map((make) => make(calendar));
  const postEntries = posts.map((make) => make(calendar));
  const pictureOf = await takePictures(deps, storage, demo, [
    ...[...visaEntries, ...packageEntries, ...postEntries].map(({ cover }) => cover),
    ...packageEntries.flatMap(({ gallery, facts }) => [
      ...gallery,
      ...facts.itinerary.flatMap(({ picture }) => picture ?? []),
    ]),
  ]);
  for (const { slug, cover, facts, texts } of visaEntries) {
    await publish(deps, visaCommands, { slug, texts, facts: { ...facts, cover: pictureOf(cover) } });
  }
  for (const { slug, cover, gallery, facts, texts, departures } of packageEntries) {
    const itinerary = facts.itinerary.map(({ picture, ...day }) =>
      picture === undefined ? day : { ...day, picture: pictureOf(picture) },
    );
    const pictured = { ...facts, itinerary, cover: pictureOf(cover), gallery: gallery.map(pictureOf) };
    await publish(deps, tourPackageCommands, { slug, texts, facts: pictured });
    const packageId = idOf(`${tourPackageCommands.kind} ${slug}`);
    if ((await deps.db.$count(departuresTable, eq(departuresTable.packageId, packageId))) === 0) {
      await run(deps, demo, createDepartures, { package: slug, runs: departures });
    }
  }
  for (const { slug, cover, facts, texts } of postEntries) {
    await publish(deps, postCommands, { slug, texts, facts: { ...facts, cover: pictureOf(cover) } });
  }
}
