import { z } from '@hono/zod-openapi';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { receiveSentForm } from '#platform/http/sent-file.ts';
import { inSlices, slicesOf } from '#platform/slices.ts';
import { isArchive } from '#platform/workbook/archive.ts';
import { isUnreadable, openWorkbook } from '#platform/workbook/workbook.ts';
import { keepArrivals } from '../arrivals/arrivals.commands.ts';
import { type ReadArrival, readMoney } from '../arrivals/arrivals.contract.ts';
import { keepUnread } from '../unparsed-sms/unparsed-sms.commands.ts';
import { ambiguousOf, orderOf } from './dates.rules.ts';
import { parseSheet, parseWorkbook } from './sheet.rules.ts';
import { rememberColumns } from './statements.commands.ts';
import { namedColumns, statementProvider } from './statements.contract.ts';
import { listExplainedHeadings, listLayouts } from './statements.queries.ts';
import { cellsOf, columnsOf, lineView, providerOf, readStatement } from './statements.rules.ts';

/** A statement of ten thousand lines has one or two megabytes. */
const maxBytes = 1_900_000;

const wrong = (path: string, message: string) =>
  new Failure('invalid', `statements.${path}`, message, [{ path, message }]);

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) {
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** What the field `columns` says. @throws Failure invalid. */
function parseColumns(text: string | undefined) {
  if (text === undefined || text.trim() === '') {
    return undefined;
  }
  const parsed = namedColumns.safeParse(text);
  if (!parsed.success) {
    throw wrong(
      'columns',
      'Write the columns as JSON: {"at": "Txn Date", "trx": "Txn ID", "amount": "Amount"}.',
    );
  }
  return parsed.data;
}

const unreadable = (message: string) =>
  new Failure('unsupported', 'statements.type', message, [{ path: 'file', message }]);

/** A workbook with a password, and a file of Excel before 2007. */
const isOldOffice = (file: Uint8Array) => file[0] === 0xd0 && file[1] === 0xcf && file[2] === 0x11;

/** The rows of a statement in CSV or XLSX. @throws Failure unsupported `statements.type` */
async function readSheet(file: Uint8Array, wanted: Parameters<typeof parseSheet>[1]) {
  if (isOldOffice(file)) {
    throw unreadable(
      'This is an old Excel file, or one with a password. Save it as XLSX or CSV without a password and send that.',
    );
  }
  if (!isArchive(file)) {
    return inSlices(parseSheet(file, wanted));
  }
  try {
    return await inSlices(parseWorkbook(await openWorkbook(file), wanted));
  } catch (cause) {
    throw isUnreadable(cause)
      ? unreadable('This file can’t be read as XLSX. Save the statement as CSV and send that.')
      : cause;
  }
}

async function takeStatement(deps: CommandDeps, caller: Actor, request: Request) {
  const { fields, taken } = await receiveSentForm(request, maxBytes, async ({ name, bytes }) => ({
    name,
    bytes: await bytesOf(bytes),
  }));
  if (taken === undefined) {
    throw wrong('file', 'Choose the statement.');
  }
  const { provider: named, dates, headLine, ...given } = parseColumns(fields.columns) ?? {};
  const columns = Object.keys(given).length > 0 ? given : undefined;
  const said = fields.provider ?? named;
  const chosen = said === undefined || said === '' ? undefined : statementProvider.safeParse(said);
  if (chosen?.success === false) {
    throw wrong('provider', 'Choose bkash, nagad, rocket, upay or bank.');
  }
  const explained = columns === undefined ? await listExplainedHeadings(deps.db) : [];
  const sheet = await readSheet(taken.bytes, { named: columns, headLine, explained });
  const headings = sheet.headings.join('\n');
  const layouts = await listLayouts(deps.db, headings);
  const known = layouts.find(({ provider }) => chosen === undefined || provider === chosen.data);
  const guess = chosen?.data ?? known?.provider ?? providerOf(taken.name, []);
  const found = columnsOf(sheet, columns, known?.columns, guess);
  const trxs = found.trx === undefined ? [] : cellsOf(sheet, found.trx);
  const provider =
    guess ??
    providerOf(
      taken.name,
      trxs.filter((trx) => trx !== ''),
    );
  if (provider === undefined) {
    throw wrong('provider', 'Say whose statement it is: bkash, nagad, rocket, upay or bank.');
  }
  const days = cellsOf(sheet, found.at);
  const order =
    dates ?? orderOf(days, dhakaDate(deps.clock.now())) ?? known?.columns.dates ?? notSaid(days, provider);
  if (columns !== undefined || dates !== undefined || headLine !== undefined) {
    const layout = { ...found, ...(dates === undefined ? {} : { dates }) };
    await run(deps, caller, rememberColumns, { provider, headings, columns: layout });
  }
  const { items, unread } = await inSlices(readStatement(sheet, found, provider, order));
  const name = taken.name.replace(/^.*[\\/]/s, '').slice(0, 120);
  const fileName = name.trim() === '' ? {} : { fileName: name };
  const differs = await keepLines(deps, caller, items, fileName);
  const read = items.filter(({ line }) => line === undefined || !differs.has(line));
  const textOf = new Map(sheet.rows.map(({ line, cells }) => [line, lineView(cells)]));
  const shown = (line: number | undefined) => textOf.get(line ?? -1) ?? '';
  const left = [...unread, ...[...differs].map((line) => ({ line, text: shown(line) }))];
  const understood = read.map(({ line }) => shown(line));
  await run(deps, caller, keepUnread, {
    source: 'statement' as const,
    method: provider,
    ...fileName,
    unread: left,
    read: understood,
  });
  return {
    headLine: sheet.headLine,
    items: read.map(({ method, outside, amount, sender, note, at }) => ({
      provider: method,
      trx: outside ?? '',
      amount,
      sender,
      at,
      ...(note === '' ? {} : { note }),
    })),
    unread: left.map(({ text }) => text),
  };
}

/** Both ways of reading the dates fit. @throws Failure invalid `statements.dates`, with one of them. */
function notSaid(days: readonly string[], provider: string): never {
  const message = 'Say whether the day or the month stands first in the dates.';
  throw new Failure('invalid', 'statements.dates', message, [{ path: 'columns.dates', message }], {
    example: ambiguousOf(days),
    provider,
  });
}

/** So many lines are kept by one command. Others have their turn between two. */
const atOnce = 200;

/** Keeps what was read. @returns the lines whose number is kept with another sum. */
async function keepLines(
  deps: CommandDeps,
  caller: Actor,
  items: readonly ReadArrival[],
  fileName: { readonly fileName?: string },
): Promise<ReadonlySet<number>> {
  const differs = new Set<number>();
  const taken: string[] = [];
  for await (const some of slicesOf(items, atOnce)) {
    const { differing, ids } = await run(deps, caller, keepArrivals, {
      source: 'statement' as const,
      items: some,
      taken,
      ...fileName,
    });
    taken.push(...ids);
    for (const line of differing) {
      differs.add(line);
    }
  }
  return differs;
}

/** The body is read as it comes in, so that the description stands apart from the route. */
const description = {
  ...needs('payments.write'),
  method: 'post' as const,
  path: '/money/statements',
  operationId: 'readStatement',
  tags: ['Payments'],
  summary:
    'Reads a statement of a wallet or bank (CSV, XLSX) and keeps what arrived; nothing is settled by it',
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            file: z.string().openapi({ format: 'binary' }),
            provider: statementProvider.optional(),
            columns: z.string().optional().openapi({
              description:
                'JSON: headings by `at`, `time`, `trx`, `amount`, `sender`, `note`, `kind`, `state`; `dates`: what stands first in them, `day` or `month`; `headLine`: the line with the headings, where it isn’t found.',
            }),
          }),
          example: { file: '(a CSV file)', provider: 'nagad' as const },
        },
      },
    },
  },
  responses: {
    200: answered('What was read, in the order of the file. Sums are poisha.', readMoney),
    ...refused({
      ...usualRefusals,
      413: 'The file is too long.',
      415: 'It is no CSV or XLSX file, or the form no multipart/form-data.',
      422: 'It isn’t clear whose statement it is, what its columns are (`statements.columns`, with `details`), or how its dates are read (`statements.dates`).',
    }),
  },
};

/** Statements of wallets and banks, for the office. */
export function statementRoutes(deps: CommandDeps): JsonRoutes {
  const routes = jsonRoutes();
  routes.openAPIRegistry.registerPath(description);
  routes.post('/money/statements', description.middleware, async (context) =>
    context.json(await takeStatement(deps, context.var.caller, context.req.raw), 200, {
      'cache-control': 'no-store',
    }),
  );
  return routes;
}
