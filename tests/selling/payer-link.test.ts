import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { findLinked, payerLink } from '#features/orders/customer/payer-link.queries.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { loadOrderPage } from '#features/orders/site/order-page.server.ts';
import { payerView } from '#features/orders/site/payer-view.server.ts';
import { run } from '#platform/command/command.ts';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { test } from '#platform/testing/test.ts';
import { openBookings, orderIdOf } from './booking-world.ts';
import { openPayments, paysBy, siteUrl } from './gateway-world.ts';
import { payCash, sell, staff } from './sales.ts';

describe('the link for somebody else who pays', () => {
  test('opens the order of its secret, and no other', async ({ deps }) => {
    const { id, token, reference } = await sell(deps);
    const link = payerLink({ token, reference });
    expect(await findLinked(deps.db, link)).toMatchObject({ id, token, isPayer: true });
    expect(await findLinked(deps.db, token)).toMatchObject({ id, isPayer: false });
    expect(link).not.toContain(token);
    const another = await sell(deps);
    for (const wrong of [
      payerLink({ token: another.token, reference }),
      `${reference.toLowerCase()}-${'0'.repeat(26)}`,
      reference.toLowerCase(),
      '',
    ]) {
      expect(await findLinked(deps.db, wrong)).toBeUndefined();
    }
    await deps.db
      .update(orders)
      .set({ token: another.token.replace(/./g, '7') })
      .where(eq(orders.id, id));
    expect(await findLinked(deps.db, link)).toBeUndefined();
  });

  test('shows what is paid and due, and nothing of names, documents, changes or the secret', async ({
    deps,
  }) => {
    const { book } = await openBookings(deps);
    const { token, dueNow } = await book();
    const id = await orderIdOf(deps, token);
    await payCash(deps, id, dueNow);
    const seen = await inLanguage('en', async () =>
      payerView(
        await loadOrderPage(
          {
            language: 'en',
            today: '2026-12-01',
            query: '',
            paymentGateways: { names: [], practice: false },
            personal: () => deps.db,
          },
          token,
        ),
        id,
        '2026-12-01',
      ),
    );
    expect(seen.papers.map(({ kind }) => kind)).toEqual(['receipt']);
    expect(seen).toMatchObject({ travellersPath: undefined, proposal: undefined, canAccept: false });
    expect(seen.requests.kinds).toEqual([]);
    expect(JSON.stringify(seen)).not.toContain(token);
  });

  test('leads whoever pays back to it, in the language of their page', async ({ deps }) => {
    const world = await openPayments(deps);
    const { id, token, reference } = await sell(deps);
    await run(deps, staff('amina'), acceptOrder, { id });
    const link = payerLink({ token, reference });
    const response = await world.post(
      `/orders/${link}`,
      { method: 'bkash', pay: 'due', language: 'bn' },
      { origin: siteUrl, 'sec-fetch-site': 'same-origin' },
    );
    expect(response.status).toBe(200);
    const [attempt] = await world.attemptsOf(id);
    expect(attempt).toMatchObject({ language: 'bn', byPayer: true });
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const [back] = await world.act(attempt?.redirect ?? '', paysBy.bkash);
    if (back === undefined) {
      throw new Error('Nobody came back.');
    }
    const returned = await world.deliver(back, cookie);
    expect(returned.headers.get('location')).toBe(`${siteUrl}/bn/orders/${link}`);
  });
});

test('more than a gateway takes at once is paid in parts', async ({ deps }) => {
  const world = await openPayments(deps);
  const { id, token } = await sell(deps, {
    lines: [{ charge: 'own', quantity: 1, unit: 550_800_00, text: { en: 'A group' } }],
  });
  await expect(world.begin(token, 'bkash', 'due')).rejects.toMatchObject({ code: 'attempts.limit' });
  await world.begin(token, 'bkash', 'part');
  expect(await world.attemptsOf(id)).toMatchObject([{ amount: 500_000_00 }]);
});
