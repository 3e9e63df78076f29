import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { postCommands } from '#features/posts/posts.commands.ts';
import { postFactsOf, postTextsOf } from '#features/posts/posts.factory.ts';
import { type CommandDeps, pageTagsChannel, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { openPostgresql } from '#platform/database/postgresql.ts';
import { inOurWords } from '#platform/database/trouble.ts';
import { actorWith, createDatabase } from '#platform/testing/test.ts';
import { type Ack, judge } from './judge.ts';
import { disturbableNetwork } from './network.ts';

const patience = { queryTimeoutMs: 1000, connectionMs: 1000 };
const staff = actorWith();

/** A program's database at the other end of a network that can be disturbed. */
async function distantDatabase(limits = patience) {
  const url = new URL(await createDatabase());
  /** The same database, past the network. */
  const watching = await openPostgresql(url.href, patience);
  const network = await disturbableNetwork(Number(url.port));
  url.port = String(network.port);
  const database = await openPostgresql(url.href, limits);
  onTestFinished(async () => {
    await network.heal();
    await watching.close();
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
  return { database, watching, network, save, many, acks };
}

describe('a database that is away', () => {
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

  test('takes a read with it, which is repeated on another connection; a write is not', async () => {
    // Nothing here is noticed by waiting too long: a slow machine has its time.
    const { database, network, watching } = await distantDatabase({
      queryTimeoutMs: 20_000,
      connectionMs: 5_000,
    });
    await database.execute('CREATE TABLE tries (n integer)');
    /** How many such inserts the server is at work on. */
    const inserts = async (like: string) =>
      (
        await watching.rows(
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND query LIKE $1",
          [like],
        )
      ).length;
    for (let round = 0; round < 5; round += 1) {
      const reads = Array.from({ length: 8 }, () =>
        // Some of them wait for each other on one connection.
        database.readRows('SELECT 1 AS one, pg_sleep(0.1)', [], 'all'),
      );
      const insert = `INSERT INTO tries SELECT ${round}`;
      const write = database.rows(`${insert} FROM pg_sleep(2)`).then(
        () => 'written',
        (cause: unknown) => inOurWords(cause),
      );
      await expect.poll(() => inserts(`${insert} %`), { timeout: 20_000, interval: 20 }).toBe(1);
      network.reset();
      expect((await Promise.all(reads)).map(([row]) => row)).toEqual(Array(8).fill([1, '']));
      expect(await write).toMatchObject({ kind: 'unavailable' });
    }
    // The server may not have noticed that nobody waits for it any more.
    await expect.poll(() => inserts('INSERT INTO tries %'), { timeout: 20_000 }).toBe(0);
    expect((await database.rows('SELECT n FROM tries')).length).toBeLessThanOrEqual(5);
  }, 60_000);

  test('has become a standby: a write is refused for now, and its connection is not used again', async () => {
    const { database, save } = await distantDatabase();
    expect(await save()).toBe('saved');
    const name = String((await database.rows('SELECT current_database() AS name'))[0]?.name);
    await database.execute(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    // As on a standby, but the one connection of the pool is from before.
    await database.execute('SET default_transaction_read_only = on');
    expect(await save()).toBe('unavailable');
    await database.transaction(async (connection) => {
      await connection.execute(
        `SET LOCAL transaction_read_only = off; ALTER DATABASE ${name} RESET default_transaction_read_only`,
      );
    });
    expect(await save()).toBe('saved');
  }, 60_000);
});

describe('a database behind a pooler', () => {
  test('is listened to directly, also while the pooler is away', async () => {
    const url = new URL(await createDatabase());
    const directUrl = new URL(url);
    const [pooler, direct] = [
      await disturbableNetwork(Number(url.port)),
      await disturbableNetwork(Number(url.port)),
    ];
    url.port = String(pooler.port);
    directUrl.port = String(direct.port);
    const database = await openPostgresql(url.href, { ...patience, directUrl: directUrl.href });
    onTestFinished(async () => {
      await database.close().catch(() => {});
      await Promise.all([pooler.close(), direct.close()]);
    });
    let missed = 0;
    const heard: string[] = [];
    await database.listen(
      pageTagsChannel,
      (payload) => heard.push(payload),
      () => {
        missed += 1;
      },
    );
    await pooler.cut();
    await database.transaction((connection) => connection.execute(`NOTIFY ${pageTagsChannel}, 'direct'`));
    await expect.poll(() => heard).toEqual(['direct']);
    expect(missed).toBe(0);
    await direct.cut();
    await direct.heal();
    await expect.poll(() => missed, { timeout: 20_000 }).toBe(1);
  }, 60_000);
});
