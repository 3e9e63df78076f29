import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { plainLine } from '#platform/plain-text.contract.ts';

/** What can be brought along. */
export const importKindNames = [
  'customers',
  'orders',
  'suppliers',
  'bills',
  'departures',
  'enquiries',
  'posts',
  'packages',
  'everything',
] as const;
export type ImportKindName = (typeof importKindNames)[number];

export const dayOrders = ['dmy', 'mdy', 'ymd'] as const;
/** What stands first in the days of a file. */
export type DayOrder = (typeof dayOrders)[number];

export const importStates = ['read', 'running', 'done', 'undone', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

export type RowOutcome = 'added' | 'joined';

/** How large a file may be, in bytes: a table, or an archive of posts with their pictures. */
export const importLimits = { table: 20 * 1024 * 1024, archive: 200 * 1024 * 1024 } as const;

/** How many faults an answer lists; the file of faulty rows has all. */
export const listedFaults = 1_000;

const moment = z.iso.datetime();

/** Where a row can't be taken over, and why, in words. */
const fault = z.object({
  row: z.int().meta({ description: 'As the sheet counts: its heads are row 1.' }),
  column: z
    .string()
    .nullable()
    .meta({ description: 'The head as it stands in the file; null: the whole row.' }),
  value: z.string(),
  message: z.string(),
});

/** What is in the way of an undo, as the details of the refusal list it. */
export interface Standing {
  readonly kind: string;
  readonly count: number;
}

/** How an import stands. */
const importStanding = z.object({
  id: z.uuid(),
  kind: z.enum(importKindNames),
  fileName: z.string(),
  state: z.enum(importStates),
  createdAt: moment,
  createdBy: z.string(),
  takenOverAt: moment.nullable(),
  takenOverBy: z.string().nullable(),
  finishedAt: moment.nullable(),
  undoneAt: moment.nullable(),
  undoneBy: z.string().nullable(),
  undoReason: z.string().nullable(),
  added: z.int(),
  joined: z.int(),
  skipped: z.int(),
  failure: z.string().nullable().meta({ description: 'Why the take-over failed.' }),
});

export const listedImport = importStanding.extend({ faultCount: z.int() }).meta({ id: 'ListedImport' });
export type ListedImport = z.infer<typeof listedImport>;
export const importList = z.object({
  items: z.array(listedImport),
  kinds: z.array(z.enum(importKindNames)).meta({ description: 'What can be brought along.' }),
});

/** What a file holds, and what taking it over would do. */
export const triedImport = z
  .object({
    id: z.uuid(),
    kind: z.enum(importKindNames),
    fileName: z.string(),
    rows: z.int(),
    columns: z.array(
      z.object({
        name: z.string(),
        field: z.string().nullable(),
        by: z
          .enum(['given', 'remembered', 'proposed'])
          .nullable()
          .meta({ description: 'Who says so; null: nobody, and it isn’t taken.' }),
      }),
    ),
    fields: z.array(z.string()).meta({ description: 'What a column can be.' }),
    unused: z.array(z.string()),
    first: z.array(z.array(z.string())).meta({ description: 'The first rows as they were read.' }),
    faults: z.array(fault),
    faultCount: z.int().meta({ description: `The list has ${listedFaults} at most.` }),
    faultyRows: z.int(),
    asks: z.array(z.enum(['dates'])),
    dates: z.enum(dayOrders).nullable(),
    dropped: z.array(z.string()),
    willAdd: z.int(),
    willJoin: z.int(),
    willSkip: z.int(),
  })
  .meta({ id: 'TriedImport' });
export type TriedImport = z.infer<typeof triedImport>;

/** A running or finished import; while it is only read, what it would do, too. */
export const readImport = importStanding
  .extend({
    progress: z.object({ done: z.int(), of: z.int() }).nullable(),
    faults: z.array(fault),
    faultCount: z.int(),
    tried: triedImport.nullable(),
  })
  .meta({ id: 'Import' });
export type ReadImport = z.infer<typeof readImport>;

export const importState = z.object({ state: z.enum(importStates) }).meta({ id: 'ImportState' });

/** In which language faults are told. */
export const importQuery = z.object({ language: z.enum(languages).default('en') });

const columns = z
  .record(z.string().max(200), z.string().max(40).nullable())
  .meta({ description: 'By head of the file its field, or null for one that isn’t taken.' });

export const readingInput = z.strictObject({
  id: z.uuid(),
  columns: columns.optional(),
  dates: z.enum(dayOrders).optional(),
});

export const columnsText = columns;

export const takeOverInput = z.strictObject({ id: z.uuid(), onlyGood: z.boolean(), key: z.uuid() });
export const undoInput = z.strictObject({ id: z.uuid(), reason: plainLine(400, 1) });

export const importRefusals = {
  404: 'There is no such import.',
  409: 'It was taken over or undone already (`imports.state`), its file is gone (`imports.gone`), its days can be read two ways (`imports.asks`), or something stands on what it brought (`imports.built-on`, with `details.standing`).',
};
