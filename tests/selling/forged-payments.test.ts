import { expect } from 'vitest';
import { verifySign } from '#features/gateways/sslcommerz/verify-sign.rules.ts';
import { test } from '#platform/testing/test.ts';
import { type Delivery, openPayments, paysBy } from './gateway-world.ts';
import { sell } from './sales.ts';

test('sixty forged callbacks change nothing', async ({ deps }) => {
  const world = await openPayments(deps);
  const password = world.variables.SSLCOMMERZ_STORE_PASSWORD ?? '';
  // Somebody else has paid, with genuine callbacks that can be seen.
  const paid = await sell(deps);
  const seen: Record<string, Delivery[]> = {};
  for (const method of ['sslcommerz', 'bkash', 'nagad'] as const) {
    const other = method === 'sslcommerz' ? paid : await sell(deps);
    seen[method] = await world.act(await world.begin(other.token, method), paysBy[method]);
    for (const delivery of seen[method]) {
      await world.deliver(delivery);
    }
    expect(await world.order(other.token)).toMatchObject({ money: 'paid' });
  }
  const genuine = seen.sslcommerz?.[0]?.form ?? {};
  const mine = await sell(deps);
  for (const method of ['sslcommerz', 'bkash', 'nagad'] as const) {
    await world.begin(mine.token, method);
  }
  const attempts = await world.attemptsOf(mine.id);
  const of = (gateway: string) => attempts.find((each) => each.gateway === gateway);
  const tranId = of('sslcommerz')?.ourId ?? '';
  const names = (genuine.verify_key ?? '').split(',');
  const signed = (form: Record<string, string>, by = password, over = names) => ({
    ...form,
    verify_key: over.join(','),
    verify_sign: verifySign(form, over, by),
  });
  const told = { ...genuine, tran_id: tranId };
  const forms: Record<string, string>[] = [
    told,
    { ...told, verify_sign: '', verify_key: '' },
    { ...told, val_id: 'V-1', verify_sign: '0'.repeat(32) },
    signed(told, 'guessed'),
    signed(told, ''),
    signed({ ...told, amount: '1.00' }, 'guessed'),
    signed(told, password, ['tran_id', 'status']),
    signed(
      told,
      password,
      names.filter((name) => name !== 'amount'),
    ),
    // Who knows the password still hasn't paid.
    signed(told),
    signed({ ...told, val_id: 'MADEUP' }),
    signed({ ...told, amount: '0.01', currency_amount: '0.01' }),
    signed({ ...told, currency: 'USD' }),
    signed({ ...told, store_id: 'another' }),
    { ...signed(told), amount: '1' },
    signed({ ...told, risk_level: '1' }),
    signed({ ...told, bank_tran_id: 'MADEUP' }, 'guessed'),
  ];
  const ssl = forms.flatMap((form): Delivery[] => [
    { method: 'POST', path: '/sslcommerz/ipn', form },
    { method: 'POST', path: '/sslcommerz/success', form },
  ]);
  const query = (path: string, fields: Record<string, string>): Delivery => ({
    method: 'GET',
    path: `${path}?${new URLSearchParams(fields)}`,
  });
  const paymentID = of('bkash')?.session ?? '';
  const orderId = of('nagad')?.ourId ?? '';
  const reference = of('nagad')?.session ?? '';
  const forged: Delivery[] = [
    ...ssl,
    ...(seen.sslcommerz ?? []),
    ...(seen.bkash ?? []),
    ...(seen.nagad ?? []),
    { method: 'POST', path: '/sslcommerz/cancel', form: { ...told, status: 'CANCELLED' } },
    { method: 'POST', path: '/sslcommerz/fail', form: { ...told, status: 'FAILED' } },
    { method: 'POST', path: '/sslcommerz/ipn', form: signed({ ...told, status: 'FAILED' }) },
    { method: 'POST', path: '/sslcommerz/ipn', form: signed({ ...told, tran_id: 'UNKNOWN00000' }) },
    { method: 'POST', path: '/sslcommerz/ipn', form: {} },
    query('/sslcommerz/ipn', signed(told)),
    query('/sslcommerz/success', signed(told)),
    query('/bkash/callback', { paymentID, status: 'success', signature: 'x' }),
    query('/bkash/callback', { paymentId: paymentID, status: 'success' }),
    query('/bkash/callback', { paymentID, status: 'Completed', trxID: 'AAAAAAAAAA', amount: '32900.00' }),
    query('/bkash/callback', { paymentID: 'TR0011UNKNOWN', status: 'success' }),
    query('/bkash/callback', { paymentID: "' OR 1=1 --", status: 'success' }),
    query('/bkash/callback', { paymentID: 'x'.repeat(5_000), status: 'success' }),
    query('/bkash/callback', {}),
    { method: 'POST', path: '/bkash/callback', form: { paymentID, status: 'success' } },
    { method: 'GET', path: `/bkash/callback?paymentID=${paymentID}&paymentID=other&status=success` },
    query('/nagad/callback', {
      order_id: orderId,
      payment_ref_id: reference,
      status: 'Success',
      status_code: '00_0000_000',
    }),
    query('/nagad/callback', { order_id: orderId, payment_ref_id: 'another', status: 'Success' }),
    query('/nagad/callback', {
      order_id: orderId,
      status: 'Success',
      amount: '32900.00',
      issuer_payment_ref: 'AAAAAAAA',
    }),
    query('/nagad/callback', { order_id: 'UNKNOWN00000', status: 'Success' }),
    query('/nagad/callback', { payment_ref_id: reference, status: 'Success' }),
    query('/nagad/callback', { order_id: `${orderId}\n`, status: 'Success' }),
    query('/nagad/callback', {}),
    { method: 'POST', path: '/nagad/callback', form: { order_id: orderId, status: 'Success' } },
    { method: 'POST', path: `/orders/${mine.token}`, form: { method: 'cash', pay: 'all' } },
  ];
  expect(forged.length).toBeGreaterThanOrEqual(60);
  for (const delivery of forged) {
    const { status } = await world.deliver(delivery);
    expect([200, 303, 400, 404], `${delivery.method} ${delivery.path}`).toContain(status);
    expect(await world.order(mine.token), delivery.path).toMatchObject({
      paid: 0,
      state: 'quoted',
      money: 'unpaid',
    });
  }
  expect(await world.paymentsOf(mine.id)).toEqual([]);
  expect(await world.paymentsOf(paid.id)).toHaveLength(1);
  const after = await world.attemptsOf(mine.id);
  expect(after.map(({ state }) => state)).toEqual(['redirected', 'redirected', 'redirected']);
});

test('a form from another site begins nothing', async ({ deps }) => {
  const world = await openPayments(deps);
  const { id, token } = await sell(deps);
  const send = (headers: Record<string, string>) =>
    world.post(`/orders/${token}`, { method: 'nagad', pay: 'all' }, headers);
  expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(400);
  expect(await world.attemptsOf(id)).toEqual([]);
  const begun = await send({ 'sec-fetch-site': 'same-origin' });
  expect(begun.status).toBe(200);
  expect(await begun.text()).toContain('0;url=https://practice.example/nagad/check-out/');
  expect(await world.attemptsOf(id)).toHaveLength(1);
});
