import type { z } from 'zod';
import { request } from '#dashboard/api/request.ts';
import {
  type Movement,
  movementList,
  type newPayment,
  type newRefund,
  openRefundList,
  type PaymentMade,
  paymentEnded,
  paymentMade,
  refundMade,
  refundUndone,
} from '../payments.contract.ts';
import { type RefundProposal, refundProposal } from '../refunds/proposal/proposal.contract.ts';

/** Payments and refunds of an order, in order of time. @throws ApiProblem */
export const loadMovements = async (orderId: string, signal?: AbortSignal): Promise<readonly Movement[]> =>
  (await request(movementList, `/orders/${orderId}/payments`, { signal })).data.items;

/** Takes money by hand. @throws ApiProblem payments.seen */
export const takePayment = async (orderId: string, body: z.input<typeof newPayment>): Promise<PaymentMade> =>
  (await request(paymentMade, `/orders/${orderId}/payments`, { method: 'POST', body })).data;

/** What the form of a refund begins with. @throws ApiProblem */
export const loadRefundProposal = async (orderId: string, signal?: AbortSignal): Promise<RefundProposal> =>
  (await request(refundProposal, `/orders/${orderId}/refund-proposal`, { signal })).data;

/** Asks for money to go back. @throws ApiProblem refunds.too-much */
export const askRefund = async (orderId: string, body: z.input<typeof newRefund>) =>
  (await request(refundMade, `/orders/${orderId}/refunds`, { method: 'POST', body })).data;

/** Approves a payment that somebody else entered. @throws ApiProblem */
export const approvePayment = (id: string) =>
  request(paymentMade, `/payments/${id}/approve`, { method: 'POST' });

/** Undoes a payment, or rejects one that waits. @throws ApiProblem */
export const undoPayment = async (id: string, reason: string) =>
  (await request(paymentEnded, `/payments/${id}/undo`, { method: 'POST', body: { reason } })).data;

/** Makes a payment through a gateway count again. @throws ApiProblem payments.by-hand */
export const restorePayment = (id: string, reason: string) =>
  request(paymentMade, `/payments/${id}/restore`, { method: 'POST', body: { reason } });

/** Undoes a refund that was noted as paid. @throws ApiProblem refunds.by-gateway, till.closed */
export const undoRefund = async (id: string, reason: string) =>
  (await request(refundUndone, `/refunds/${id}/undo`, { method: 'POST', body: { reason } })).data;

/** Says what became of a refund on which its gateway has worked for days. @throws ApiProblem refunds.not-stuck */
export const settleStuck = (id: string, went: boolean, reason: string) =>
  request(refundMade, `/refunds/${id}/settle`, { method: 'POST', body: { went, reason } });

/** Approves a refund that somebody else asked for. @throws ApiProblem */
export const approveRefund = (id: string) =>
  request(refundMade, `/refunds/${id}/approve`, { method: 'POST' });

/** Notes that an approved refund was paid. @throws ApiProblem */
export const payRefund = (id: string, outside?: string) =>
  request(refundMade, `/refunds/${id}/paid`, {
    method: 'POST',
    body: outside === undefined ? {} : { outside },
  });

/** Refuses a refund that was not paid yet. @throws ApiProblem */
export const refuseRefund = (id: string, reason: string) =>
  request(refundMade, `/refunds/${id}/refuse`, { method: 'POST', body: { reason } });

/** Has the gateway asked again about a refund in review. @throws ApiProblem */
export const sendRefundAgain = (id: string, reason: string) =>
  request(refundMade, `/refunds/${id}/send-again`, { method: 'POST', body: { reason } });

/** The refunds that are still to be paid. @throws ApiProblem */
export const loadOpenRefunds = async (signal?: AbortSignal) =>
  (await request(openRefundList, '/refunds', { signal })).data;
