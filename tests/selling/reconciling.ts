import { Hono } from 'hono';
import { expect } from 'vitest';
import { transfer } from '#features/books/transfers/transfers.commands.ts';
import { statementRoutes } from '#features/money/statements/statements.api.ts';
import { bookStatementLine, undoBooking } from '#features/reconciliation/bookings/bookings.commands.ts';
import { matchLines, undoMatch } from '#features/reconciliation/matches/matches.commands.ts';
import { findReconciliation } from '#features/reconciliation/matches/matches.queries.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { problemOf } from '#platform/http/problem.ts';
import { aKey, staff } from './sales.ts';

export const accountant = staff('rima', 'accountant');
export const taka = (sum: number) => Math.round(sum * 100);

interface Upload {
  readonly file: string | Uint8Array<ArrayBuffer>;
  readonly name?: string;
  readonly account?: string;
  readonly provider?: string;
  readonly columns?: unknown;
}

/** Sends a statement of an account. */
export async function upload(
  deps: CommandDeps,
  { file, name = 'statement.csv', account, provider, columns }: Upload,
  who = accountant,
) {
  const form = new FormData();
  form.set('file', new File([file], name));
  for (const [field, value] of Object.entries({
    account,
    provider,
    columns: columns === undefined ? undefined : JSON.stringify(columns),
  })) {
    if (value !== undefined) {
      form.set(field, value);
    }
  }
  const app = new Hono<{ Variables: { caller: typeof accountant } }>();
  app.use(async (context, next) => {
    context.set('caller', who);
    await next();
  });
  app.onError((cause) => problemOf(cause) ?? new Response(String(cause), { status: 500 }));
  app.route('/', statementRoutes(deps));
  const response = await app.request('/money/statements', { method: 'POST', body: form });
  return { status: response.status, body: await response.json() };
}

/** The reconciliation of an account at the end of a day, which must add up. */
export async function reconciled(deps: CommandDeps, account = '1020', on = '2099-12-31') {
  const found = await findReconciliation(deps.db, { account, on });
  const { ledger, statement, matched, unmatched } = found;
  const sum = (rows: readonly { readonly amount: number }[]) =>
    rows.reduce((total, { amount }) => total + amount, 0);
  expect(ledger - sum(unmatched.ledger) + sum(unmatched.statement), `${account} on ${on}`).toBe(statement);
  expect(matched).toBe(ledger - sum(unmatched.ledger));
  return found;
}

/** What staff do on the page of an account. */
export function desk(deps: CommandDeps, code = '1020', who = accountant) {
  const open = () => reconciled(deps, code);
  return {
    open,
    /** The lines and entries that are open, by their sums in taka. */
    sums: async () => {
      const { unmatched } = await open();
      const of = (rows: readonly { readonly amount: number }[]) => rows.map(({ amount }) => amount / 100);
      return { lines: of(unmatched.statement), entries: of(unmatched.ledger) };
    },
    match: async (lines: readonly number[], entries: readonly number[], fee?: number) => {
      const { unmatched } = await open();
      const lineOf = (sum: number) =>
        unmatched.statement.find(({ amount }) => amount === taka(sum))?.line ?? crypto.randomUUID();
      const entryOf = (sum: number) =>
        unmatched.ledger.find(({ amount }) => amount === taka(sum))?.entry ?? crypto.randomUUID();
      return run(deps, who, matchLines, {
        code,
        lines: lines.map(lineOf),
        entries: entries.map(entryOf),
        ...(fee === undefined ? {} : { fee: taka(fee) }),
        key: aKey(),
      });
    },
    book: async (
      sum: number,
      as: 'charge' | 'interest' | 'transfer' | 'expense',
      more: { account?: string; text?: string } = {},
    ) => {
      const { unmatched } = await open();
      const id = unmatched.statement.find(({ amount }) => amount === taka(sum))?.line ?? crypto.randomUUID();
      return run(deps, who, bookStatementLine, { id, as, ...more, key: aKey() });
    },
    undo: (id: string) => run(deps, who, undoMatch, { code, id, reason: 'It is another one.' }),
    undoLine: (id: string) => run(deps, who, undoBooking, { id, reason: 'It is no charge.' }),
  };
}

/** Moves money between accounts on a day. */
export const send = (
  deps: CommandDeps,
  wanted: { from: string; to: string; amount: number; on?: string; fee?: number },
) => run(deps, accountant, transfer, { ...wanted, key: aKey() });
