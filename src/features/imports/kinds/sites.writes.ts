import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { findBrought } from '../addresses/brought-documents.writes.ts';
import type { ImportFault } from '../faults.contract.ts';
import type { ImportKind, MadeRow, OpenedImport } from '../import-kinds.writes.ts';
import { readPackages } from '../packages/old-packages.rules.ts';
import { addPackage, undoPackage } from '../packages/old-packages.writes.ts';
import type { Brought, OldPicture, Reading } from '../posts/old-posts.contract.ts';
import { readPosts } from '../posts/old-posts.rules.ts';
import { addPost, planPaths, undoPost } from '../posts/old-posts.writes.ts';
import { openBundle } from '../wordpress/bundle.rules.ts';
import { takeSitePictures } from '../wordpress/site-pictures.jobs.ts';
import { siteRefusals } from '../wordpress/site-refusals.rules.ts';
import { UnreadableSite } from '../wordpress/wxr.contract.ts';

interface SiteItem {
  readonly row: number;
  readonly site: string;
  readonly oldId: string;
  readonly pictures: readonly OldPicture[];
}

interface SiteKind<Item extends SiteItem> extends Pick<ImportKind, 'name' | 'permissions'> {
  readonly subjectKind: string;
  /** @throws UnreadableSite */
  read(bytes: Uint8Array): Promise<Reading<Item>>;
  /** Adds the items one after another. @param pictures ids in the library, by file */
  add(
    context: CommandContext,
    items: readonly Item[],
    pictures: ReadonlyMap<string, string>,
    done: (rows: number) => Promise<void>,
  ): Promise<readonly (readonly [Item, Brought])[]>;
  /** @throws Failure conflict when somebody has changed it since */
  undo(context: CommandContext, documentId: string): Promise<void>;
}

/** What is no file of this kind is told by the refusal’s kind, too. */
const ofAnotherKind = /^(?:not-|doctype|archive-(?:encrypted|empty))/;
const large = /too-(?:large|many)$/;

/** @throws Failure in place of what the reader says */
async function read<Item>(reading: () => Promise<Item>): Promise<Item> {
  try {
    return await reading();
  } catch (cause) {
    if (!(cause instanceof UnreadableSite)) {
      throw cause;
    }
    const { code } = cause;
    const kind = large.test(code) ? 'too-large' : ofAnotherKind.test(code) ? 'unsupported' : 'invalid';
    const message = siteRefusals[code]({}, { locale: 'en' });
    throw new Failure(kind, `imports.site-${code}`, message, [{ path: 'file', message }]);
  }
}

const faultsOf = ({ faults }: Reading<unknown>): ImportFault[] =>
  faults.map(({ row, column, value, code }) => ({ row, column, value, fault: { code: `old-${code}` } }));

/** How what an old site holds is brought along: pictures first, then everything in one transaction. */
function siteKind<Item extends SiteItem>(kind: SiteKind<Item>): ImportKind {
  const { name, permissions, subjectKind } = kind;
  return {
    name,
    permissions,
    open: async ({ bytes }): Promise<OpenedImport> => {
      const reading = await read(() => kind.read(bytes));
      const { items, columns, first } = reading;
      let pictures: ReadonlyMap<string, string> = new Map();
      const isNew = async (db: ReadDatabase, item: Item) =>
        (await findBrought({ tx: db }, item)) === undefined;
      return {
        rows: items.length + reading.faults.length + reading.skipped,
        // What an element of such a file is nobody has to say.
        columns: [],
        fields: [],
        first: [columns.map((column) => column.name), ...first],
        cellsOf: (row) => first[row - 2] ?? [],
        faults: faultsOf(reading),
        asks: [],
        dropped: reading.dropped,
        prepare: async ({ commands, storage }, actor) => {
          const { uploads } = await openBundle(bytes);
          const shown = items.flatMap((item) => item.pictures);
          pictures = (await takeSitePictures(commands, storage, actor, uploads, shown)).ids;
        },
        attempt: async (db) => {
          let willAdd = 0;
          for (const item of items) {
            willAdd += (await isNew(db, item)) ? 1 : 0;
          }
          return {
            willAdd,
            willJoin: 0,
            willSkip: items.length - willAdd + reading.skipped,
            faults: [],
            write: async (context, done) => {
              const brought = await kind.add(context, items, pictures, done);
              return brought.flatMap(([{ row }, { id, outcome }]): MadeRow[] =>
                outcome === 'added' ? [{ row, outcome, subjectKind, subjectId: id }] : [],
              );
            },
          };
        },
      };
    },
    // A document that somebody has changed refuses itself.
    standing: async () => [],
    undo: async (context, rows) => {
      for (const { subjectId } of rows) {
        await kind.undo(context, subjectId);
      }
    },
  };
}

/** Posts and pages of WordPress. */
export const postsKind: ImportKind = siteKind({
  name: 'posts',
  permissions: ['documents.write', 'documents.publish', 'documents.trash', 'media.write'],
  subjectKind: 'post',
  read: readPosts,
  add: async (context, items, pictures, done) => {
    const paths = await planPaths(context, items);
    const brought: [(typeof items)[number], Brought][] = [];
    for (const item of items) {
      brought.push([item, await addPost(context, item, { pictures, paths })]);
      await done(brought.length);
    }
    return brought;
  },
  undo: undoPost,
});

/** Trips and products of shops on WordPress, as drafts of packages. */
export const packagesKind: ImportKind = siteKind({
  name: 'packages',
  permissions: ['documents.write', 'documents.trash', 'media.write'],
  subjectKind: 'tour-package',
  read: readPackages,
  add: async (context, items, pictures, done) => {
    const brought: [(typeof items)[number], Brought][] = [];
    for (const item of items) {
      brought.push([item, await addPackage(context, item, pictures)]);
      await done(brought.length);
    }
    return brought;
  },
  undo: undoPackage,
});
