import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Connection, Transaction } from './database.ts';

const result = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** A statement of ours with its `$1` parameters as the query builder takes it. */
function built(statement: string, values: readonly unknown[]): SQL {
  const pieces = statement.split(/\$(\d+)/);
  return sql.join(
    pieces.map((piece, index) =>
      index % 2 === 0 ? sql.raw(piece) : sql`${sql.param(values[Number(piece) - 1])}`,
    ),
  );
}

/** Plain SQL inside a transaction of the query builder, for code below the tables of the features. */
export const connectionOf = (tx: Pick<Transaction, 'execute'>): Connection => ({
  execute: async (script) => {
    // One at a time: a prepared statement is one. No script of ours has the sign in a text.
    for (const statement of script.split(';')) {
      await tx.execute(sql.raw(statement));
    }
  },
  rows: async (statement, values = []) => result.parse(await tx.execute(built(statement, values))).rows,
});
