import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { fareOptions, fareRequests } from '#features/fares/fares.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { activity } from '#platform/command/activity.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { fare } from '../enquiries/desk.ts';
import { anOption, openFares, passengers } from './fare-world.ts';
import { aKey } from './sales.ts';

const dearer = { fares: [{ kind: 'adult', passengers: 3, base: 5_000_000, taxes: 0, service: 0 }] };
const three = ['997-2400000001', '997-2400000002', '997-2400000003'].map((number) => ({ number }));

async function openDesk(deps: CommandDeps, changed: object = {}) {
  const world = await openFares(deps, undefined, changed);
  const { id, staff, request } = world;
  const change = (option: string, by: object = dearer) =>
    staff('POST', `/fares/${id}/options/${option}/change`, anOption(by));
  const withdraw = (option: string) => staff('POST', `/fares/${id}/options/${option}/withdraw`);
  const read = async () => (await staff('GET', `/fares/${id}`)).body;
  const seen = async (token: string) => (await request('GET', `/visitor/fares/${token}`)).body.options;
  const byWord = (option: string, by: object = {}) =>
    staff('POST', `/fares/${id}/accept`, {
      ...{ option, passengers, said: 'Karim', how: 'phone', key: aKey() },
      ...by,
    });
  return { ...world, change, withdraw, read, seen, byWord };
}

const ids = (options: readonly { readonly id: string }[]) => options.map(({ id }) => id);

describe('a fare option that nobody has seen', () => {
  test('is edited in its place, and the customer never learns of the one before', async ({ deps }) => {
    const { add, change, read, seen, send } = await openDesk(deps);
    const [first, second] = [(await add()).body.id, (await add({ baggage: '40 kg' })).body.id];
    const edited = await change(first);
    expect(edited, JSON.stringify(edited.body)).toMatchObject({ status: 200, body: { total: 15_000_000 } });
    expect(ids((await read()).options)).toEqual([edited.body.id, second]);
    expect(await read()).toMatchObject({ unsent: 2, state: 'writing' });
    expect(ids(await seen(await send()))).toEqual([edited.body.id, second]);
    expect((await change(first)).body.code).toBe('fares.withdrawn');
  });

  test('is withdrawn without a trace, and the letter is written when there is something new alone', async ({
    deps,
  }) => {
    const { id, add, withdraw, read, seen, send } = await openDesk(deps);
    await deps.db.update(enquiries).set({ email: 'karim@mail.example' }).where(eq(enquiries.id, id));
    const first = (await add()).body.id;
    const token = await send();
    const second = (await add()).body.id;
    expect((await withdraw(second)).body).toEqual({ wasSent: false });
    expect(ids(await seen(token))).toEqual([first]);
    expect((await read()).unsent).toBe(0);
    await send();
    expect(await deps.db.$count(messages, isLetter('fare.options'))).toBe(1);
  });

  test('makes room for another, of five that can be had', async ({ deps }) => {
    const { add, change, withdraw } = await openDesk(deps);
    const made: string[] = [];
    for (let count = 1; count <= 5; count += 1) {
      made.push((await add()).body.id);
    }
    expect((await add()).body.code).toBe('fares.many');
    expect((await change(made[0] ?? '')).status).toBe(200);
    expect((await add()).body.code).toBe('fares.many');
    await withdraw(made[1] ?? '');
    expect((await add()).status).toBe(201);
  });
});

describe('a fare option that was sent', () => {
  test('is replaced before the customer’s eyes: the one before stays as it was, and nobody can accept it', async ({
    deps,
  }) => {
    const { add, change, read, seen, send, accept } = await openDesk(deps);
    const first = (await add()).body;
    const token = await send();
    const [stored] = await deps.db.select().from(fareOptions);
    const next = (await change(first.id)).body;
    expect(await seen(token)).toMatchObject([
      { id: first.id, total: first.total, ended: { replacedBy: next.id } },
    ]);
    expect(await accept(token, first.id)).toMatchObject({ status: 409, body: { code: 'fares.withdrawn' } });
    expect((await accept(token, next.id)).status).toBe(404);
    expect((await read()).unsent).toBe(1);
    await send();
    expect(ids(await seen(token))).toEqual([first.id, next.id]);
    const [kept] = await deps.db.select().from(fareOptions).where(eq(fareOptions.id, first.id));
    expect(kept).toEqual(stored);
    const named = ['1', '2', '3'].map((at) => ({
      surname: 'Sample',
      givenNames: `Karim${'ABC'[Number(at) - 1]}`,
    }));
    expect((await accept(token, next.id, { passengers: named })).status).toBe(201);
  });

  test('is withdrawn and says so; a request without any other is written on', async ({ deps }) => {
    const { add, withdraw, read, seen, send, staff, id } = await openDesk(deps);
    const { id: option } = (await add()).body;
    const token = await send();
    expect((await withdraw(option)).body).toEqual({ wasSent: true });
    expect(await seen(token)).toMatchObject([{ id: option, ended: { replacedBy: null } }]);
    expect((await read()).state).toBe('writing');
    const { items } = (await staff('GET', '/fares?tab=waiting')).body;
    expect(items).toMatchObject([{ id, state: 'writing', options: 0, timeLimit: null }]);
    expect((await staff('POST', `/fares/${id}/send`)).body.code).toBe('fares.empty');
    expect((await staff('GET', `/fares/${id}/message`)).body.code).toBe('fares.over');
  });

  test('stays as it is once one was accepted', async ({ deps }) => {
    const { add, change, withdraw, send, accept } = await openDesk(deps);
    const [first, second] = [(await add()).body.id, (await add()).body.id];
    await accept(await send(), first);
    for (const answer of [await change(second), await withdraw(second)]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'fares.accepted' } });
    }
  });
});

describe('a fare option that staff accept on the customer’s word', () => {
  test('is sold by telephone, also before it was sent, and it is kept who said it, how, and who noted it', async ({
    deps,
  }) => {
    const { id, add, byWord, read, request } = await openDesk(deps);
    const { id: option } = (await add()).body;
    const key = aKey();
    const made = await byWord(option, { key });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect((await byWord(option, { key })).body).toEqual(made.body);
    expect(await byWord(option)).toMatchObject({ status: 409, body: { code: 'fares.accepted' } });
    expect(await read()).toMatchObject({
      state: 'accepted',
      accepted: option,
      word: { said: 'Karim', how: 'phone' },
    });
    const order = (await request('GET', `/visitor/orders/${made.body.order.token}`)).body;
    expect(order).toMatchObject({ state: 'open', total: 16_200_000 });
    const noted = await deps.db.select().from(activity).where(eq(activity.action, 'fares.accept-by-word'));
    expect(noted.filter(({ subjectId }) => subjectId === id)).toContainEqual(
      expect.objectContaining({
        actor: 'user:amina',
        difference: expect.objectContaining({ accepted: option, said: 'Karim', how: 'phone' }),
      }),
    );
  });

  test('wants as many names as were priced, in the letters of passports, and a way to have said it', async ({
    deps,
  }) => {
    const { add, byWord } = await openDesk(deps);
    const { id: option } = (await add()).body;
    expect((await byWord(option, { passengers: passengers.slice(1) })).body.code).toBe('fares.passengers');
    const odd = passengers.map((each) => ({ ...each, surname: 'রহমান' }));
    expect((await byWord(option, { passengers: odd })).body.code).toBe('fares.names');
    expect((await byWord(option, { how: 'dream' })).status).toBe(400);
    expect((await byWord(option, { said: ' ' })).status).toBe(400);
  });
});

describe('the order of an accepted fare', () => {
  test('is due by the day of the airline’s time limit, in order, invoice and option alike', async ({
    deps,
  }) => {
    const limit = new Date(Date.now() + 3 * 86_400_000);
    const { sold, request } = await openDesk(deps);
    const { token, reference } = await sold({ timeLimit: limit.toISOString() });
    const order = (await request('GET', `/visitor/orders/${token}`)).body;
    expect(order.plan).toMatchObject([{ amount: 16_200_000, due: dhakaDate(limit) }]);
    const [row] = await deps.db.select().from(orders).where(eq(orders.reference, reference));
    const papers = await listPapers(deps.db, row?.id ?? '');
    const number = papers.find(({ kind }) => kind === 'invoice')?.number ?? '';
    const paper = await findPaper(deps.db, {
      ...{ token, number, language: 'en' as const },
      siteUrl: 'https://shofor.example',
    });
    expect(paper?.dueOn).toBe(dhakaDate(limit));
  });

  const ofCompany = () => {
    const asked = fare();
    return asked.kind === 'air-ticket'
      ? { journey: { ...asked.journey, company: 'Sample Textiles Ltd', invoice: true } }
      : {};
  };
  const invoicesOf = async (deps: CommandDeps, token: string, reference: string) => {
    const [row] = await deps.db.select().from(orders).where(eq(orders.reference, reference));
    const papers = await listPapers(deps.db, row?.id ?? '');
    const good = papers.find(({ kind, state }) => kind === 'invoice' && state === 'good');
    const paper = await findPaper(deps.db, {
      ...{ token, number: good?.number ?? '', language: 'en' as const },
      siteUrl: 'https://shofor.example',
    });
    return { id: row?.id ?? '', paper };
  };

  test('is the company’s, with its passengers and flights on order and invoice', async ({ deps }) => {
    const { staff, sold } = await openDesk(deps, ofCompany());
    const { token, reference } = await sold();
    const { id, paper } = await invoicesOf(deps, token, reference);
    expect((await staff('GET', `/orders/${id}`)).body.journey).toMatchObject({
      company: 'Sample Textiles Ltd',
      wantsInvoice: true,
      passengers: ['Sample, Abdul Karim', 'Sample, Rahima', 'Sample, Tania'],
    });
    expect(paper).toMatchObject({
      customer: { name: 'করিম', company: 'Sample Textiles Ltd' },
      journey: {
        passengers: ['Sample, Abdul Karim', 'Sample, Rahima', 'Sample, Tania'],
        legs: [
          { from: 'Dhaka', to: 'Bangkok', flights: 'BG 388', departs: '11:20' },
          { from: 'Bangkok', to: 'Dhaka', flights: 'BG 389' },
        ],
      },
    });
  });

  const [, back] = anOption().segments;
  const later = [
    { ...anOption().segments[0], departs: '2027-02-14T11:20', arrives: '2027-02-14T14:50' },
    { ...back, departs: '2027-02-20T16:00', arrives: '2027-02-20T17:35' },
  ];
  const reissue = (staff: Awaited<ReturnType<typeof openDesk>>['staff'], id: string, by: object) =>
    staff('POST', `/fares/${id}/tickets/reissue`, {
      ...{ difference: 0, penalty: 0, charge: 0, reason: 'Two days later.', key: aKey() },
      ...by,
    });

  test('travels on the new flights once its tickets are reissued, and so do page, cover and invoice', async ({
    deps,
  }) => {
    const { id, staff, sold, issue, read, request } = await openDesk(deps, ofCompany());
    const { token, reference } = await sold();
    await issue(three);
    const tickets = three.map((_, passenger) => ({
      ...{ passenger, fare: 5_400_000 },
      number: `997-240000001${passenger}`,
    }));
    const seen = await reissue(staff, id, { tickets, segments: later, preview: true });
    expect(seen.status, JSON.stringify(seen.body)).toBe(200);
    expect((await read()).reissued).toEqual([]);
    // Looking at it changes no flight of the order.
    const { order } = await read();
    const flights = async () => (await staff('GET', `/orders/${order.id}`)).body.journey.flights;
    expect(await flights()).toMatchObject([{ on: 'শুক্রবার, ১২ ফেব্রুয়ারি ২০২৭' }, {}]);
    const done = await reissue(staff, id, { tickets, segments: later });
    expect(done.body, JSON.stringify(done.body)).toMatchObject({ travelsOn: '2027-02-14' });
    expect((await read()).reissued).toEqual([later]);
    const { id: orderId, paper } = await invoicesOf(deps, token, reference);
    expect(paper).toMatchObject({ travelsOn: '2027-02-14', travelsUntil: '2027-02-20' });
    expect(paper?.journey?.legs.map(({ on }) => on)).toEqual(['Sun, 14 Feb 2027', 'Sat, 20 Feb 2027']);
    const [link] = await deps.db.select({ token: fareRequests.token }).from(fareRequests);
    expect((await request('GET', `/visitor/fares/${link?.token}`)).body.reissued).toEqual([later]);
    const cover = await staff('POST', `/fares/${id}/cover`);
    expect(cover.status, JSON.stringify(cover.body)).toBe(200);
    expect((await staff('GET', `/orders/${orderId}`)).body.travelsOn).toBe('2027-02-14');
  });

  test('says who flies what when one passenger flies later, and refuses a flight that can’t be', async ({
    deps,
  }) => {
    const { id, staff, sold, issue } = await openDesk(deps);
    const { token, reference } = await sold();
    await issue(three);
    const tickets = [{ passenger: 1, fare: 5_400_000, number: '997-2400000011' }];
    const wrong = later.map((each) => ({ ...each, arrives: each.departs }));
    expect((await reissue(staff, id, { tickets, segments: wrong })).body.code).toBe('fares.times');
    expect((await reissue(staff, id, { tickets, segments: later })).status).toBe(200);
    const { paper } = await invoicesOf(deps, token, reference);
    expect(paper?.travelsOn).toBe('2027-02-12');
    expect(paper?.journey?.legs.map(({ who }) => who)).toEqual([
      'Sample, Abdul Karim; Sample, Tania',
      'Sample, Abdul Karim; Sample, Tania',
      'Sample, Rahima',
      'Sample, Rahima',
    ]);
  });
});

describe('what was pasted with an option', () => {
  test('is the desk’s: its PNR is the request’s once it is accepted, and the customer never sees it', async ({
    deps,
  }) => {
    const { add, read, send, accept, request } = await openDesk(deps);
    const booking = { pnr: 'K4T9XB', passengers: [{ surname: 'SAMPLE', givenNames: 'ABDUL KARIM' }] };
    const made = (await add({ booking })).body;
    expect(JSON.stringify(made)).not.toContain('K4T9XB');
    expect((await read()).bookings).toEqual([{ option: made.id, ...booking }]);
    const token = await send();
    expect((await request('GET', `/visitor/fares/${token}`)).text).not.toMatch(/K4T9XB|ABDUL/);
    await accept(token, made.id);
    expect((await read()).ticketing.pnr).toBe('K4T9XB');
  });
});
