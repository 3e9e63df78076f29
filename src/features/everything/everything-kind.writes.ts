import type { ImportKind } from '#features/imports/import-kinds.writes.ts';
import { Failure } from '#platform/command/failure.ts';
import { connectionOf } from '#platform/database/connection-of.ts';
import { type Storage, tidyAway } from '#platform/storage.ts';
import { readEverything } from './read-back.queries.ts';
import { takeOverEverything } from './read-back.writes.ts';
import { refuseWhereSomethingStands } from './standing.queries.ts';

/** A ZIP of “Take everything with you” comes back by the same import as any other file, into an office where nothing is yet. */
export const everythingKind: ImportKind = {
  name: 'everything',
  permissions: [],
  open: async ({ bytes }, { database }) => {
    const source = {
      bytes: bytes.length,
      read: (from: number, length: number) => Promise.resolve(bytes.subarray(from, from + length)),
    };
    await refuseWhereSomethingStands(connectionOf(database));
    const everything = await readEverything({ db: database }, source);
    const rows = everything.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    let place: Storage | undefined;
    return {
      rows,
      columns: [],
      fields: [],
      first: [],
      cellsOf: () => [],
      faults: [],
      asks: [],
      dropped: [],
      prepare: async ({ storage }) => {
        place = storage;
      },
      attempt: async () => ({
        willAdd: rows,
        willJoin: 0,
        willSkip: 0,
        faults: [],
        write: async (context) => {
          const storage = place;
          if (storage === undefined) {
            throw new Error('Files have no place: prepare() says where.');
          }
          const written: string[] = [];
          try {
            await takeOverEverything(context, { everything, storage, written });
          } catch (cause) {
            for (const key of written) {
              await tidyAway(storage, key);
            }
            throw cause;
          }
          return [];
        },
      }),
    };
  },
  standing: async () => [],
  undo: async () => {
    throw new Failure(
      'conflict',
      'imports.state',
      'What was read back into an empty office isn’t undone: begin with an empty one again.',
    );
  },
};
