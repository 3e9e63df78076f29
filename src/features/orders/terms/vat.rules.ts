import type { LineVat } from '#features/ledger/vat/vat.rules.ts';
import type { VatTerms } from '#features/site-settings/vat-terms.contract.ts';
import type { Charge } from '../orders.rules.ts';
import type { SnapshotLine, TaxedLine } from './package-lines.rules.ts';

/** A discount lowers our own price, and its VAT. */
const rateOf = (charge: Charge, vat: VatTerms): number => vat[charge === 'discount' ? 'own' : charge];

/** The VAT of a line: what is known of it, and else that of the settings. */
export const vatFor = (
  { charge, vatRate, vatAdded }: Partial<LineVat> & { readonly charge: Charge },
  vat: VatTerms,
): LineVat => ({
  vatRate: vatRate ?? rateOf(charge, vat),
  vatAdded: vatAdded ?? vat.mode === 'added',
});

/**
 * Lines with their VAT: what was sold before keeps its own, and whatever is new has that of the settings, but for a rate that was
 * written. This is the one place that gives a line its rate.
 */
export const taxed = (lines: readonly SnapshotLine[], vat: VatTerms): TaxedLine[] =>
  lines.map((line) => ({ ...line, ...vatFor(line, vat) }));

/** What is known of a line's VAT: what isn't, is that of the settings. */
export const vatAs = ({
  vatRate,
  vatAdded,
}: { readonly [Name in keyof LineVat]?: LineVat[Name] | undefined }): Partial<LineVat> => ({
  ...(vatRate === undefined ? {} : { vatRate }),
  ...(vatAdded === undefined ? {} : { vatAdded }),
});
