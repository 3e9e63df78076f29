import type { CalendarDate } from '#platform/calendar-date.ts';
import { passed } from '../customer/passes.rules.ts';
import type { OrderPageData } from './order-page.server.ts';

/**
 * What somebody else who pays gets of an order: what is paid and due, and receipts. Nothing of documents, names or changes, and no
 * address with the secret of the order in it.
 */
export function payerView(order: OrderPageData, orderId: string, today: CalendarDate): OrderPageData {
  const { hold, papers } = order;
  return {
    ...order,
    canAccept: false,
    owesMore: order.owesMore && !order.canAccept && hold?.standing !== 'free',
    acceptTo: '',
    ways: { ...order.ways, token: '' },
    hold: hold && { ...hold, later: undefined, laterTo: '', againTo: '' },
    papers: papers.filter(({ kind }) => kind === 'receipt').map((paper) => passed(paper, orderId, today)),
    travellersPath: undefined,
    proposal: undefined,
    keptByStage: null,
    requests: { ...order.requests, kinds: [], cancelled: undefined, sent: [], sendTo: '' },
  };
}
