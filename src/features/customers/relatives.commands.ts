import { and, eq, or } from 'drizzle-orm';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { joinInput, relativeInput } from './customers.contract.ts';
import { customerRelatives } from './customers.table.ts';
import { change, changed, lockCustomer } from './customers.writes.ts';

/** Notes somebody of the family or who travels along. @throws Failure invalid without a name and a card. */
export const addRelative = command({
  name: 'customers.add-relative',
  ...change,
  input: relativeInput,
  run: async (context, { id, relation, relativeId, name }) => {
    const { tx, now, actor } = context;
    await lockCustomer(tx, id);
    const other = relativeId === undefined ? undefined : await lockCustomer(tx, relativeId);
    const called = other?.name ?? name;
    if (called === undefined || relativeId === id) {
      const message = called === undefined ? 'Write a name.' : 'Nobody is their own relative.';
      throw new Failure('invalid', 'customers.relative', `name: ${message}`, [{ path: 'name', message }]);
    }
    await tx.insert(customerRelatives).values({
      id: crypto.randomUUID(),
      customerId: id,
      relativeId: relativeId ?? null,
      relation,
      name: called,
      author: actor.id,
      at: now,
    });
    return changed(context, id, { relation });
  },
});

export const removeRelative = command({
  name: 'customers.remove-relative',
  ...change,
  input: relativeInput.pick({ id: true }).extend({ relative: joinInput.shape.from }),
  run: async (context, { id, relative }) => {
    const { tx } = context;
    await lockCustomer(tx, id);
    const mine = or(eq(customerRelatives.customerId, id), eq(customerRelatives.relativeId, id));
    const [gone] = await tx
      .delete(customerRelatives)
      .where(and(eq(customerRelatives.id, relative), mine))
      .returning({ relation: customerRelatives.relation });
    if (!gone) {
      throw new Failure('not-found', 'customers.no-relative', 'The card has no such relative.');
    }
    return changed(context, id, { removed: gone.relation });
  },
});
