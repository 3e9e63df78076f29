import { z } from 'zod';
import { type Actor, type CommandDeps, command, run } from '#platform/command/command.ts';
import type { Storage } from '#platform/storage.ts';
import { openBundle } from '../wordpress/bundle.rules.ts';
import { takeSitePictures } from '../wordpress/site-pictures.jobs.ts';
import type { Brought } from './old-posts.contract.ts';
import { readPosts } from './old-posts.rules.ts';
import { addPost, planPaths, undoPost } from './old-posts.writes.ts';

/** Brings a file of an old site along, as the import does: everything in one transaction. */
export async function bringPosts(
  deps: CommandDeps,
  actor: Actor,
  storage: Storage,
  bytes: Uint8Array,
): Promise<Brought[]> {
  const { items } = await readPosts(bytes);
  const { uploads } = await openBundle(bytes);
  const pictures = items.flatMap((item) => item.pictures);
  const { ids } = await takeSitePictures(deps, storage, actor, uploads, pictures);
  const bring = command({
    name: 'test.bring',
    permission: 'documents.write',
    input: z.strictObject({}),
    run: async (context) => {
      const paths = await planPaths(context, items);
      const brought: Brought[] = [];
      for (const item of items) {
        brought.push(await addPost(context, item, { pictures: ids, paths }));
      }
      return brought;
    },
  });
  return run(deps, actor, bring, {});
}

/** Takes a post back that was brought. @throws Failure conflict when somebody has changed it since */
export const takeBack = (deps: CommandDeps, actor: Actor, id: string): Promise<void> =>
  run(
    deps,
    actor,
    command({
      name: 'test.take-back',
      permission: 'documents.trash',
      input: z.strictObject({}),
      run: (context) => undoPost(context, id),
    }),
    {},
  );
