import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '#platform/testing/postgres-server.ts';
import { createDatabase } from '#platform/testing/test.ts';
import { DataDirectoryInUse } from './data-lock.ts';
import type { Note } from './note.ts';
import { openDatabase } from './open.ts';

async function somewhere(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-open-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

describe('opening the database', () => {
  test('the embedded one is opened once, says how durable it is, and is free when it is closed', async () => {
    const DATA_DIR = await somewhere();
    const notes: Note[] = [];
    const first = await openDatabase({ DATA_DIR }, 'server', { say: (note) => notes.push(note) });
    expect(notes).toContainEqual({
      level: 'info',
      words: expect.stringMatching(
        /^PostgreSQL 18\S*: what is saved survives a killed process and a power cut\.$/,
      ),
    });
    await expect(openDatabase({ DATA_DIR }, 'backup')).rejects.toThrow(DataDirectoryInUse);
    await first.database.execute('CREATE TABLE kept (id integer)');
    await first.database.close();
    const second = await openDatabase({ DATA_DIR }, 'server');
    expect(await second.database.rows('SELECT * FROM kept')).toEqual([]);
    await second.database.close();
  });

  test('a PostgreSQL server that would lose writes in a power cut is warned of', async () => {
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const DATABASE_URL = server.url;
    const DATA_DIR = await somewhere();
    const notes: Note[] = [];
    const say = (note: Note) => notes.push(note);
    const sure = await openDatabase({ DATABASE_URL, DATA_DIR }, 'server', { say });
    expect(sure.lock).toBeUndefined();
    expect(notes.splice(0)).toEqual([
      { level: 'info', words: expect.stringMatching(/^PostgreSQL \d.* power cut\.$/) },
    ]);
    await sure.database.execute(
      `ALTER DATABASE ${new URL(DATABASE_URL).pathname.slice(1)} SET synchronous_commit = off`,
    );
    await sure.database.close();
    const unsure = await openDatabase({ DATABASE_URL, DATA_DIR }, 'server', { say });
    expect(notes).toEqual([
      {
        level: 'warn',
        words: expect.stringContaining('synchronous_commit is off, so a power cut can lose'),
      },
    ]);
    await unsure.database.close();
  });

  test('work that must be done alone is done by one process at a time', async () => {
    const DATABASE_URL = await createDatabase('empty');
    const opened = await Promise.all(
      [1, 2, 3].map((each) => openDatabase({ DATABASE_URL, DATA_DIR: '/nowhere' }, `server ${each}`)),
    );
    let inside = 0;
    let most = 0;
    await Promise.all(
      opened.map(({ database }) =>
        database.alone(async () => {
          inside += 1;
          most = Math.max(most, inside);
          await new Promise((resolve) => setTimeout(resolve, 30));
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
    await Promise.all(opened.map(({ database }) => database.close()));
  });
});
