// A process that writes through the commands that staff use, and says in one line of JSON what was acknowledged,
// until somebody kills it. The place is in DATA_DIR and DATABASE_URL.
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { insertCover } from '#features/media/media.factory.ts';
import { postCommands } from '#features/posts/posts.commands.ts';
import { postFactsOf, postTextsOf } from '#features/posts/posts.factory.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { directoryStorage } from '#platform/storage.ts';
import type { Ack } from './judge.ts';

const { DATA_DIR = '', DATABASE_URL } = process.env;
// That the database is started again is no complaint.
const { database } = await openDatabase({ DATA_DIR, DATABASE_URL }, 'writer', { say: () => {} });
await migrate(database, 'migrations');
const deps: CommandDeps = {
  db: database.db,
  clock: { now: () => new Date() },
  pages: { drop: () => {} },
  siteUrl: 'https://shofor.example',
};
const storage = directoryStorage(DATA_DIR);
await insertCover(deps);
const staff: Actor = { id: 'user:writer', permissions: new Set(['documents.write', 'documents.publish']) };

// A pipe takes it at once: what is said here is out before the next write begins.
const say = (ack: Ack) => console.log(JSON.stringify(ack));

/** Does a write, again while the database is away. What came of a try that failed isn't known: it isn't said. */
async function surely<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
  for (;;) {
    try {
      return await write();
    } catch (cause) {
      if (!(cause instanceof Failure)) {
        throw cause;
      }
      if (cause.kind === 'conflict') {
        // The try before it went through without an answer.
        return undefined;
      }
      await delay(50);
    }
  }
}

async function write(): Promise<void> {
  for (;;) {
    const documentId = crypto.randomUUID();
    const post = (number: number) => ({
      slug: `post-${documentId}`,
      facts: postFactsOf(),
      texts: { en: postTextsOf(`${documentId} ${number}`) },
    });
    if (await surely(() => run(deps, staff, postCommands.create, { documentId, ...post(1) }))) {
      say({ is: 'revision', documentId, number: 1 });
    }
    for (let number = 2; number < 6; number += 1) {
      const saved = { documentId, basedOn: number - 1, ...post(number) };
      if (await surely(() => run(deps, staff, postCommands.save, saved))) {
        say({ is: 'revision', documentId, number });
      }
      await surely(() =>
        run(deps, staff, postCommands.publish, { documentId, languages: ['en'], revision: number }),
      );
      say({ is: 'published', documentId, number });
    }
    const bytes = randomBytes(40_000);
    const written = await storage.write(`media/${documentId}/original.png`, bytes).then(
      () => true,
      (cause: unknown) => {
        // No room for files: the documents go on.
        if (cause instanceof Failure) {
          return false;
        }
        throw cause;
      },
    );
    if (written) {
      say({ is: 'file', documentId, sha256: createHash('sha256').update(bytes).digest('hex') });
    }
  }
}

console.log('{"is":"ready"}');
await Promise.all([write(), write(), write(), write()]);
