import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { takePicture } from '#features/media/media.commands.ts';
import { media } from '#features/media/media.table.ts';
import type { Actor, CommandDeps } from '#platform/command/command.ts';
import type { Storage } from '#platform/storage.ts';

const folder = resolve('content/pictures');

const titles = z.object({ en: z.string(), bn: z.string() });

/** What a drawing shows, in both languages: its titles. @throws when it has none in one of them. */
export function titlesOf(svg: string): z.infer<typeof titles> {
  const found = svg.matchAll(/<title lang="(en|bn)">([^<&]+)<\/title>/g);
  return titles.parse(Object.fromEntries([...found].map(([, language, title]) => [language, title])));
}

/** Does the work for every item, two at a time: one is read while the other is written. */
async function twoAtATime<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const one = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      await work(item);
    }
  };
  await Promise.all([one(), one()]);
}

/**
 * Puts pictures of the demo agency into the media library, as far as they aren't there.
 * @param names those of their files in `content/pictures`
 * @returns their ids in the library, by name.
 * @throws when there is no file of a name.
 */
export async function takePictures(
  deps: CommandDeps,
  storage: Storage,
  actor: Actor,
  names: Iterable<string>,
): Promise<(name: string) => string> {
  const wanted = new Set(names);
  const known = await deps.db
    .select({ id: media.id, name: media.name })
    .from(media)
    .where(
      inArray(
        media.name,
        [...wanted].map((name) => `${name}.webp`),
      ),
    );
  const ids = new Map(known.map(({ id, name }) => [name.replace(/\.webp$/, ''), id]));
  await twoAtATime(
    [...wanted].filter((name) => !ids.has(name)),
    async (name) => {
      const [svg, bytes] = await Promise.all([
        readFile(`${folder}/${name}.svg`, 'utf8'),
        readFile(`${folder}/${name}.webp`),
      ]);
      const picture = { bytes, name: `${name}.webp`, alt: titlesOf(svg) };
      ids.set(name, await takePicture(deps, storage, actor, picture));
    },
  );
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) {
      throw new Error(`The picture ${name} was not asked for.`);
    }
    return id;
  };
}
