import type { Booking, Sales } from './site-settings.contract.ts';
import type { VisaCases } from './visa-case-terms.contract.ts';

/** How an agency sells that has saved nothing else. */
export const defaultSales: Sales = {
  depositPercent: 50,
  restDaysBefore: 15,
  quoteDays: 7,
  // Fifty thousand taka.
  approvalFrom: 50_000_00,
  refundDays: 10,
  ladder: [
    { daysBefore: 30, keepPercent: 10 },
    { daysBefore: 15, keepPercent: 25 },
    { daysBefore: 7, keepPercent: 50 },
    { daysBefore: 0, keepPercent: 100 },
  ],
};

/** How an agency has departures booked that has saved nothing else. */
export const defaultBooking: Booking = {
  holdMinutes: 15,
  laterDays: 1,
  offerHours: 24,
  travellersUntilDays: 3,
  travellersRemindDays: 4,
  passportsKeptDays: 30,
};

/** How an agency keeps visa cases that has saved nothing else. */
export const defaultVisaCases: VisaCases = {
  filesKeptDays: 90,
  sooner: {},
  keep: { collecting: 0, checking: 50, submitted: 100 },
};
