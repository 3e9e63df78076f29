import { type CommandDeps, run } from '#platform/command/command.ts';
import { byProvider } from '../provider-actor.rules.ts';
import { isTooMany } from '../wire.rules.ts';
import { type CountedAttempt, countAttempt } from './limits.commands.ts';
import type { Limit } from './limits.rules.ts';
import type { Refusals } from './refusals.rules.ts';

/** Counts an attempt of a visitor, and briefly remembers who was refused. @throws Failure too-many */
export async function countOrNote(
  deps: CommandDeps,
  refusals: Refusals,
  { email, visitor }: { email: string; visitor: string },
  limits: Limit[],
): Promise<CountedAttempt> {
  try {
    return await run(deps, byProvider(), countAttempt, { limits, refused: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
  } catch (cause) {
    if (isTooMany(cause)) {
      refusals.note(email, visitor, deps.clock.now());
    }
    throw cause;
  }
}
