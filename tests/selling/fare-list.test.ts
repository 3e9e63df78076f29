import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import type { FareItem } from '#features/fares/list/list.contract.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, fare, question, rowOf } from '../enquiries/desk.ts';
import { homeOf, sumOf } from '../office/home.ts';
import { anOption, openFares, passengers } from './fare-world.ts';
import { aKey, staff as seller } from './sales.ts';

const hours = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString();

/** A desk with a request in each state. */
async function openDesk(deps: CommandDeps) {
  const world = await openFares(deps);
  const { request, staff, accept } = world;
  let asks = 0;
  const ask = async (changed: object = {}) => {
    asks += 1;
    const contact = { name: 'করিম', phone: `0171234560${asks}`, reply: 'phone' };
    const body = { ...fare(changed), message: `Number ${asks}`, contact };
    const asked = await request('POST', '/enquiries', body, { visitor: `192.0.2.${10 + asks}` });
    return (await rowOf(deps.db, asked.body.reference)).id;
  };
  const offer = async (limit: number, changed: object = {}) => {
    const id = await ask(changed);
    const made = await staff('POST', `/fares/${id}/options`, anOption({ timeLimit: hours(limit) }));
    return { id, option: String(made.body.id) };
  };
  const send = async (limit: number, changed: object = {}) => {
    const offered = await offer(limit, changed);
    return { ...offered, token: (await staff('POST', `/fares/${offered.id}/send`)).body.token };
  };
  const sell = async (limit: number, changed: object = {}) => {
    const sent = await send(limit, changed);
    const { body } = await accept(sent.token, sent.option);
    return { ...sent, order: body.order };
  };
  const list = async (query = '') => (await staff('GET', `/fares${query}`)).body;
  return { ...world, ask, offer, send, sell, list };
}

const idsOf = (page: { items: FareItem[] }) => page.items.map(({ id }) => id);

test('the desk shows what has to be done by its time limit, then what nobody has looked at yet', async ({
  deps,
}) => {
  const { id: first, request, staff, ask, offer, send, sell, list } = await openDesk(deps);
  await request('POST', '/enquiries', question());
  const group = await ask({
    company: 'Sample Garments',
    passengers: { adults: 12, children: 0, infants: 0 },
  });
  const accepted = await sell(5);
  const sent = await send(3);
  const written = await offer(8);
  const ticketed = await sell(2);
  const tickets = passengers.map((_, passenger) => ({
    passenger,
    number: `997240000000${passenger}`,
    fare: 5_000_000,
  }));
  const issued = { pnr: 'K4T9XB', unpaid: true, tickets, key: aKey() };
  expect((await staff('POST', `/fares/${ticketed.id}/tickets`, issued)).status).toBe(200);
  const cancelled = await sell(6);
  const [order] = await deps.db.select().from(orders).where(eq(orders.token, cancelled.order.token));
  await run(deps, seller('amina'), cancelOrder, { id: order?.id ?? '', reason: 'Ill.' });
  const lapsed = await send(1);
  await deps.db.execute(
    sql`UPDATE fare_requests SET time_limit = now() - interval '1 hour' WHERE enquiry_id = ${lapsed.id}`,
  );
  const page = await list();
  expect(idsOf(page).slice(0, 3)).toEqual([sent.id, accepted.id, written.id]);
  expect(idsOf(page).slice(3).toSorted()).toEqual([first, group].toSorted());
  const standing = {
    new: 2,
    writing: 1,
    sent: 1,
    accepted: 1,
    cancelled: 0,
    ticketed: 1,
    lapsed: 1,
    ended: 1,
  };
  expect(page.counts).toEqual({ ...standing, waiting: 5, all: 8 });
  expect(page.total).toBe(5);
  const turned = await Promise.all([1, 2, 3].map((number) => list(`?limit=2&page=${number}`)));
  expect(turned.flatMap(idsOf)).toEqual(idsOf(page));
  for (const [tab, id] of Object.entries({
    writing: written.id,
    sent: sent.id,
    accepted: accepted.id,
    ticketed: ticketed.id,
    lapsed: lapsed.id,
    ended: cancelled.id,
  })) {
    const shown = await list(`?tab=${tab}`);
    expect([idsOf(shown), shown.items[0].state, shown.total], tab).toEqual([[id], tab, 1]);
  }
  expect(idsOf(await list('?tab=all'))).toHaveLength(8);
  expect((await list('?tab=accepted')).items[0]).toMatchObject({
    route: 'DAC–BKK–DAC',
    passengers: 4,
    options: 1,
    isOver: false,
    pnr: null,
    total: 2 * 5_700_000 + 4_800_000,
    travelOn: '2027-02-12',
  });
  const seen = page.items.find((item: FareItem) => item.id === group);
  expect(seen).toMatchObject({ company: 'Sample Garments', passengers: 12, timeLimit: null, state: 'new' });
  const clerk = { caller: callerOf('amina', ['home.read', 'orders.read']) };
  expect((await request('GET', '/overview', undefined, clerk)).body.fares).toEqual({ toTicket: 1 });
  // Home has what is to be ticketed, with the sum of the tab.
  const toTicket = (await list('?tab=accepted')).items;
  const { rows, total, sum } = await homeOf(deps, 'clerk').group('time-limits');
  expect([total, sum]).toEqual([toTicket.length, sumOf(toTicket, (item: FareItem) => item.total ?? 0)]);
  expect(rows).toMatchObject([
    {
      id: accepted.id,
      what: { en: 'DAC–BKK–DAC' },
      urgency: 'soon',
      path: `/dashboard/fares/${accepted.id}`,
    },
  ]);
});

test('a request is found by its reference, name, telephone, PNR and ticket, and has its pages', async ({
  deps,
}) => {
  const { id, sold, issue, ask, list } = await openDesk(deps);
  await ask();
  await ask();
  await sold();
  await issue([{ number: '997-2400000001' }]);
  const [{ reference = '' } = {}] = await deps.db.select().from(enquiries).where(eq(enquiries.id, id));
  for (const q of [reference, 'k4t9xb', '997 2400000001']) {
    const found = await list(`?q=${encodeURIComponent(q)}`);
    expect([idsOf(found), found.counts.all], q).toEqual([[id], 1]);
  }
  expect((await list('?q=01712345602')).total).toBe(1);
  expect((await list(`?q=${encodeURIComponent('করিম')}`)).total).toBe(3);
  expect((await list('?q=ZZZZZZ')).items).toEqual([]);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?limit=1&page=${page}`)));
  expect(new Set(pages.flatMap(idsOf)).size).toBe(3);
  expect(pages[0]).toMatchObject({ items: [{ id }], total: 3 });
  expect(pages[3].items).toEqual([]);
});

test('what looks like spam and what was lost without an option is no work of the desk', async ({ deps }) => {
  const { id, list } = await openDesk(deps);
  expect((await list()).total).toBe(1);
  await deps.db.update(enquiries).set({ inReview: true }).where(eq(enquiries.id, id));
  expect((await list('?tab=all')).total).toBe(0);
  await deps.db.update(enquiries).set({ inReview: false, state: 'lost' }).where(eq(enquiries.id, id));
  expect((await list('?tab=all')).total).toBe(0);
});

test('a request whose personal data was removed leaves the desk with its link, unless it was sold: that goes on', async ({
  deps,
}) => {
  const { request, send, sell, list, staff } = await openDesk(deps);
  const [asked, sold] = [await send(3), await sell(5)];
  const manager = callerOf('rafiq', [...permissionsOf.manager]);
  const before = await list();
  for (const { id } of [asked, sold]) {
    const removed = await request('POST', `/enquiries/${id}/personal-data/remove`, undefined, {
      caller: manager,
    });
    expect(removed.status).toBe(200);
  }
  const after = await list();
  expect(idsOf(before)).toEqual(expect.arrayContaining([asked.id, sold.id]));
  expect(idsOf(after)).toContain(sold.id);
  expect(idsOf(after)).not.toContain(asked.id);
  expect(after.counts).toEqual({
    ...before.counts,
    sent: before.counts.sent - 1,
    waiting: before.counts.waiting - 1,
    all: before.counts.all - 1,
  });
  expect((await list('?q=SF')).counts.all).toBe(after.counts.all);
  // The order knows for whom the ticket is issued.
  expect(after.items.find(({ id }: FareItem) => id === sold.id)).toMatchObject({ name: 'করিম' });
  expect((await request('GET', `/visitor/fares/${asked.token}`)).status).toBe(404);
  expect((await request('GET', `/visitor/fares/${sold.token}`)).status).toBe(200);
  const late = await staff('POST', `/fares/${asked.id}/options`, anOption());
  expect(late.status).toBe(404);
});
