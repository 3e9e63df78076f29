import type { Market } from '#features/departures/departures.contract.ts';
import { m } from '#messages/messages.js';

export const marketTitles: Readonly<Record<Market, () => string>> = {
  domestic: m.packages_title_domestic,
  international: m.packages_title_international,
};

/** The market's name in breadcrumbs. */
export const marketNames: Readonly<Record<Market, () => string>> = {
  domestic: m.packages_domestic,
  international: m.packages_international,
};
