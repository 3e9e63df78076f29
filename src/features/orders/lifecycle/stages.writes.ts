import { and, eq } from 'drizzle-orm';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { spendOn } from '../costs.commands.ts';
import { listSoldLines } from '../orders.queries.ts';
import { sumOf, type VisaStage } from '../orders.rules.ts';
import { orderStages } from '../orders.table.ts';
import type { OrderRow } from '../orders.writes.ts';
import { isOfVisa, type OrderedVisa } from './stages.rules.ts';

/**
 * Says that an order's visa is being worked on.
 * @throws Failure conflict `orders.visa-there` when something else works on the same kind of visa of this order already
 */
export async function beginStage(
  { tx }: Pick<CommandContext, 'tx'>,
  orderId: string,
  { guideId, visaKind }: OrderedVisa,
): Promise<void> {
  const [begun] = await tx
    .insert(orderStages)
    .values({ orderId, guideId, visaKind, stage: 'collecting' })
    .onConflictDoNothing()
    .returning();
  if (!begun) {
    throw new Failure('conflict', 'orders.visa-there', 'This order has a case for this visa already.');
  }
}

/** Says how far an order's visa has come. */
export async function moveStage(
  { tx }: Pick<CommandContext, 'tx'>,
  orderId: string,
  { guideId, visaKind }: OrderedVisa,
  stage: VisaStage,
): Promise<void> {
  await tx
    .update(orderStages)
    .set(stage === 'refused' ? { stage: 'submitted', refused: true } : { stage, refused: false })
    .where(
      and(
        eq(orderStages.orderId, orderId),
        eq(orderStages.guideId, guideId),
        eq(orderStages.visaKind, visaKind),
      ),
    );
}

/** The official fees of an order's visa are paid: they can't come back. @param note why, for the history */
export async function spendFees(
  context: CommandContext,
  row: OrderRow,
  visa: OrderedVisa,
  note: string,
): Promise<void> {
  const lines = await listSoldLines(context.tx, row.id, row.current);
  for (const [position, line] of lines.entries()) {
    if (line.charge === 'official' && isOfVisa(line, visa) && line.spent < sumOf(line)) {
      await spendOn(context, row, { position, before: line.spent, spent: sumOf(line), note });
    }
  }
}
