import { z } from '@hono/zod-openapi';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { requireRecentSignIn } from '#platform/command/recent-sign-in.ts';
import { byteOrderMark, csvLine } from '#platform/format/csv.ts';
import { answered, recentRefusals, refused, usualRefusals } from '#platform/http/described.ts';
import { fewAtATime } from '#platform/http/few-at-a-time.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { receiveSentForm } from '#platform/http/sent-file.ts';
import { type Language, languages } from '#platform/language.ts';
import { anyFile } from '#platform/private-files/paper.rules.ts';
import { dropFile, type FileDeps, receiveFile } from '#platform/private-files/private-files.ts';
import { faultWords } from './faults.rules.ts';
import { beginImport } from './imports.commands.ts';
import {
  columnsText,
  dayOrders,
  importKindNames,
  importLimits,
  importQuery,
  importRefusals,
  type TriedImport,
  triedImport,
} from './imports.contract.ts';
import { findImportRow, type ImportRow } from './imports.queries.ts';
import { describeTried, type ImportKinds, openImport } from './opened.queries.ts';

const tag = 'Imports';
const permission = 'imports.write';

export interface ImportDeps {
  readonly commands: CommandDeps;
  readonly files: FileDeps;
  readonly kinds: ImportKinds;
}

const readingDeps = ({ commands, files, kinds }: ImportDeps) => ({
  files,
  kinds,
  clock: commands.clock,
  db: commands.db,
});

/** @throws Failure not found */
export async function neededImport({ commands }: ImportDeps, id: string): Promise<ImportRow> {
  const row = await findImportRow(commands.db, id);
  if (row === undefined) {
    throw new Failure('not-found', 'imports.not-found', 'There is no such import.');
  }
  return row;
}

/** Reads the file of an import and says what it would do; nothing is written. */
export async function tryImport(deps: ImportDeps, row: ImportRow, language: Language): Promise<TriedImport> {
  const { db } = deps.commands;
  const opened = await openImport(readingDeps(deps), db, row);
  return describeTried(row, opened, await opened.attempt(db, language), language);
}

const wrong = (path: string, message: string) =>
  new Failure('invalid', 'input.invalid', `${path}: ${message}`, [{ path, message }]);

/** @throws Failure invalid with the field */
function languageOf(parameters: Readonly<Record<string, string>>): Language {
  const read = importQuery.safeParse(parameters);
  if (!read.success) {
    throw wrong('language', `Choose one of ${languages.join(', ')}.`);
  }
  return read.data.language;
}

/** The text fields of the form. @throws Failure invalid with the field */
function saidIn(fields: Readonly<Record<string, string>>) {
  const kind = z.enum(importKindNames).safeParse(fields.kind);
  if (!kind.success) {
    throw wrong('kind', `Choose one of ${importKindNames.join(', ')}.`);
  }
  const dates = z
    .enum(dayOrders)
    .optional()
    .safeParse(fields.dates || undefined);
  if (!dates.success) {
    throw wrong('dates', 'Choose dmy, mdy or ymd.');
  }
  let columns: unknown;
  try {
    columns = JSON.parse(fields.columns || '{}');
  } catch {
    columns = undefined;
  }
  const parsed = columnsText.safeParse(columns);
  if (!parsed.success) {
    throw wrong('columns', 'JSON: by head of the file its field, or null.');
  }
  return { kind: kind.data, dates: dates.data, columns: parsed.data };
}

const nameOf = (given: string): string =>
  given
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, 120) || 'file';

async function takeImport(deps: ImportDeps, caller: Actor, request: Request, language: Language) {
  const { commands, files } = deps;
  const { fields, taken } = await receiveSentForm(request, importLimits.archive, async (file) => ({
    name: nameOf(file.name),
    fileId: await receiveFile(files, file, anyFile),
  }));
  if (taken === undefined) {
    throw wrong('file', 'Choose a file.');
  }
  try {
    const row = { ...saidIn(fields), fileName: taken.name, fileId: taken.fileId };
    const { dates = null } = row;
    const opened = await openImport(readingDeps(deps), commands.db, { ...row, dates });
    const { id } = await run(commands, caller, beginImport, row);
    return describeTried(
      { ...row, id, dates },
      opened,
      await opened.attempt(commands.db, language),
      language,
    );
  } catch (cause) {
    // Nothing of a file that isn't read is kept.
    await commands.db
      .transaction((tx) => dropFile({ tx, now: commands.clock.now() }, taken.fileId))
      .catch(() => {});
    throw cause;
  }
}

/** The body is read as it comes in, so that the description stands apart from the route. */
const description = {
  ...needs(permission),
  method: 'post' as const,
  path: '/imports',
  operationId: 'beginImport',
  tags: [tag],
  summary: 'Reads a file of an earlier program and says what taking it over would do; nothing is written',
  request: {
    query: importQuery,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            kind: z.enum(importKindNames),
            file: z.string().openapi({ format: 'binary' }),
            columns: z.string().optional().openapi({
              description: 'JSON: by head of the file its field, or null for one that isn’t taken.',
            }),
            dates: z.enum(dayOrders).optional(),
          }),
          example: { kind: 'customers' as const, file: '(a CSV file)' },
        },
      },
    },
  },
  responses: {
    201: answered('What the file holds, and what taking it over would do.', triedImport),
    ...refused({
      ...usualRefusals,
      413: 'The file is too large, or a sheet has too many rows.',
      415: 'It is no file of this kind, by its content, or the form no multipart/form-data.',
      422: 'The file is damaged or empty, or a field of the form is wrong.',
      503: 'Too many are read at once. Try again soon.',
    }),
  },
};

const csvDescription = {
  ...needs(permission),
  method: 'get' as const,
  path: '/imports/{id}/faults.csv',
  operationId: 'importFaults',
  tags: [tag],
  summary: 'The faulty rows as they stand in the file, with a column that says what is wrong',
  request: { params: z.object({ id: z.uuid() }), query: importQuery },
  responses: {
    200: { description: 'The rows.', content: { 'text/csv': { schema: z.string() } } },
    ...refused({ ...usualRefusals, ...importRefusals, ...recentRefusals }),
  },
};

/** The faulty rows of a file, in its own columns and one more, so that it can be mended and brought again. */
async function faultyFile(deps: ImportDeps, id: string, language: Language): Promise<string> {
  const row = await neededImport(deps, id);
  const { db } = deps.commands;
  const opened = await openImport(readingDeps(deps), db, row);
  const faults =
    row.state === 'read' ? [...opened.faults, ...(await opened.attempt(db, language)).faults] : row.faults;
  const byRow = Map.groupBy(faults, (each) => each.row);
  const lines = [...byRow]
    .sort(([one], [other]) => one - other)
    .map(([number, found]) => [
      ...opened.cellsOf(number),
      found
        .map(({ column, fault }) => `${column === null ? '' : `${column}: `}${faultWords(fault, language)}`)
        .join(' '),
    ]);
  const heads = opened.columns.map(({ name }) => name).filter((name) => name !== 'fault');
  return byteOrderMark + [[...heads, 'fault'], ...lines].map(csvLine).join('');
}

/** What is read from files: 2 at a time, because each takes memory. */
const few = fewAtATime({ concurrency: 2, queue: 8 });

/** Files with their rows, in and out. */
export function importFileRoutes(deps: ImportDeps): JsonRoutes {
  const mounted = jsonRoutes();
  mounted.openAPIRegistry.registerPath(description);
  mounted.openAPIRegistry.registerPath(csvDescription);
  mounted.post('/imports', description.middleware, few, async (context) => {
    const language = languageOf(context.req.query());
    return context.json(await takeImport(deps, context.var.caller, context.req.raw, language), 201, {
      'cache-control': 'no-store',
    });
  });
  mounted.get('/imports/:id/faults.csv', csvDescription.middleware, few, async (context) => {
    requireRecentSignIn(context.var.caller, deps.commands.clock.now());
    const language = languageOf(context.req.query());
    const id = z.uuid().safeParse(context.req.param('id'));
    if (!id.success) {
      throw new Failure('not-found', 'imports.not-found', 'There is no such import.');
    }
    return context.body(await faultyFile(deps, id.data, language), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="faulty-rows.csv"',
      'cache-control': 'no-store',
    });
  });
  return mounted;
}
