import type { z } from 'zod';
import { request } from '#dashboard/api/request.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import {
  type ChequeList,
  type chequeBounce,
  type chequeBounceUndoing,
  type chequeClearing,
  type chequeDeposit,
  chequeList,
  chequeMoved,
  type chequeReturn,
} from '../cheques/cheques.contract.ts';
import type { ChequeTab } from '../cheques/cheques.rules.ts';

/** The query key of cheques: what changes an order may change them. */
export const chequesKey = [...ordersKey, 'cheques'] as const;

/** Cheques of customers. @throws ApiProblem */
export const loadCheques = async (tab: ChequeTab, signal?: AbortSignal): Promise<ChequeList> =>
  (await request(chequeList, '/cheques', { query: { tab }, signal })).data;

const move = (id: string, step: string, body: unknown) =>
  request(chequeMoved, `/cheques/${id}/${step}`, { method: 'POST', body });

/** Notes a deposit. @throws ApiProblem cheques.state, cheques.day */
export const depositCheque = (id: string, body: z.input<typeof chequeDeposit>) => move(id, 'deposit', body);

/** Notes that the bank cleared it. @throws ApiProblem cheques.state, cheques.day */
export const clearCheque = (id: string, body: z.input<typeof chequeClearing>) => move(id, 'clear', body);

/** Takes the last step back. @throws ApiProblem cheques.state */
export const takeBackCheque = (id: string, body: z.input<typeof chequeReturn>) => move(id, 'take-back', body);

/** Notes that the bank returned it. @throws ApiProblem cheques.state, cheques.day, payments.refunding */
export const bounceCheque = (id: string, body: z.input<typeof chequeBounce>) => move(id, 'bounce', body);

/** Undoes a bounce that was noted by mistake. @throws ApiProblem cheques.state, payments.seen */
export const undoBounce = (id: string, body: z.input<typeof chequeBounceUndoing>) =>
  move(id, 'undo-bounce', body);
