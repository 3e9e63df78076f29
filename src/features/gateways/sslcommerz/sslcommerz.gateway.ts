import type { SslcommerzConfig } from '#platform/config-gateways.ts';
import { ask, GatewayError, overNetwork, type Send } from '#platform/http-client/ask.gateway.ts';
import { isKnownHost } from '#platform/http-client/known-host.rules.ts';
import { decimalTaka, ownCurrency } from '#platform/money/money.rules.ts';
import {
  type Asked,
  type Gateway,
  gatewayLimits,
  type Hint,
  type Purchase,
  type RefundTruth,
  type Truth,
} from '../gateways.contract.ts';
import { unknownAfter } from '../unknown-after.gateway.ts';
import { refundAnswer, sessionAnswer, transaction, transactionList } from './sslcommerz.contract.ts';
import { judgeTransaction } from './sslcommerz.rules.ts';

const validatePath = '/validator/api/validationserverAPI.php';
const queryPath = '/validator/api/merchantTransIDvalidationAPI.php';

/** Where its pages are. */
export const sslcommerzDomains = ['sslcommerz.com'];

function sessionForm({ storeId, storePassword }: SslcommerzConfig, purchase: Purchase): URLSearchParams {
  const { customer, siteUrl } = purchase;
  const back = (name: string) => `${siteUrl}/pay/sslcommerz/${name}`;
  return new URLSearchParams({
    store_id: storeId,
    store_passwd: storePassword,
    total_amount: decimalTaka(purchase.amount),
    currency: ownCurrency,
    tran_id: purchase.ourId,
    product_category: 'travel',
    success_url: back('success'),
    fail_url: back('fail'),
    cancel_url: back('cancel'),
    ipn_url: back('ipn'),
    emi_option: '0',
    cus_name: customer.name.slice(0, 50),
    cus_email: customer.email.slice(0, 50),
    cus_add1: 'Dhaka',
    cus_city: 'Dhaka',
    cus_postcode: '1000',
    cus_country: 'Bangladesh',
    cus_phone: customer.phone.slice(0, 20),
    shipping_method: 'NO',
    num_of_item: '1',
    product_name: purchase.text.slice(0, 255),
    product_profile: 'non-physical-goods',
  });
}

/** SSLCommerz v4, hosted checkout. @param waitMs How long a call may take. */
export function sslcommerz(config: SslcommerzConfig, send: Send = overNetwork, waitMs?: number): Gateway {
  const get = async (what: string, path: string, query: Readonly<Record<string, string>>) => {
    const credentials = {
      store_id: config.storeId,
      store_passwd: config.storePassword,
      v: '1',
      format: 'json',
    };
    const address = `${config.url}${path}?${new URLSearchParams({ ...query, ...credentials })}`;
    const { body } = await ask(send, `SSLCommerz ${what}`, address, { method: 'GET' }, waitMs);
    return body;
  };

  async function validated(valId: string, attempt: Asked): Promise<Truth | undefined> {
    const told = transaction.safeParse(await get('validation', validatePath, { val_id: valId }));
    const truth = told.success ? judgeTransaction(told.data, attempt) : undefined;
    return truth?.state === 'paid' || truth?.state === 'review' ? truth : undefined;
  }

  async function bySession(attempt: Asked): Promise<Truth | undefined> {
    if (attempt.session === undefined) {
      return undefined;
    }
    const told = transaction.safeParse(await get('query', queryPath, { sessionkey: attempt.session }));
    return told.success ? judgeTransaction(told.data, attempt) : undefined;
  }

  async function byOurId(attempt: Asked): Promise<Truth> {
    const told = transactionList.safeParse(await get('query', queryPath, { tran_id: attempt.ourId }));
    if (!told.success || (told.data.APIConnect ?? 'DONE') !== 'DONE') {
      return { state: 'unknown', reason: 'SSLCommerz query: the answer is not understood.' };
    }
    const truths = (told.data.element ?? []).flatMap((each) => judgeTransaction(each, attempt) ?? []);
    const paid =
      truths.find(({ state }) => state === 'paid') ?? truths.find(({ state }) => state === 'review');
    return paid ?? truths.find(({ state }) => state === 'pending') ?? truths.at(-1) ?? { state: 'pending' };
  }

  const query = async (attempt: Asked): Promise<Truth> => {
    try {
      return (await bySession(attempt)) ?? (await byOurId(attempt));
    } catch (cause) {
      return unknownAfter(cause);
    }
  };

  return {
    name: 'sslcommerz',
    limits: gatewayLimits.sslcommerz,
    start: async (purchase) => {
      const { body } = await ask(
        send,
        'SSLCommerz session',
        `${config.url}/gwprocess/v4/api.php`,
        { method: 'POST', body: sessionForm(config, purchase) },
        waitMs,
      );
      const told = sessionAnswer.safeParse(body);
      if (!told.success) {
        throw new GatewayError('garbled', 'SSLCommerz session: the answer is not understood.');
      }
      const { status, failedreason, sessionkey, GatewayPageURL: redirect } = told.data;
      if (status.toUpperCase() !== 'SUCCESS' || !sessionkey || !redirect) {
        throw new GatewayError('refused', `SSLCommerz session: ${(failedreason ?? status).slice(0, 200)}`);
      }
      if (!isKnownHost(redirect, config.url, sslcommerzDomains)) {
        throw new GatewayError('garbled', 'SSLCommerz session: its page is at another host.');
      }
      return { redirect, session: sessionkey };
    },
    settle: async (attempt: Asked, hint: Hint) => {
      const { val_id: valId } = hint;
      try {
        if (valId !== undefined && /^[\w-]{1,64}$/.test(valId)) {
          const truth = await validated(valId, attempt);
          if (truth) {
            return truth;
          }
        }
      } catch (cause) {
        return unknownAfter(cause);
      }
      return query(attempt);
    },
    query,
    refund: async (payment, request): Promise<RefundTruth> => {
      const asked = request.theirId === undefined;
      try {
        const body = asked
          ? await get('refund', queryPath, {
              bank_tran_id: payment.theirId,
              refund_trans_id: request.ourId,
              refund_amount: decimalTaka(request.amount),
              refund_remarks: request.reason.slice(0, 255),
              refe_id: request.ourId,
            })
          : await get('refund status', queryPath, { refund_ref_id: request.theirId ?? '' });
        return refundTruth(body, request.theirId);
      } catch (cause) {
        return unknownAfter(cause);
      }
    },
  };
}

/** `success` and `processing` are accepted; the money goes back days later, as `refunded`. */
function refundTruth(body: unknown, known: string | undefined): RefundTruth {
  const told = refundAnswer.safeParse(body);
  if (!told.success) {
    return { state: 'unknown', reason: 'SSLCommerz refund: the answer is not understood.' };
  }
  const { status, refund_ref_id: given, errorReason, APIConnect } = told.data;
  const theirId = given || known;
  const said = status?.toLowerCase();
  if (said === 'refunded') {
    return { state: 'refunded', theirId };
  }
  if (said === 'success' || said === 'processing') {
    return { state: 'processing', theirId };
  }
  if (said === 'failed' || said === 'cancelled') {
    return { state: 'failed', reason: (errorReason || said).slice(0, 200) };
  }
  return { state: 'unknown', reason: `SSLCommerz refund: ${APIConnect ?? 'no answer'}` };
}
