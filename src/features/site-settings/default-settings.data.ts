import { defaultLadder } from './cancellation-ladder.data.ts';
import { defaultHoldTimes } from './hold-times.data.ts';
import { defaultRetention } from './retention.data.ts';
import type { Booking, Sales } from './site-settings.contract.ts';
import type { VatTerms } from './vat-terms.contract.ts';
import type { VisaCases } from './visa-case-terms.contract.ts';

/** The VAT of an agency that has said none. */
export const noVat: VatTerms = { mode: 'inclusive', own: 0, official: 0, supplier: 0, fee: 0 };

/** How an agency sells that has saved nothing else. */
export const defaultSales: Sales & { readonly vat: VatTerms } = {
  depositPercent: 50,
  restDaysBefore: 15,
  quoteDays: 7,
  // Fifty thousand taka.
  approvalFrom: 50_000_00,
  writeOffUpTo: 0,
  refundDays: 10,
  ladder: defaultLadder,
  vat: noVat,
};

/** How an agency has departures booked that has saved nothing else. */
export const defaultBooking: Booking = {
  ...defaultHoldTimes,
  travellersUntilDays: 3,
  travellersRemindDays: 4,
  passportsKeptDays: defaultRetention.passportsKeptDays,
};

/** How an agency keeps visa cases that has saved nothing else. */
export const defaultVisaCases: VisaCases = {
  filesKeptDays: defaultRetention.filesKeptDays,
  sooner: {},
  keep: { collecting: 0, checking: 50, submitted: 100 },
};
