import { z } from '@hono/zod-openapi';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type Actor, type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { receiveSentForm } from '#platform/http/sent-file.ts';
import { slicesOf } from '#platform/slices.ts';
import { keepArrivals } from '../arrivals/arrivals.commands.ts';
import { type ReadArrival, readMoney } from '../arrivals/arrivals.contract.ts';
import { keepStatementLines } from '../statement-lines/statement-lines.commands.ts';
import { inOrder } from '../statement-lines/statement-lines.rules.ts';
import { keepUnread } from '../unparsed-sms/unparsed-sms.commands.ts';
import { plainText, readMessage, readTable, wrong } from './files.rules.ts';
import { isMt940 } from './mt940.rules.ts';
import { rememberColumns } from './statements.commands.ts';
import { statementProvider } from './statements.contract.ts';
import { findOnlyAccount, findStatementAccount, listLayouts } from './statements.queries.ts';

/** A statement of ten thousand lines has one or two megabytes. */
const maxBytes = 1_900_000;

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) {
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function takeStatement(deps: CommandDeps, caller: Actor, request: Request) {
  const { fields, taken } = await receiveSentForm(request, maxBytes, async ({ name, bytes }) => ({
    name,
    bytes: await bytesOf(bytes),
  }));
  if (taken === undefined) {
    throw wrong('file', 'Choose the statement.');
  }
  const told = fields.provider === '' ? undefined : fields.provider;
  const chosen = told === undefined ? undefined : statementProvider.safeParse(told);
  if (chosen?.success === false) {
    throw wrong('provider', 'Choose bkash, nagad, rocket, upay or bank.');
  }
  const account = await findStatementAccount(deps.db, fields.account, chosen?.data);
  const said = chosen?.data ?? account?.provider;
  const text = plainText(taken.bytes);
  const file =
    text !== undefined && isMt940(text)
      ? readMessage(text, said ?? 'bank')
      : await readTable(taken, {
          columns: fields.columns,
          said,
          layouts: await listLayouts(deps.db),
          today: dhakaDate(deps.clock.now()),
        });
  const { provider, items, unread, texts, headLine, explained } = file;
  if (explained !== undefined) {
    await run(deps, caller, rememberColumns, { provider, ...explained });
  }
  const name = taken.name.replace(/^.*[\\/]/s, '').slice(0, 120);
  const fileName = name.trim() === '' ? {} : { fileName: name };
  const { differs, arrivals } = await keepLines(deps, caller, items, fileName);
  const lines = file.lines.filter(({ line }) => !differs.has(line));
  const of = account?.code ?? (await findOnlyAccount(deps.db, provider));
  if (of !== undefined) {
    await run(deps, caller, keepStatementLines, {
      account: of,
      ...fileName,
      lines: inOrder(lines).map(({ at, amount, balance, valueOn, outside, text, line }) => ({
        on: at.slice(0, 10),
        amount,
        balance,
        valueOn,
        outside,
        text,
        arrival: arrivals.get(line),
      })),
    });
  }
  const shown = (line: number | undefined) => texts.get(line ?? -1) ?? '';
  const left = [...unread, ...[...differs].map((line) => ({ line, text: shown(line) }))];
  const understood = items.filter(({ line }) => line === undefined || !differs.has(line));
  await run(deps, caller, keepUnread, {
    source: 'statement' as const,
    method: provider,
    ...fileName,
    unread: left,
    read: understood.map(({ line }) => shown(line)),
  });
  return {
    ...(headLine === undefined ? {} : { headLine }),
    items: lines.map(({ outside, amount, sender, note, at }) => ({
      provider,
      trx: outside ?? '',
      direction: amount > 0 ? ('in' as const) : ('out' as const),
      amount: Math.abs(amount),
      sender,
      at,
      ...(note === '' ? {} : { note }),
    })),
    unread: left.map(({ text: line }) => line),
  };
}

/** So many lines are kept by one command. Others have their turn between two. */
const atOnce = 200;

/** Keeps what was read. @returns the lines whose number is kept with another sum, and the arrival that each of the others is. */
async function keepLines(
  deps: CommandDeps,
  caller: Actor,
  items: readonly ReadArrival[],
  fileName: { readonly fileName?: string },
): Promise<{ readonly differs: ReadonlySet<number>; readonly arrivals: ReadonlyMap<number, string> }> {
  const differs = new Set<number>();
  const arrivals = new Map<number, string>();
  const taken: string[] = [];
  for await (const part of slicesOf(items, atOnce)) {
    const {
      differing,
      ids,
      arrivals: kept,
    } = await run(deps, caller, keepArrivals, {
      source: 'statement' as const,
      items: part,
      taken,
      ...fileName,
    });
    taken.push(...ids);
    for (const line of differing) {
      differs.add(line);
    }
    for (const { line, arrival } of kept) {
      arrivals.set(line, arrival);
    }
  }
  return { differs, arrivals };
}

/** The body is read as it comes in, so that the description stands apart from the route. */
const description = {
  ...needs('payments.write'),
  method: 'post' as const,
  path: '/money/statements',
  operationId: 'readStatement',
  tags: ['Payments'],
  summary:
    'Reads a statement of a wallet or bank (CSV, XLSX, MT940) and keeps its lines and what arrived; nothing is booked by it',
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            file: z.string().openapi({ format: 'binary' }),
            provider: statementProvider.optional(),
            account: z.string().optional().openapi({
              description: 'The code of the bank or wallet; the only one of its provider when it isn’t said.',
            }),
            columns: z.string().optional().openapi({
              description:
                'JSON: headings by `at`, `time`, `trx`, `amount` or `credit` and `debit`, `balance`, `valueDate`, `sender`, `note`, `kind`, `state`; `dates`: what stands first in them, `day` or `month`; `headLine`: the line with the headings, where it isn’t found.',
            }),
          }),
          example: { file: '(a CSV file)', provider: 'nagad' as const },
        },
      },
    },
  },
  responses: {
    200: answered('What was read, in and out, in the order of the file. Sums are poisha.', readMoney),
    ...refused({
      ...usualRefusals,
      413: 'The file is too long.',
      415: 'It is no CSV, XLSX or MT940 file, or the form no multipart/form-data.',
      422: 'It isn’t clear whose statement it is, what its columns are (`statements.columns`, with `details`), how its dates are read (`statements.dates`), it isn’t in taka (`statements.currency`), or the account is no bank or wallet (`statements.account`).',
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
