import { m } from '#messages/messages.js';
import type { Market } from '../departures.contract.ts';

/** The markets, as the office names them. */
export const marketNames: Readonly<Record<Market, () => string>> = {
  domestic: m.office_nav_domestic,
  international: m.office_nav_international,
};
