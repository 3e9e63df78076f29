import { z } from 'zod';
import { systemClock } from '../clock.ts';
import type { Connection } from './database.ts';

/** A second or two is usual; sign-ins pass from one process to another within this. */
const tolerated = 60_000;

/**
 * Compares the machine's clock with the database's.
 * @param now of the machine, ms.
 * @returns a warning for the operator when they differ by more than a minute.
 */
export async function clockWarning(
  database: Pick<Connection, 'rows'>,
  now: () => number = () => systemClock.now().getTime(),
): Promise<string | undefined> {
  const before = now();
  const [row] = await database.rows(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS instant',
  );
  const skew = (before + now()) / 2 - z.coerce.number().parse(row?.instant);
  if (Math.abs(skew) <= tolerated) {
    return undefined;
  }
  const seconds = Math.round(Math.abs(skew) / 1000);
  const where = skew > 0 ? 'ahead of' : 'behind';
  return `The clock of this machine is ${seconds} s ${where} the database's. Set it: payments, letters and sign-ins are dated by it.`;
}
