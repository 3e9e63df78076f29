import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { findCover } from '#features/fares/covers/covers.queries.ts';
import { ticketCovers } from '#features/fares/covers/covers.table.ts';
import { fareRequests } from '#features/fares/fares.table.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { papers } from '#features/papers/papers.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { openFares, passengers } from './fare-world.ts';
import { aKey, staff as seller } from './sales.ts';

const three = ['997-2400000001', '997-2400000002', '997-2400000003'].map((number) => ({ number }));

async function openTicketed(deps: CommandDeps) {
  const world = await openFares(deps);
  await world.sold();
  const cover = () => world.staff('POST', `/fares/${world.id}/cover`);
  return { ...world, cover };
}

const coversOf = ({ db }: CommandDeps) =>
  db
    .select({ number: papers.number, amount: papers.amount, undoneAt: papers.undoneAt })
    .from(papers)
    .where(eq(papers.kind, 'ticket-cover'))
    .orderBy(papers.number);

describe('a ticket cover', () => {
  test('is issued once every passenger has a ticket, for what the airline takes, and stands with the order’s papers', async ({
    deps,
  }) => {
    const { id, staff, issue, cover } = await openTicketed(deps);
    expect(await cover()).toMatchObject({ status: 409, body: { code: 'fares.unticketed' } });
    await issue(three, { issuedBy: 'Sample Travels' });
    const { status, body } = await cover();
    expect([status, body.number], JSON.stringify(body)).toEqual([200, 'TC-2026-27-000001']);
    expect((await cover()).body).toEqual(body);
    expect(await coversOf(deps)).toEqual([{ number: body.number, amount: 16_200_000, undoneAt: null }]);
    expect(await findCover(deps.db, body.number)).toMatchObject({
      pnr: 'K4T9XB',
      issuedBy: 'Sample Travels',
      segments: [{ flight: '388' }, { flight: '389' }],
      passengers: passengers.map(({ surname, givenNames }, at) => ({
        surname,
        givenNames,
        number: three[at]?.number.replace('-', ''),
        fare: 5_400_000,
      })),
    });
    const { ticketing, order } = (await staff('GET', `/fares/${id}`)).body;
    expect(ticketing.cover).toMatchObject({ number: body.number });
    const { papers: listed } = (await staff('GET', `/orders/${order.id}`)).body;
    expect(listed).toContainEqual({ kind: 'ticket-cover', ...ticketing.cover });
  });

  test('is void when a number was typed wrong, and the next one has the right one', async ({ deps }) => {
    const { id, staff, issue, cover } = await openTicketed(deps);
    await issue(three);
    const first = (await cover()).body.number;
    await issue([{ number: '997-2400000009' }]);
    expect((await staff('GET', `/fares/${id}`)).body.ticketing.cover).toBe(null);
    const second = (await cover()).body.number;
    expect(second).not.toBe(first);
    expect((await coversOf(deps)).map(({ undoneAt }) => undoneAt !== null)).toEqual([true, false]);
    expect((await findCover(deps.db, first))?.passengers[0]?.number).toBe('9972400000001');
    expect((await findCover(deps.db, second))?.passengers[0]?.number).toBe('9972400000009');
  });

  test('names no flights once a ticket was exchanged, and leaves out who gave a ticket back', async ({
    deps,
  }) => {
    const { id, staff, issue, cover } = await openTicketed(deps);
    await issue(three);
    await cover();
    const about = { penalty: 0, charge: 100_000, reason: 'A day later.', preview: false };
    const tickets = [{ passenger: 0, number: '997-2400000005', fare: 6_000_000 }];
    const exchanged = { ...about, tickets, difference: 0, key: aKey() };
    expect((await staff('POST', `/fares/${id}/tickets/reissue`, exchanged)).status).toBe(200);
    const given = { ...about, how: 'refund', passengers: [2], key: aKey() };
    expect((await staff('POST', `/fares/${id}/tickets/give-back`, given)).status).toBe(200);
    const content = await findCover(deps.db, (await cover()).body.number);
    expect(content?.segments).toBe(null);
    expect(content?.passengers.map(({ number }) => number)).toEqual(['9972400000005', '9972400000002']);
  });

  test('is void when its order is cancelled, and what it showed never changes', async ({ deps }) => {
    const { id, issue, cover } = await openTicketed(deps);
    await issue(three);
    await cover();
    const [row] = await deps.db.select().from(fareRequests).where(eq(fareRequests.enquiryId, id));
    await run(deps, seller('amina'), cancelOrder, {
      id: row?.orderId ?? '',
      reason: 'No visa',
      preview: false,
    });
    expect((await coversOf(deps)).every(({ undoneAt }) => undoneAt !== null)).toBe(true);
    await expect(
      deps.db.transaction(async (tx) => tx.update(ticketCovers).set({ enquiryId: crypto.randomUUID() })),
    ).rejects.toThrow();
  });
});
