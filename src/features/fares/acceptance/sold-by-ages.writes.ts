import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { acceptance } from '../fares.contract.ts';
import { faresFor, kindsOf, totalOfFares } from '../fares.rules.ts';
import { fareOptions } from '../fares.table.ts';

type OptionRow = typeof fareOptions.$inferSelect;

/**
 * The option with its fares for passengers of other ages, at the prices of their kinds, as one more option: what was offered
 * stays as it was.
 * @throws Failure invalid `fares.passengers`, conflict `fares.price`
 */
export async function soldByAges(
  { tx, now, actor }: CommandContext,
  enquiryId: string,
  chosen: Pick<OptionRow, 'segments' | 'fares' | 'terms' | 'timeLimit'>,
  { passengers, total }: Pick<z.output<typeof acceptance>, 'passengers' | 'total'>,
) {
  const priced = kindsOf(chosen.fares).length;
  const kinds = passengers.map(({ kind }) => kind);
  const fares = kinds.length === priced && total !== undefined ? faresFor(chosen.fares, kinds) : undefined;
  if (fares === undefined) {
    const message = 'Name as many passengers of each kind as the option is for.';
    throw new Failure('invalid', 'fares.passengers', message, [{ path: 'passengers', message }]);
  }
  if (totalOfFares(fares) !== total) {
    const message = 'Passengers of these ages pay another price. Look at it again.';
    throw new Failure('conflict', 'fares.price', message, [], { total: totalOfFares(fares) });
  }
  const id = crypto.randomUUID();
  const position = (await tx.$count(fareOptions, eq(fareOptions.enquiryId, enquiryId))) + 1;
  const { segments, terms, timeLimit } = chosen;
  await tx.insert(fareOptions).values({
    ...{ id, enquiryId, segments, fares, terms, timeLimit },
    position,
    madeBy: actor.id,
    madeAt: now,
  });
  return { id, position, fares };
}
