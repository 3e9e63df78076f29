import type { Sales } from './site-settings.contract.ts';

/** What a cancellation costs, by the days before the journey: an agency that has set no ladder of its own has this one. */
export const defaultLadder: Sales['ladder'] = [
  { daysBefore: 30, keepPercent: 10 },
  { daysBefore: 15, keepPercent: 25 },
  { daysBefore: 7, keepPercent: 50 },
  { daysBefore: 0, keepPercent: 100 },
];
