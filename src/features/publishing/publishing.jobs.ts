import type { z } from 'zod';
import { type Actor, type Command, type CommandDeps, run } from '#platform/command/command.ts';

const scheduler: Actor = { id: 'system:scheduler', permissions: new Set(['documents.publish']) };

interface Schedulable {
  readonly publishDue: Command<z.ZodObject<Record<never, never>>, number>;
}

/** Publishes what is due. Several processes may run it at once: a due row is taken by one of them. */
export async function publishDueDocuments(deps: CommandDeps, types: readonly Schedulable[]): Promise<void> {
  for (const type of types) {
    await run(deps, scheduler, type.publishDue, {});
  }
}
