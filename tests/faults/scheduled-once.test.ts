import { rm } from 'node:fs/promises';
import { eq, lte, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { documents, publications, scheduledPublications } from '#features/documents/documents.table.ts';
import { fareAlarms } from '#features/fares/alarms/alarms.table.ts';
import { insertCover } from '#features/media/media.factory.ts';
import { postCommands } from '#features/posts/posts.commands.ts';
import { postFactsOf, postTextsOf } from '#features/posts/posts.factory.ts';
import { activity } from '#platform/command/activity.table.ts';
import { pageTagsChannel, run } from '#platform/command/command.ts';
import type { Database } from '#platform/database/database.ts';
import { openPostgresql } from '#platform/database/postgresql.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { emptyDirectory } from '#platform/testing/data-directory.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { actorWith, createDatabase } from '#platform/testing/test.ts';
import { openFares } from '../selling/fare-world.ts';
import { startBuilt } from './built-server.ts';

/** Two processes of the program on one PostgreSQL, with one data key and a data directory each. */
async function twoProcesses(DATABASE_URL: string) {
  const servers = await Promise.all(
    [0, 1].map(async () => {
      const directory = await emptyDirectory();
      const server = await startBuilt({
        DATABASE_URL,
        DATA_DIR: directory,
        SEED: 'none',
        DATA_KEY: testDataKey.toString('hex'),
      });
      onTestFinished(async () => {
        await server.end('SIGKILL');
        await rm(directory, { recursive: true, force: true });
      });
      return server;
    }),
  );
  await Promise.all(servers.map(({ ready }) => ready));
}

/** A fare that a customer has accepted, with five hours to its time limit. @returns its time limit */
async function sellFare(db: Database): Promise<Date> {
  const limit = new Date(Date.now() + 5 * 3_600_000);
  const { sold } = await openFares({
    db,
    clock: { now: () => new Date() },
    pages: { drop: () => {} },
    siteUrl: 'http://x.example',
    dataKey: testDataKey,
  });
  await sold({ timeLimit: limit.toISOString() });
  return limit;
}

/** How many connections wait for a lock of another one. */
const waitingForLocks = (db: Database) =>
  db.$count(sql`pg_stat_activity`, sql`datname = current_database() AND wait_event_type = 'Lock'`);

describe('two processes on one database', () => {
  test('publish what is scheduled once, and announce it once', async () => {
    const url = await createDatabase();
    const database = await openPostgresql(url, { queryTimeoutMs: 60_000 });
    onTestFinished(() => database.close());
    const { db } = database;
    const limit = await sellFare(db);
    await twoProcesses(url);
    const announced: string[] = [];
    await database.listen(pageTagsChannel, (payload) => announced.push(...JSON.parse(payload)));

    const deps = {
      db,
      clock: { now: () => new Date() },
      pages: { drop: () => {} },
      siteUrl: 'http://x.example',
    };
    await insertCover(deps);
    const posts = Array.from({ length: 6 }, (_, number) => ({
      documentId: crypto.randomUUID(),
      slug: `post-${number}`,
      facts: postFactsOf(),
      texts: { en: postTextsOf(`Post ${number}`) },
    }));
    for (const post of posts) {
      await run(deps, actorWith(), postCommands.create, post);
    }
    const publishAt = new Date(Date.now() + 2_000);
    for (const { documentId } of posts) {
      await run(deps, actorWith(), postCommands.schedule, {
        documentId,
        language: 'en',
        revision: 1,
        publishAt,
      });
    }
    // Neither can publish before both are about to.
    await db.transaction(async (tx) => {
      await tx.select().from(documents).for('update');
      await expect.poll(() => waitingForLocks(db), { timeout: 60_000, interval: 20 }).toBe(2);
      expect(await tx.$count(publications)).toBe(0);
    });
    await expect.poll(() => db.$count(scheduledPublications), { timeout: 60_000, interval: 200 }).toBe(0);
    const logged = await db.select().from(activity).where(eq(activity.action, 'post.publish-due'));
    expect(logged.map(({ subjectId }) => subjectId).toSorted()).toEqual(
      posts.map(({ documentId }) => documentId).toSorted(),
    );
    const announcements = posts.map(
      ({ documentId }) => announced.filter((tag) => tag === `document:${documentId}:en`).length,
    );
    expect(announcements).toEqual(posts.map(() => 1));
    expect(await db.$count(publications)).toBe(posts.length);

    // Both processes have looked at time limits when they started; six hours before it there is one alarm for what was missed.
    const alarms = () => db.$count(messages, isLetter('fare.alarm'));
    await expect.poll(alarms, { timeout: 60_000, interval: 200 }).toBe(1);
    expect(await db.$count(fareAlarms, lte(fareAlarms.at, limit))).toBe(2);
  }, 120_000);
});
