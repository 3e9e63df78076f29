import { command } from '#platform/command/command.ts';
import { startSaid, startSteps } from './start.contract.ts';
import { startProgress } from './start.table.ts';

/** Keeps what the owner says of the guided start, in place of what was said before: the same again changes nothing. */
export const saveStart = command({
  name: 'start.save',
  permission: 'start.manage',
  input: startSaid,
  run: async ({ tx, now, log }, { done: said, away = false }) => {
    const done = startSteps.filter((step) => said.includes(step));
    const [present] = await tx.select().from(startProgress).for('update');
    if (present?.away === away && present.done.join() === done.join()) {
      return;
    }
    const row = { done, away, updatedAt: now };
    await tx
      .insert(startProgress)
      .values({ name: 'start', ...row })
      .onConflictDoUpdate({ target: startProgress.name, set: row });
    log({ subjectKind: 'start', subjectId: 'start', difference: { done, away } });
  },
});
