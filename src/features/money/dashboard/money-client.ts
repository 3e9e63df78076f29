import type { z } from 'zod';
import { problemIn, request } from '#dashboard/api/request.ts';
import { authorisedFetch } from '#features/identity/browser/visitor.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import { chequeMoved } from '#features/payments/cheques/cheques.contract.ts';
import { arrivalEnded, readMoney } from '../arrivals/arrivals.contract.ts';
import { claimEnded } from '../claims/claims.contract.ts';
import { type OrderSlip, orderSlipList } from '../claims/slips/slips.contract.ts';
import type { InboxFilter } from '../matches/filter/filter.contract.ts';
import { matchMade, moneyInbox, type newMatch, pairParted } from '../matches/matches.contract.ts';
import { unreadRead, type unreadReading } from '../unread/unread.contract.ts';

/** The query key of the money inbox: what changes an order may change it. */
export const moneyKey = [...ordersKey, 'money'] as const;

/** A key that nothing had before. */
export const newKey = () => crypto.randomUUID().replaceAll('-', '');

/** The money inbox. @throws ApiProblem */
export const loadInbox = async (filter: InboxFilter, signal?: AbortSignal) =>
  (await request(moneyInbox, '/money/inbox', { query: filter, signal })).data;

/** The slips that came for an order. @throws ApiProblem */
export const loadOrderSlips = async (orderId: string, signal?: AbortSignal): Promise<readonly OrderSlip[]> =>
  (await request(orderSlipList, `/orders/${orderId}/slips`, { signal })).data.items;

/** Makes payments of a claim and an arrival. @throws ApiProblem money.matched, payments.seen */
export const matchMoney = async (body: z.input<typeof newMatch>) =>
  (await request(matchMade, '/money/matches', { method: 'POST', body })).data;

/** Says that an arrival is a cheque, which clears it. @throws ApiProblem money.matched, cheques.state */
export const seeCheque = (arrival: string, cheque: string) =>
  request(chequeMoved, `/money/arrivals/${arrival}/cheque`, {
    method: 'POST',
    body: { cheque, key: newKey() },
  });

/** Says that two don't belong together. @throws ApiProblem */
export const partPair = (claim: string, arrival: string) =>
  request(pairParted, '/money/pairs/part', { method: 'POST', body: { claim, arrival } });

/** Rejects a claim; its customer reads the reason. @throws ApiProblem */
export const rejectClaim = (id: string, reason: string) =>
  request(claimEnded, `/money/claims/${id}/reject`, { method: 'POST', body: { reason } });

/** Asks the customer for the TrxID or the slip. @throws ApiProblem claims.no-mail, claims.asked */
export const askCustomer = (id: string) =>
  request(claimEnded, `/money/claims/${id}/ask`, { method: 'POST', body: {} });

/** Puts an arrival aside. @throws ApiProblem */
export const dismissArrival = (id: string, reason: string) =>
  request(arrivalEnded, `/money/arrivals/${id}/dismiss`, { method: 'POST', body: { reason } });

/** Makes an arrival of what wasn't understood. @throws ApiProblem unread.over, payments.outside */
export const readUnread = (id: string, body: z.input<typeof unreadReading>) =>
  request(unreadRead, `/money/unread/${id}/read`, { method: 'POST', body });

/** Puts aside what wasn't understood. @throws ApiProblem unread.over */
export const dismissUnread = (id: string, reason: string) =>
  request(arrivalEnded, `/money/unread/${id}/dismiss`, { method: 'POST', body: { reason } });

/** Reads pasted messages. @throws ApiProblem */
export const readSms = async (text: string) =>
  (await request(readMoney, '/money/sms', { method: 'POST', body: { text } })).data;

/** Reads a statement. @throws ApiProblem statements.columns, statements.dates, statements.provider */
export async function readStatement(
  file: File,
  provider: string,
  columns?: Readonly<Record<string, string>>,
) {
  const body = new FormData();
  if (provider !== '') {
    body.set('provider', provider);
  }
  if (columns !== undefined) {
    body.set('columns', JSON.stringify(columns));
  }
  body.set('file', file);
  const response = await authorisedFetch('/api/money/statements', { method: 'POST', body });
  if (!response.ok) {
    throw await problemIn(response);
  }
  return readMoney.parse(await response.json());
}
