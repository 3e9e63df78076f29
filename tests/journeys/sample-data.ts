import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postCommands } from '#features/posts/posts.commands.ts';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import { visaCommands } from '#features/visas/visas.commands.ts';
import { addDays, dhakaDate, nextWeekday } from '#platform/calendar-date.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { openDatabase } from '#platform/database/open.ts';
import { isCopied, makeClockedDatabase } from '#platform/testing/data-directory.ts';
import { clocksOff, statedMoment } from '#platform/testing/stated-day.ts';
import { tourPackages } from '../../content/packages.ts';
import { posts } from '../../content/posts.ts';
import { visas } from '../../content/visas.ts';
import { keepDemoData } from './demo-data.ts';
import { sample } from './sample.ts';
import { owner } from './staff-accounts.ts';

const root = join(import.meta.dirname, '../..');

/** The data is an hour older than a run: nothing in it is from the time to come. */
const age = 3_600_000;

/** The stored data depends on these files, and on the day of the run. */
function hashOfContent(): string {
  const hash = createHash('sha256')
    .update(process.env.TESTS_BEGIN ?? statedMoment)
    .update(dhakaDate(new Date()).slice(0, 7));
  const wanted =
    /\.sql$|\.(?:commands|writes|contract|table)\.ts$|search\.rules\.ts$|^[^.]*\.ts$|\.texts\.ts$|\.(?:svg|webp)$/;
  for (const [folder, names] of [
    ['content', wanted],
    ['migrations', wanted],
    ['src/features', wanted],
    // What only the journeys do changes nothing in their data.
    ['tests/journeys', /^(?:sample|sample-data|demo-data|staff-accounts)\.ts$/],
  ] as const) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => names.test(each)).sort()) {
      hash.update(file).update(readFileSync(join(root, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const tester: Actor = {
  id: 'system:journeys',
  permissions: new Set([
    'documents.write',
    'documents.publish',
    'documents.trash',
    'departures.write',
    'media.write',
  ]),
};

const { shown, hidden, slugs } = sample;

/** One document of each kind in each state, public and not. */
async function addSamples(deps: CommandDeps, cover: string): Promise<void> {
  const today = dhakaDate(new Date());
  const calendar = {
    today,
    daysAgo: (days: number) => addDays(today, -days),
    weekdayAhead: (weekday: number, days: number) => nextWeekday(addDays(today, days), weekday),
  };
  const [visa, tour, post] = [visas[0]?.(calendar), tourPackages[0]?.(calendar), posts[0]?.(calendar)];
  if (!visa || !tour || !post) {
    throw new Error('The demo content is empty.');
  }
  const { itinerary, ...tourFacts } = tour.facts;
  const kinds = [
    { commands: visaCommands, facts: { ...visa.facts, cover }, texts: visa.texts },
    {
      commands: tourPackageCommands,
      facts: {
        ...tourFacts,
        cover,
        gallery: [],
        itinerary: itinerary.map(({ picture: _, ...day }) => day),
      },
      texts: tour.texts,
    },
    { commands: postCommands, facts: { ...post.facts, cover }, texts: post.texts },
  ];
  for (const { commands, facts, texts } of kinds) {
    const named = (title: string) => ({
      en: { ...texts.en, title, summary: `${title}: a sample.` },
      bn: { ...texts.bn, title, summary: `${title}: a sample.` },
    });
    const create = async (slug: string, title: string) => {
      const documentId = crypto.randomUUID();
      const content = { documentId, slug, facts, texts: named(title) };
      // Facts and texts belong to the command of their kind, as paired above.
      await run(deps, tester, commands.create as typeof postCommands.create, content as never);
      return documentId;
    };
    const publish = (documentId: string, language: 'en' | 'bn', revision = 1) =>
      run(deps, tester, commands.publish, { documentId, languages: [language], revision });

    await create(slugs.draft, hidden);

    const scheduled = await create(slugs.scheduled, hidden);
    const publishAt = new Date(Date.now() + 30 * 86_400_000);
    await run(deps, tester, commands.schedule, {
      documentId: scheduled,
      language: 'en',
      revision: 1,
      publishAt,
    });

    const trashed = await create(slugs.trashed, hidden);
    await publish(trashed, 'en');
    await publish(trashed, 'bn');
    await run(deps, tester, commands.trash, { documentId: trashed });

    const unpublished = await create(slugs.unpublished, hidden);
    await publish(unpublished, 'en');
    await run(deps, tester, commands.unpublish, { documentId: unpublished, languages: ['en'] });

    const changed = await create(slugs.before, shown);
    await publish(changed, 'en');
    const save = commands.save as typeof postCommands.save;
    const second = { documentId: changed, slug: slugs.after, facts, texts: named(shown), basedOn: 1 };
    await run(deps, tester, save, second as never);
    await publish(changed, 'en', 2);
    const third = { ...second, texts: named(hidden), basedOn: 2 };
    await run(deps, tester, save, third as never);
  }
}

/** The program itself fills an empty database with the demo agency when it starts. */
async function fillWithDemo(directory: string): Promise<void> {
  const program = spawn(process.execPath, [join(root, 'build/server/index.js')], {
    cwd: root,
    env: {
      ...process.env,
      ...clocksOff(-age),
      PORT: '0',
      SITE_URL: '',
      DATA_DIR: directory,
      SEED: 'site',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit');
  let said = '';
  let isStopped = false;
  for await (const chunk of program.stdout) {
    said += String(chunk);
    if (!isStopped && said.includes('Shofor is at')) {
      // It handles signals after this line. Once: a second signal would end it before it has closed.
      isStopped = true;
      setTimeout(() => program.kill('SIGTERM'), 500);
    }
  }
  const [code] = await ended;
  if (code !== 0) {
    throw new Error(`The program could not fill the database: it ended with ${code}.\n${said}`);
  }
}

/** A copy of the journeys' data for one run, which begins at the same moment as the run before. @returns its directory. */
export async function sampleData(): Promise<string> {
  const whole = await wholeSampleData();
  const directory = join(root, '.cache', `journeys-run-${process.env.PORT ?? process.pid}`);
  rmSync(directory, { recursive: true, force: true });
  cpSync(whole, directory, { recursive: true, filter: isCopied });
  return directory;
}

/** Prepares the journeys' data: the demo agency and samples, stored until the content changes. @returns the data directory. */
async function wholeSampleData(): Promise<string> {
  const cache = join(root, '.cache');
  const name = `journeys-data-${hashOfContent()}`;
  const directory = join(cache, name);
  const whole = join(directory, 'journeys-ready');
  if (existsSync(whole)) {
    return directory;
  }
  for (const old of existsSync(cache) ? readdirSync(cache) : []) {
    if (old.startsWith('journeys-data')) {
      rmSync(join(cache, old), { recursive: true, force: true });
    }
  }
  await makeClockedDatabase(directory);
  await fillWithDemo(directory);
  keepDemoData(directory);
  const { database } = await openDatabase({ DATA_DIR: directory }, 'samples');
  const deps = {
    db: database.db,
    clock: { now: () => new Date(Date.now() - age) },
    pages: { drop: () => {} },
    siteUrl: 'https://shofor.example',
  };
  const [picture] = await database.rows('SELECT id::text AS id FROM media LIMIT 1');
  await addSamples(deps, String(picture?.id));
  await database.close();
  writeFileSync(whole, '');
  return directory;
}
