import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { postCommands } from '#features/posts/posts.commands.ts';
import { postFactsOf, postTextsOf } from '#features/posts/posts.factory.ts';
import { type CommandDeps, pageTagsChannel, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { openPostgresql } from '#platform/database/postgresql.ts';
import { actorWith, createPostgresDatabase, engineUnderTest } from '#platform/testing/test.ts';
import { type Ack, judge } from './judge.ts';
import { disturbableNetwork } from './network.ts';

const patience = { queryTimeoutMs: 1000, connectionMs: 1000 };
const staff = actorWith();

/** A program's database at the other end of a network that can be disturbed. */
async function distantDatabase() {
  const url = new URL(await createPostgresDatabase());
  const network = await disturbableNetwork(Number(url.port));
  url.port = String(network.port);
  const database = await openPostgresql(url.href, patience);
  onTestFinished(async () => {
    await network.heal();
    await database.close();
    await network.close();
  });
  const deps: CommandDeps = {
    db: database.db,
    clock: { now: () => new Date() },
    pages: { drop: () => {} },
    siteUrl: 'https://shofor.example',
  };
  const acks: Ack[] = [];
  /** Saves a post. `saved`, or the way in which it was refused. */
  const save = async (): Promise<string> => {
    const documentId = crypto.randomUUID();
    try {
      await run(deps, staff, postCommands.create, {
        documentId,
        slug: `post-${documentId}`,
        facts: postFactsOf(),
        texts: { en: postTextsOf(`${documentId} 1`) },
      });
      acks.push({ is: 'revision', documentId, number: 1 });
      return 'saved';
    } catch (cause) {
      return cause instanceof Failure ? cause.kind : `fault: ${cause}`;
    }
  };
  const many = async (count: number) => [
    ...new Set(await Promise.all(Array.from({ length: count }, () => save()))),
  ];
  return { database, network, save, many, acks };
}

describe.runIf(engineUnderTest() === 'postgresql')('a database that is away', () => {
  test('and doesn’t respond is noticed in time, and everything works again when it is back', async () => {
    const { database, network, many, acks } = await distantDatabase();
    expect(await many(5)).toEqual(['saved']);
    for (let round = 0; round < 3; round += 1) {
      network.blackhole();
      const started = Date.now();
      // More than the pool has connections: none may be lost to it.
      expect(await many(25)).toEqual(['unavailable']);
      expect(Date.now() - started).toBeLessThan(15_000);
      await network.heal();
      network.reset();
      await expect.poll(() => many(20), { timeout: 20_000 }).toEqual(['saved']);
    }
    expect(await judge(database, '/nowhere', acks)).toMatchObject({ lost: [], broken: [] });
  }, 120_000);

  test('and refuses is noticed at once', async () => {
    const { network, save, many } = await distantDatabase();
    expect(await many(5)).toEqual(['saved']);
    await network.cut();
    const started = Date.now();
    expect(await many(25)).toEqual(['unavailable']);
    expect(Date.now() - started).toBeLessThan(10_000);
    await network.heal();
    await expect.poll(save, { timeout: 20_000 }).toBe('saved');
  }, 60_000);

  test('in the middle of transactions, over and over, loses nothing that was acknowledged', async () => {
    const { database, network, many, acks } = await distantDatabase();
    let cuts = 0;
    const cutting = setInterval(() => {
      network.reset();
      cuts += 1;
    }, 40);
    for (let round = 0; round < 40; round += 1) {
      const outcomes = await many(12);
      expect(['saved', 'unavailable']).toEqual(expect.arrayContaining(outcomes));
    }
    clearInterval(cutting);
    expect(cuts).toBeGreaterThan(10);
    await expect.poll(() => many(30), { timeout: 20_000 }).toEqual(['saved']);
    expect(await judge(database, '/nowhere', acks)).toMatchObject({ lost: [], broken: [] });
  }, 60_000);

  test('is listened to again when it is back, and whoever listens is told that something was missed', async () => {
    const { database, network, save } = await distantDatabase();
    const heard: string[] = [];
    let missed = 0;
    await database.listen(
      pageTagsChannel,
      (payload) => heard.push(payload),
      () => {
        missed += 1;
      },
    );
    const tell = (words: string) => database.rows('SELECT pg_notify($1, $2)', [pageTagsChannel, words]);
    await tell('first');
    await expect.poll(() => heard).toEqual(['first']);
    // Without a word: the heartbeat has to find out.
    network.blackhole();
    await delay(patience.queryTimeoutMs * 5);
    await network.heal();
    await expect.poll(() => missed, { timeout: 20_000 }).toBe(1);
    await expect.poll(save, { timeout: 20_000 }).toBe('saved');
    await tell('second');
    await expect.poll(() => heard).toEqual(['first', 'second']);
  }, 60_000);
});
