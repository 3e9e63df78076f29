import type { CalendarDate } from '#platform/calendar-date.ts';
import { addDays } from '#platform/calendar-date.ts';
import type { Actor } from '#platform/command/command.ts';
import { isSealed, openText, sealText } from '#platform/sealed-columns/seal-text.ts';
import type { OfficeOrder } from '../orders.contract.ts';

/** Opens one paper of an order until the end of the next day, for staff who don't get the customer's link. Addresses are in lower case. */
const passOf = (orderId: string, number: string, today: CalendarDate): string =>
  Buffer.from(sealText(`paper ${orderId} ${number.toLowerCase()} ${today}`)).toString('hex');

/** The order whose paper a pass opens today; undefined for anything else. */
export function passedOrder(pass: string, number: string, today: CalendarDate): string | undefined {
  const sealed = /^[0-9a-f]{100,600}$/.test(pass) ? Buffer.from(pass, 'hex').toString() : '';
  if (!isSealed(sealed)) {
    return undefined;
  }
  const [kind, orderId, of, on] = (openText(sealed) ?? '').split(' ');
  const isOfNow = on === today || on === addDays(today, -1);
  return kind === 'paper' && of === number.toLowerCase() && isOfNow ? orderId : undefined;
}

/** A paper with an address that opens it alone, and only for now. */
export const passed = <Paper extends { readonly number: string; readonly path: string }>(
  paper: Paper,
  orderId: string,
  today: CalendarDate,
): Paper => ({
  ...paper,
  path: paper.path.replace(/(?<=\/orders\/)[^/]+/, passOf(orderId, paper.number, today)),
});

/** An order as somebody of the staff gets it: the customer's link only with the right to write orders, its papers with any. */
export const orderFor = (
  { permissions }: Pick<Actor, 'permissions'>,
  order: OfficeOrder,
  today: CalendarDate,
): OfficeOrder =>
  permissions.has('orders.write')
    ? order
    : {
        ...order,
        token: null,
        papers: order.papers.map((paper) => passed(paper, order.id, today)),
      };
