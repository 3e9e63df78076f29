import { defaultBooking } from './default-settings.data.ts';
import type { SiteSettings } from './site-settings.contract.ts';

/** The settings with how departures are booked, also before somebody has saved it. */
export const withBooking = (value: SiteSettings): SiteSettings => ({
  ...value,
  booking: { ...defaultBooking, ...value.booking },
});
