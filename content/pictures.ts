import { inArray } from 'drizzle-orm';
import { takePicture } from '#features/media/media.commands.ts';
import { media } from '#features/media/media.table.ts';
import type { Actor, CommandDeps } from '#platform/command/command.ts';
import type { Storage } from '#platform/storage.ts';
import type { heroes } from './art/heroes.ts';
import { scenes } from './art/scenes.ts';
import { posterDrawer } from './drawn-pictures.ts';

type Hero = (typeof heroes)['wide'];

/** Does the work for every item, two at a time: one is drawn while the other is written. */
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
 * Puts the posters of the demo content into the media library; one that is there already isn't drawn again.
 * @param folder where drawn posters stay for the next time
 */
export function pictureMaker(deps: CommandDeps, actor: Actor, storage: Storage, folder?: string) {
  const draw = posterDrawer(folder);
  return {
    /**
     * Draws scenes.
     * @returns their ids in the library, by name.
     * @throws when there is no scene of a name.
     */
    async ofScenes(names: Iterable<string>): Promise<(name: string) => string> {
      const wanted = new Set(names);
      const known = await deps.db
        .select({ id: media.id, name: media.name })
        .from(media)
        .where(
          inArray(
            media.name,
            [...wanted].map((name) => `${name}.png`),
          ),
        );
      const ids = new Map(known.map(({ id, name }) => [name.replace(/\.png$/, ''), id]));
      await twoAtATime(
        [...wanted].filter((name) => !ids.has(name)),
        async (name) => {
          const scene = scenes.get(name);
          if (!scene) {
            throw new Error(`There is no scene ${name}.`);
          }
          const svg = scene.draw().svg();
          const bytes = await draw({ svg, density: 115, width: 1920, height: 1280, compressionLevel: 3 });
          const picture = { bytes, name: `${name}.png`, alt: scene.alt };
          ids.set(name, await takePicture(deps, storage, actor, picture));
        },
      );
      return (name) => {
        const id = ids.get(name);
        if (id === undefined) {
          throw new Error(`The scene ${name} was not asked for.`);
        }
        return id;
      };
    },

    /** Draws one of the posters of the home page. */
    async ofHero({ name, svg, width, alt }: Hero): Promise<string> {
      const bytes = await draw({ svg, density: 120, width, compressionLevel: 6 });
      return takePicture(deps, storage, actor, { bytes, name: `${name}.png`, alt });
    },
  };
}
