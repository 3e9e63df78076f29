import { refuseClosedDay } from '#features/ledger/closing/closing.writes.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { lockName } from '#platform/database/name-lock.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { mendedOpening, type NewOpening, newOpening, openingMade } from './opening.contract.ts';
import { findLastOpening } from './opening.queries.ts';
import { bookOpening, undoOpening } from './opening.writes.ts';

const invalid =
  'An account that doesn’t open by itself (`books.account`), less than nothing in a wallet or the safe (`books.below`), no such supplier (`suppliers.not-found`), one whose opening balance came along by an import (`books.brought`), or a day in the future (`books.future`).';
const about = { subjectKind: 'books', subjectId: 'opening' } as const;

const differenceOf = ({ on, accounts, suppliers }: NewOpening) => ({
  on,
  accounts: accounts.length,
  suppliers: suppliers.length,
});

/** Nobody else opens the books until the transaction ends. @returns the opening that counts */
async function holdOpening({ tx }: Pick<CommandContext, 'tx'>) {
  await lockName(tx, 'books opening');
  return findLastOpening(tx);
}

/** Books once what the agency had when its books began. @throws Failure conflict `books.opened`, `books.closed`; invalid as `bookOpening` */
export const openBooks = command({
  name: 'books.open',
  permission: 'books.write',
  input: newOpening,
  output: openingMade,
  refusals: {
    409: 'The books are opened already (`books.opened`), or closed on that day (`books.closed`).',
    422: invalid,
  },
  run: async (context, { key, ...request }) => {
    const write = { command: 'books.open', key, hash: hashOf(request), schema: openingMade };
    return respondOnce(context, write, async () => {
      const before = await holdOpening(context);
      if (before) {
        const message = 'The books are opened already. Mend what was entered.';
        throw new Failure('conflict', 'books.opened', message, [], { id: before.id, on: before.on });
      }
      await refuseClosedDay(context, request.on);
      const id = await bookOpening(context, request);
      context.log({ ...about, difference: differenceOf(request) });
      return { id };
    });
  },
});

/**
 * Mends what the books began with: books its opposite, and what is right. Neither day is in a closed period.
 * @throws Failure not-found `books.not-opened`; conflict `books.closed`; invalid as `bookOpening`
 */
export const mendOpening = command({
  name: 'books.mend-opening',
  permission: 'books.write',
  input: mendedOpening,
  output: openingMade,
  refusals: {
    404: 'The books aren’t opened yet.',
    409: 'The books are closed on the old day or the new one (`books.closed`).',
    422: invalid,
  },
  run: async (context, { key, ...request }) => {
    const write = { command: 'books.mend-opening', key, hash: hashOf(request), schema: openingMade };
    return respondOnce(context, write, async () => {
      const before = await holdOpening(context);
      if (!before) {
        throw new Failure('not-found', 'books.not-opened', 'The books aren’t opened yet.');
      }
      await refuseClosedDay(context, before.on);
      await refuseClosedDay(context, request.on);
      await undoOpening(context, before);
      const { reason, ...wanted } = request;
      const id = await bookOpening(context, wanted, reason);
      context.log({ ...about, difference: { ...differenceOf(wanted), reason } });
      return { id };
    });
  },
});
