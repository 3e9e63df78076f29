import { z } from 'zod';
import { type Actor, type CommandDeps, command, run } from '#platform/command/command.ts';
import type { Storage } from '#platform/storage.ts';
import type { Brought } from '../posts/old-posts.contract.ts';
import { openBundle } from '../wordpress/bundle.rules.ts';
import { takeSitePictures } from '../wordpress/site-pictures.jobs.ts';
import { readPackages } from './old-packages.rules.ts';
import { addPackage, undoPackage } from './old-packages.writes.ts';

/** Brings trips of an old site along, as the import does: everything in one transaction. */
export async function bringPackages(
  deps: CommandDeps,
  actor: Actor,
  storage: Storage,
  bytes: Uint8Array,
): Promise<Brought[]> {
  const { items } = await readPackages(bytes);
  const { uploads } = await openBundle(bytes);
  const { ids } = await takeSitePictures(
    deps,
    storage,
    actor,
    uploads,
    items.flatMap(({ pictures }) => pictures),
  );
  const bring = command({
    name: 'test.bring',
    permission: 'documents.write',
    input: z.strictObject({}),
    run: async (context) => {
      const brought: Brought[] = [];
      for (const item of items) {
        brought.push(await addPackage(context, item, ids));
      }
      return brought;
    },
  });
  return run(deps, actor, bring, {});
}

/** Takes a package back that was brought. @throws Failure conflict when somebody has changed it since */
export const takePackageBack = (deps: CommandDeps, actor: Actor, id: string): Promise<void> =>
  run(
    deps,
    actor,
    command({
      name: 'test.take-back',
      permission: 'documents.trash',
      input: z.strictObject({}),
      run: (context) => undoPackage(context, id),
    }),
    {},
  );
