import { m } from '#messages/messages.js';
import type { Market } from '../tour-packages.contract.ts';

export const marketTitles: Readonly<Record<Market, () => string>> = {
  domestic: m.packages_title_domestic,
  international: m.packages_title_international,
};

/** The market's name in breadcrumbs. */
export const marketNames: Readonly<Record<Market, () => string>> = {
  domestic: m.packages_domestic,
  international: m.packages_international,
};
