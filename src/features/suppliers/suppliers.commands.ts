import { command } from '#platform/command/command.ts';
import { hashOf, respondOnce } from '#platform/idempotency/idempotency.ts';
import { ownCurrency } from '#platform/money/money.rules.ts';
import { newSupplier, supplierMade } from './suppliers.contract.ts';
import { suppliers } from './suppliers.table.ts';

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
      const search = `${name} ${phone ?? ''} ${phone?.replace(/\D/g, '') ?? ''}`.toLowerCase();
      await tx
        .insert(suppliers)
        .values({ id, name, kind, phone, currency, search, madeBy: actor.id, madeAt: now });
      log({ subjectKind: 'supplier', subjectId: id, difference: { name, currency } });
      return { id };
    });
  },
});
