import { factTags } from '#features/documents/page-tags.rules.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { visaTimes } from './processing-times.table.ts';

/** Keeps how long a closed case took, once for each; the guide's page shows it. */
export async function recordVisaTime(
  { tx, touch }: Pick<CommandContext, 'tx' | 'touch'>,
  time: typeof visaTimes.$inferInsert,
): Promise<void> {
  await tx.insert(visaTimes).values(time).onConflictDoNothing();
  touch(...factTags(time.guideId, 'visa'));
}
