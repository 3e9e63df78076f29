import { z } from 'zod';
import { movement } from '#features/books/movements/movements.contract.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { amount, currency } from '#platform/money/money.contract.ts';
import { plainLine, searched } from '#platform/plain-text.contract.ts';
import { bill } from './bills/bills.contract.ts';
import { supplierKinds } from './suppliers.rules.ts';

/** Somebody whom the agency buys from. */
export const newSupplier = z.strictObject({
  name: plainLine(120, 2),
  kind: z.enum(supplierKinds),
  phone: plainLine(40, 0).optional(),
  /** In which their bills usually are; taka when it isn't said. */
  currency: currency.optional(),
  key: idempotencyKey,
});
/** Who a supplier is, as it is mended; what they are owed stays. */
export const changedSupplier = newSupplier.omit({ key: true });
export const supplierMade = z.object({ id: z.uuid() });

/** A supplier as the office lists it. */
export const supplier = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(supplierKinds),
  phone: z.string().nullable(),
  currency,
  /** What we owe, poisha; negative for an advance. */
  balance: amount,
});
export type Supplier = z.infer<typeof supplier>;

export const supplierQuery = z.object({
  q: searched(100).default('').meta({ description: 'Name or telephone number' }),
  cursor: z.string().max(2_000).optional().meta({ description: '`next` of the page before.' }),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export const supplierList = z.object({ items: z.array(supplier), next: z.string().nullable() });

/** What a supplier was paid, or is to be paid once another person has approved it. */
const supplierPaid = movement
  .pick({
    id: true,
    state: true,
    amount: true,
    fee: true,
    on: true,
    outside: true,
    byName: true,
    because: true,
  })
  .extend({
    /** The code of the account that paid. */
    account: z.string(),
    /** For which bills, by their ids. */
    bills: z.array(z.uuid()),
  });
export type SupplierPaid = z.infer<typeof supplierPaid>;

/** A supplier with what they took and were paid, the latest first. */
export const supplierCard = supplier.extend({ bills: z.array(bill), payments: z.array(supplierPaid) });
export type SupplierCard = z.infer<typeof supplierCard>;
