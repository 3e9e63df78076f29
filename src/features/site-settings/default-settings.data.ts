import { defaultLadder } from './cancellation-ladder.data.ts';
import { defaultHoldTimes } from './hold-times.data.ts';
import { defaultRetention } from './retention.data.ts';
import type { Booking, Sales } from './site-settings.contract.ts';
import type { VisaCases } from './visa-case-terms.contract.ts';

/** How an agency sells that has saved nothing else. */
export const defaultSales: Sales = {
  depositPercent: 50,
  restDaysBefore: 15,
  quoteDays: 7,
  // Fifty thousand taka.
  approvalFrom: 50_000_00,
  writeOffUpTo: 0,
  refundDays: 10,
  ladder: defaultLadder,
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
