import type { BkashConfig } from '#platform/config-gateways.ts';
import { GatewayError } from '#platform/http-client/ask.gateway.ts';
import { isKnownHost } from '#platform/http-client/known-host.rules.ts';
import { decimalTaka, ownCurrency } from '#platform/money/money.rules.ts';
import { type Asked, type Gateway, gatewayLimits, type Hint, type Truth } from '../gateways.contract.ts';
import { unknownAfter } from '../unknown-after.gateway.ts';
import { createAnswer, paymentAnswer } from './bkash.contract.ts';
import { isCompleted, isConfirmed, isInitiated, judgeCompleted, judgeIncomplete } from './bkash.rules.ts';
import { type BkashDeps, bkashCaller } from './bkash-calls.gateway.ts';
import { asksForQuery, declined, notConfirmed } from './bkash-errors.rules.ts';
import { bkashRefund } from './bkash-refund.gateway.ts';

/** Where its pages are. */
export const bkashDomains = ['bkash.com', 'bka.sh'];

/** bKash tokenized checkout, both versions. The money moves when we execute, after the customer's PIN. */
export function bkash(config: BkashConfig, deps: BkashDeps): Gateway {
  const call = bkashCaller(config, deps);
  const named = (paymentId: string) => (config.version === 'v2' ? { paymentId } : { paymentID: paymentId });

  async function told(session: string) {
    const answer = await call('query', named(session));
    const payment = answer.code === '0000' ? paymentAnswer.safeParse(answer.body) : undefined;
    return payment?.success
      ? { payment: payment.data }
      : { unknown: `bKash query: ${answer.code ?? ''} ${answer.message}` };
  }

  async function query(attempt: Asked, hint: Hint): Promise<Truth> {
    const { session } = attempt;
    if (session === undefined) {
      return { state: 'pending' };
    }
    const { payment, unknown } = await told(session);
    if (payment === undefined) {
      return { state: 'unknown', reason: unknown };
    }
    return isCompleted(payment) ? judgeCompleted(payment, attempt) : judgeIncomplete(payment, hint);
  }

  /** One execute. Without a clear answer to it only the query knows. */
  async function execute(attempt: Asked, session: string, hint: Hint): Promise<Truth> {
    let answer: Awaited<ReturnType<typeof call>>;
    try {
      answer = await call('execute', named(session));
    } catch (cause) {
      unknownAfter(cause);
      return query(attempt, {});
    }
    const { code, message } = answer;
    if (code === notConfirmed) {
      return query(attempt, hint);
    }
    if (code !== undefined && declined.has(code)) {
      return { state: 'failed', reason: `${code} ${message}` };
    }
    const payment = code === '0000' ? paymentAnswer.safeParse(answer.body) : undefined;
    if (payment?.success && isCompleted(payment.data)) {
      return judgeCompleted(payment.data, attempt);
    }
    return query(attempt, code !== undefined && asksForQuery.has(code) ? {} : hint);
  }

  return {
    name: 'bkash',
    limits: gatewayLimits.bkash,
    start: async (purchase) => {
      const answer = await call('create', {
        mode: '0011',
        payerReference: purchase.customer.phone.replaceAll(/[<>&]/g, '').slice(0, 255),
        callbackURL: `${purchase.siteUrl}/pay/bkash/callback`,
        amount: decimalTaka(purchase.amount),
        currency: ownCurrency,
        intent: 'sale',
        merchantInvoiceNumber: purchase.ourId,
      });
      const created = answer.code === '0000' ? createAnswer.safeParse(answer.body) : undefined;
      if (created === undefined) {
        throw new GatewayError(
          'refused',
          `bKash create: ${answer.code ?? ''} ${answer.message}`,
          answer.code,
        );
      }
      const { paymentId: session, bkashURL: redirect } = created.data ?? {};
      if (
        session === undefined ||
        redirect === undefined ||
        !isKnownHost(redirect, config.url, bkashDomains)
      ) {
        throw new GatewayError('garbled', 'bKash create: no page of bKash in the answer.');
      }
      return { redirect, session };
    },
    settle: async (attempt, hint, mayMove) => {
      const { session } = attempt;
      if (session === undefined) {
        return { state: 'pending' };
      }
      try {
        const { payment, unknown } = await told(session);
        if (payment === undefined) {
          return { state: 'unknown', reason: unknown };
        }
        if (isCompleted(payment)) {
          return judgeCompleted(payment, attempt);
        }
        // A payment that the customer hasn't confirmed is refused by bKash, with nothing moved.
        const isReady = isConfirmed(payment) || (hint.status === 'success' && isInitiated(payment));
        return isReady && (await mayMove())
          ? await execute(attempt, session, hint)
          : judgeIncomplete(payment, hint);
      } catch (cause) {
        return unknownAfter(cause);
      }
    },
    query: async (attempt) => {
      try {
        return await query(attempt, {});
      } catch (cause) {
        return unknownAfter(cause);
      }
    },
    refund: (payment, request) => bkashRefund(call, config.version, payment, request),
  };
}
