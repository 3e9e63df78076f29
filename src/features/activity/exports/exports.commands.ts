import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { newExport } from './exports.contract.ts';
import { readingOf } from './exports.rules.ts';

/**
 * Notes in the log that somebody takes a list out as a file, which their browser makes.
 * @throws Failure forbidden for a list that they may not read.
 */
export const noteExport = command({
  name: 'lists.export',
  permission: 'lists.export',
  recentSignIn: true,
  input: newExport,
  run: async ({ actor, log }, { list, rows, departure }) => {
    const needed = readingOf[list];
    if (!actor.permissions.has(needed)) {
      throw new Failure('forbidden', 'permission.missing', `This needs the permission ${needed}.`);
    }
    log({ subjectKind: list, subjectId: departure ?? list, difference: { count: rows } });
  },
});
