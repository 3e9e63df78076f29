import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { ownCurrency } from '#platform/money/money.rules.ts';
import { changedSupplier, newSupplier, supplierMade } from './suppliers.contract.ts';
import { searchOf } from './suppliers.rules.ts';
import { suppliers } from './suppliers.table.ts';
import { lockSupplier } from './suppliers.writes.ts';

/** Makes the card of a supplier. */
export const addSupplier = command({
  name: 'suppliers.add',
  permission: 'books.write',
  input: newSupplier,
  output: supplierMade,
  run: async (context, { key, ...request }) => {
    const write = { command: 'suppliers.add', key, hash: hashOf(request), schema: supplierMade };
    return respondOnce(context, write, async () => {
      const { tx, actor, now, log } = context;
      const { name, kind, currency = ownCurrency } = request;
      const phone = request.phone || null;
      const id = crypto.randomUUID();
      const search = searchOf(name, phone);
      await tx
        .insert(suppliers)
        .values({ id, name, kind, phone, currency, search, madeBy: actor.id, madeAt: now });
      log({ subjectKind: 'supplier', subjectId: id, difference: { name, currency } });
      return { id };
    });
  },
});

/** Mends the card of a supplier: name, kind, number, usual currency. @throws Failure not-found */
export const changeSupplier = command({
  name: 'suppliers.change',
  permission: 'books.write',
  input: changedSupplier.extend({ id: z.uuid() }),
  output: supplierMade,
  refusals: { 404: 'There is no such supplier.' },
  run: async (context, { id, name, kind, currency = ownCurrency, ...given }) => {
    const before = await lockSupplier(context, id);
    const phone = given.phone || null;
    await context.tx
      .update(suppliers)
      .set({ name, kind, phone, currency, search: searchOf(name, phone) })
      .where(eq(suppliers.id, id));
    context.log({
      subjectKind: 'supplier',
      subjectId: id,
      difference: {
        name: { before: before.name, after: name },
        currency: { before: before.currency, after: currency },
      },
    });
    return { id };
  },
});
