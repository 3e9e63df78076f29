import { daysIn, type RefusalTexts, referencesIn, seatLabel } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of departures, by their codes. */
export const departuresRefusals: RefusalTexts = {
  'departures.band': () => m.office_refused_band(),
  'departures.band-needed': (details) => m.office_refused_band_needed({ days: daysIn(details) }),
  'departures.booked': (details) => m.office_refused_booked({ days: daysIn(details) }),
  'departures.booked-meanwhile': () => m.office_refused_booked_meanwhile(),
  'departures.cancelled': () => m.office_refused_cancelled(),
  'departures.changed': () => m.office_dep_outdated(),
  'departures.departed': () => m.office_refused_departed(),
  'departures.kept': () => m.office_dep_wrong_kept_back(),
  'departures.not-moved': (details) => m.office_refused_not_moved({ references: referencesIn(details) }),
  'departures.package': () => m.office_refused_package(),
  'departures.past': () => m.office_dep_wrong_past(),
  'departures.seated': () => m.office_refused_seated(),
  'departures.seats': seatLabel,
};
