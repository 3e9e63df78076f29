import { Failure } from '#platform/command/failure.ts';

/** Whom the agency buys from. */
export const supplierKinds = [
  'airline',
  'hotel',
  'transport',
  'visa-centre',
  'embassy',
  'guide',
  'other',
] as const;
export type SupplierKind = (typeof supplierKinds)[number];

/** Refuses what there is no supplier for. */
export const missingSupplier = () =>
  new Failure('not-found', 'suppliers.not-found', 'There is no such supplier.');
