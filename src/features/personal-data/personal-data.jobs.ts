import { removeAgainTopic } from '#platform/backup/removed-again.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { rememberDeleted } from '#platform/private-files/deleted-files.ts';
import type { Storage } from '#platform/storage.ts';
import { removeOfCustomer, removeOfEnquiry } from './personal-data.commands.ts';
import { remembered } from './personal-data.contract.ts';
import { rememberTopic, remover } from './personal-data.rules.ts';

/** Remembers outside of the database that personal data was removed. */
export const rememberRemoval = (deps: CommandDeps & { readonly storage: Storage }) => (payload: unknown) =>
  rememberDeleted(deps.storage, remembered.parse(payload).id, deps.clock.now());

/** Removes again what a backup brought back. What isn't there by now was removed with something else. */
export const removeAgain = (deps: CommandDeps) => async (payload: unknown) => {
  const { kind, id } = remembered.parse(payload);
  try {
    await run(deps, remover, kind === 'enquiry' ? removeOfEnquiry : removeOfCustomer, { id });
  } catch (cause) {
    if (!(cause instanceof Failure && cause.kind === 'not-found')) {
      throw cause;
    }
  }
};

/** The tasks of the outbox: what was removed is remembered, and removed again after a restore. */
export const removalTasks = (deps: CommandDeps & { readonly storage: Storage }) => ({
  [rememberTopic]: rememberRemoval(deps),
  [removeAgainTopic]: removeAgain(deps),
});
