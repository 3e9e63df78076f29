import { removeAgainTopic } from '#platform/backup/removed-again.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { rememberDeleted } from '#platform/private-files/deleted-files.ts';
import type { Storage } from '#platform/storage.ts';
import { removeOfCustomer, removeOfEnquiry, removeOrder } from './personal-data.commands.ts';
import { remembered, subject } from './personal-data.contract.ts';
import { rememberTopic, remover } from './personal-data.rules.ts';

/** Remembers outside of the database that personal data was removed. */
export const rememberRemoval = (deps: { readonly storage: Storage }) => (payload: unknown) => {
  const { id, at } = remembered.parse(payload);
  return rememberDeleted(deps.storage, id, new Date(at));
};

/** Removes again what a backup brought back; of a customer the card, for each enquiry and order is remembered by itself. What isn't there by now was removed with something else. */
export const removeAgain = (deps: CommandDeps) => async (payload: unknown) => {
  const { kind, id } = subject.parse(payload);
  try {
    await (kind === 'enquiry'
      ? run(deps, remover, removeOfEnquiry, { id })
      : kind === 'order'
        ? run(deps, remover, removeOrder, { id })
        : run(deps, remover, removeOfCustomer, { id, cardOnly: true }));
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
