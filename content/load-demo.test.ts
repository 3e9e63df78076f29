import { readdir } from 'node:fs/promises';
import { asc } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';
import { documents, liveTexts, publications, revisions } from '#features/documents/documents.table.ts';
import { media } from '#features/media/media.table.ts';
import { findSettings } from '#features/site-settings/site-settings.queries.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { Storage } from '#platform/storage.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { loadDemo } from './load-demo.ts';
import { tourPackages } from './packages.ts';
import { posts } from './posts.ts';
import { visas } from './visas.ts';

class Stopped extends Error {}

/** A place to load into, where the program is stopped after so many pictures or so many writes to the database. */
async function place() {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const files = new Map<string, Uint8Array>();
  let left = { pictures: Number.POSITIVE_INFINITY, writes: Number.POSITIVE_INFINITY };
  const storage: Storage = {
    read: async (key) => files.get(key),
    write: async (key, bytes) => {
      left.pictures -= 1;
      if (left.pictures < 0) {
        throw new Stopped();
      }
      files.set(key, bytes);
    },
    remove: async (key) => {
      for (const name of files.keys()) {
        if (name === key || name.startsWith(`${key}/`)) {
          files.delete(name);
        }
      }
    },
  };
  const deps: CommandDeps = {
    db: database.db,
    clock: { now: () => new Date('2026-12-01T04:00:00Z') },
    siteUrl: 'https://shofor.example',
    pages: {
      drop: () => {
        left.writes -= 1;
        if (left.writes < 0) {
          throw new Stopped();
        }
      },
    },
  };
  return {
    deps,
    files,
    load: (stop: Partial<typeof left> = {}) => {
      left = { pictures: Number.POSITIVE_INFINITY, writes: Number.POSITIVE_INFINITY, ...stop };
      return loadDemo(deps, storage, 'site', (cause) => {
        throw cause;
      });
    },
  };
}

const expected = visas.length + tourPackages.length + posts.length;

async function whatIsThere({ db }: CommandDeps) {
  return {
    documents: await db.$count(documents),
    revisions: await db.$count(revisions),
    publications: await db.$count(publications),
    live: await db.$count(liveTexts),
  };
}

describe('the demo agency', () => {
  test('loaded in pieces it is whole, published in both languages, and is left alone afterwards', async () => {
    const { deps, files, load } = await place();
    for (const stop of [{ pictures: 3 }, { pictures: 40 }, { writes: 0 }, { writes: 31 }, { writes: 60 }]) {
      await expect(load(stop)).rejects.toThrow(Stopped);
    }
    expect(await load()).toBe(true);
    expect(expected).toBeGreaterThan(50);
    const whole = {
      documents: expected,
      revisions: expected,
      publications: expected * 2,
      live: expected * 2,
    };
    expect(await whatIsThere(deps)).toEqual(whole);
    expect((await findSettings(deps.db)).agency.name.en).not.toBe('');
    const pictures = await deps.db.select().from(media).orderBy(asc(media.name));
    const drawn = (await readdir('content/pictures')).filter((file) => file.endsWith('.webp'));
    expect(drawn.length).toBeGreaterThan(60);
    expect(pictures.map(({ name }) => name).sort()).toEqual(drawn.sort());
    expect(pictures.filter((picture) => !files.has(picture.file))).toEqual([]);
    expect(await load()).toBe(false);
    expect(await whatIsThere(deps)).toEqual(whole);
  }, 240_000);
});
