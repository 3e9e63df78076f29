import { type APIRequestContext, expect } from '@playwright/test';
import { sellOrder } from './sold-order.ts';
import { newTrx, receivedSms } from './wallet-messages.ts';

/** Senders of whom nothing is known, and for whom somebody telephones. */
const strangers = { cousin: '01555000998', uncle: '01555000997' } as const;

/**
 * Forty messages of a wallet and the orders that they pay: five were told of, ten name our reference, 23 came from the customer's own
 * number, and two from somebody of whom nothing is known.
 * @param name of the customers of the first 38
 */
export async function fortyMessages(
  request: APIRequestContext,
  headers: Readonly<Record<string, string>>,
  name: string,
) {
  const base = 1_000 + Math.floor(Math.random() * 4_000);
  const sell = (whose: string, taka: number) =>
    sellOrder(request, headers, { name: whose, unit: taka * 100 });
  const orders: Awaited<ReturnType<typeof sell>>[] = [];
  const texts: string[] = [];
  for (let index = 0; index < 38; index += 1) {
    const [trx, taka] = [newTrx(), base + index];
    const order = await sell(name, taka);
    const sender = order.phone.replace(/^\+?88/, '');
    if (index < 5) {
      const told = { method: 'bkash', trx, sender, sum: String(taka) };
      const response = await request.post(`/api/visitor/orders/${order.token}/claims`, { multipart: told });
      expect(response.status(), await response.text()).toBe(201);
    }
    const isOfCousin = index % 4 === 3;
    texts.push(
      receivedSms(trx, taka, isOfCousin ? '01555000999' : sender, isOfCousin ? order.reference : ''),
    );
    orders.push(order);
  }
  const cousin = await sell(`Cousin ${Date.now()}`, base + 500);
  const uncle = await sell(`Uncle ${Date.now()}`, base + 501);
  texts.push(receivedSms(newTrx(), 11, strangers.cousin), receivedSms(newTrx(), 12, strangers.uncle));
  return {
    texts,
    orders: [...orders, cousin, uncle],
    matched: orders.length,
    named: [
      { name: cousin.name, sender: strangers.cousin },
      { name: uncle.name, sender: strangers.uncle },
    ],
  };
}
