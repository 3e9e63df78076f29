import { eq } from 'drizzle-orm';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { outgoingNumbers } from './outgoing-numbers.table.ts';
import { lookKeyOf, outsideKey } from './payments.rules.ts';

/**
 * Keeps the number under which money goes out by hand: one transfer pays one refund, or one bill, also where
 * its characters are confused.
 * @throws Failure conflict `payments.sent-before`.
 */
export async function keepOutgoing(
  { tx }: Pick<CommandContext, 'tx'>,
  outside: string,
  subject: string,
): Promise<void> {
  const key = lookKeyOf(outsideKey(outside));
  const [kept] = await tx.insert(outgoingNumbers).values({ key, subject }).onConflictDoNothing().returning();
  if (!kept) {
    const message =
      'Money went out under this number already. If one transfer paid several, write which part it is: “part 2”.';
    throw new Failure('conflict', 'payments.sent-before', message, [{ path: 'outside', message }]);
  }
}

/** A movement that was undone frees its number. */
export async function freeOutgoing({ tx }: Pick<CommandContext, 'tx'>, subject: string): Promise<void> {
  await tx.delete(outgoingNumbers).where(eq(outgoingNumbers.subject, subject));
}
