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

/** What a supplier is found by: name and number, the latter in plain digits, too. */
export const searchOf = (name: string, phone: string | null): string =>
  `${name} ${phone ?? ''} ${phone?.replace(/\D/g, '') ?? ''}`.toLowerCase();

/** A supplier's name without case and blanks: rows of files are told by it. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s/g, '');
