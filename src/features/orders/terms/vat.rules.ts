import type { LineVat } from '#features/ledger/vat/vat.rules.ts';
import type { VatTerms } from '#features/site-settings/site-settings.contract.ts';
import type { Charge } from '../orders.rules.ts';
import type { SnapshotLine, TaxedLine } from './package-lines.rules.ts';

/** A discount lowers our own price, and its VAT. */
const rateOf = (charge: Charge, vat: VatTerms): number => vat[charge === 'discount' ? 'own' : charge];

/**
 * Lines with their VAT: what was sold before keeps its own, and whatever is new has that of the settings, but for a rate that was
 * written. This is the one place that gives a line its rate.
 */
export const taxed = (lines: readonly SnapshotLine[], vat: VatTerms): TaxedLine[] =>
  lines.map((line) => ({
    ...line,
    vatRate: line.vatRate ?? rateOf(line.charge, vat),
    vatAdded: line.vatAdded ?? vat.mode === 'added',
  }));

/** What is known of a line's VAT: what isn't, is that of the settings. */
export const vatAs = ({
  vatRate,
  vatAdded,
}: { readonly [Name in keyof LineVat]?: LineVat[Name] | undefined }): Partial<LineVat> => ({
  ...(vatRate === undefined ? {} : { vatRate }),
  ...(vatAdded === undefined ? {} : { vatAdded }),
});
