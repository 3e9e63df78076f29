import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { amount } from '#platform/money/money.contract.ts';
import { heldUntil, lineView } from '../orders.contract.ts';
import { soldThing } from './terms.contract.ts';

export const pricedRequest = z.strictObject({ sold: z.array(soldThing).min(1).max(20) });

/** What packages and visas cost today, as the lines of an order. */
export const pricedTerms = z
  .object({ lines: z.array(lineView), total: amount, travelsOn: calendarDate.nullable(), heldUntil })
  .meta({ id: 'PricedTerms' });
