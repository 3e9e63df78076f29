import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { customers } from '#features/customers/customers.table.ts';
import { writeSoundsOfCustomers } from '#features/customers/record/sounds.jobs.ts';
import { keepArrivals } from '#features/money/arrivals/arrivals.commands.ts';
import { writeSoundsOfOrders } from '#features/orders/lookup/sounds.jobs.ts';
import { orders } from '#features/orders/orders.table.ts';
import { papers } from '#features/papers/papers.table.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { deskOf, question } from '../enquiries/desk.ts';
import { openFares } from '../selling/fare-world.ts';
import { aKey, aQuote, payCash, sell, staff } from '../selling/sales.ts';
import { openCases } from '../visa-cases/case-world.ts';
import { lookUpAs, ofKind, shownOf } from './lookup-world.ts';

const sellTo = (deps: CommandDeps, name: string, phone: string, more: object = {}) =>
  sell(deps, { ...aQuote({ contact: { name, phone } }), ...more });

describe('an order is found in the office’s search', () => {
  test('by its reference, however it is typed, before what merely begins so', async ({ deps }) => {
    const { id, reference } = await sellTo(deps, 'Abdul Malek Chowdhury', '01711-223344');
    await sellTo(deps, 'Lipi Begum', '01711-223345');
    const lookUp = lookUpAs(deps, 'clerk');
    for (const typed of [
      reference,
      reference.toLowerCase(),
      reference.replace('SF-', '').replace('-', ''),
      reference.replaceAll('-', ' '),
    ]) {
      const [first, ...others] = await lookUp(typed);
      expect(first, typed).toMatchObject({
        kind: 'order',
        id,
        title: `Visa service, ${reference}`,
        details: ['Abdul Malek Chowdhury'],
        phone: '+8801711223344',
        path: `/dashboard/orders/${id}`,
        fit: 'exact',
      });
      expect(others).toEqual([]);
    }
    expect(await lookUp(reference.slice(0, 6))).toMatchObject([{ id, fit: 'begins' }]);
  });

  test('by its number in every form, and by a part of it', async ({ deps }) => {
    const { id } = await sellTo(deps, 'Abdul Malek Chowdhury', '01711-223344 / 01911-556677');
    await sellTo(deps, 'Lipi Begum', '01819-000000');
    const lookUp = lookUpAs(deps, 'clerk');
    for (const typed of ['01711223344', '০১৭১১-২২৩৩৪৪', '+880 1711 223344', '01911 556677']) {
      const [order, card, ...others] = await lookUp(typed);
      expect(order, typed).toMatchObject({ kind: 'order', id, fit: 'exact' });
      expect(card, typed).toMatchObject({ kind: 'customer', title: 'Abdul Malek Chowdhury', fit: 'exact' });
      expect(others).toEqual([]);
    }
    expect(ofKind(await lookUp('01711-22'), 'order')).toMatchObject([{ id, fit: 'begins' }]);
    expect(ofKind(await lookUp('223344'), 'order')).toMatchObject([{ id, fit: 'holds' }]);
  });

  test('by a name across spelling and script, what has its letters before what sounds like it', async ({
    deps,
  }) => {
    const ids: Record<string, string> = {};
    for (const [name, phone] of [
      ['আব্দুল মালেক মিয়া', '01819-552200'],
      ['Md. Abdul Maleque', '01552-780014'],
      ['Abdul Malek Chowdhury', '01711-223344'],
      ['Malek Brothers Trading', '01711-223345'],
      ['Salma Begum', '01711-223346'],
    ] as const) {
      ids[(await sellTo(deps, name, phone)).id] = name;
    }
    const found = async (typed: string) =>
      ofKind(await lookUpAs(deps, 'clerk')(typed), 'order').map(({ id, fit }) => [ids[id], fit]);
    const malek = await found('malek');
    expect(malek.slice(0, 2)).toEqual([
      ['Malek Brothers Trading', 'begins'],
      ['Abdul Malek Chowdhury', 'holds'],
    ]);
    expect(new Set(malek.slice(2).map(String))).toEqual(
      new Set(['আব্দুল মালেক মিয়া,alike', 'Md. Abdul Maleque,alike']),
    );
    expect((await found('মালেক')).map(([name]) => name)).toHaveLength(4);
    expect((await found('মালেক'))[0]).toEqual(['আব্দুল মালেক মিয়া', 'holds']);
    expect((await found('abdul maleque')).map(([name]) => name)).not.toContain('Malek Brothers Trading');
    expect(await found('সালমা')).toEqual([['Salma Begum', 'alike']]);
  });

  test('with what it owes, and one that is late comes before others that fit alike', async ({
    deps,
    clock,
  }) => {
    const plan = (due: string) => ({ plan: [{ amount: 3_290_000, due }] });
    const late = await sellTo(deps, 'Karim Mia', '01711-223344', plan('2026-12-01'));
    await payCash(deps, late.id, 1_000_000);
    await sellTo(deps, 'Karim Sarkar', '01711-223345', plan('2026-12-20'));
    clock.set('2026-12-03T06:00:00Z');
    expect(await lookUpAs(deps, 'accountant')('karim')).toMatchObject([
      { id: late.id, amount: 2_290_000, waits: true },
      { details: ['Karim Sarkar'], waits: false },
    ]);
  });

  test('also after an older version of the program wrote it, once the program has started', async ({
    deps,
  }) => {
    await sellTo(deps, 'আব্দুল মালেক', '01819-552200');
    await deps.db.update(orders).set({ sounds: null });
    const found = async () => ofKind(await lookUpAs(deps, 'clerk')('malek'), 'order');
    expect(await found()).toEqual([]);
    expect(await writeSoundsOfOrders(deps.db)).toBe(1);
    expect(await found()).toMatchObject([{ fit: 'alike' }]);
    expect(await writeSoundsOfOrders(deps.db)).toBe(0);
  });
});

describe('what is sold is found in the office’s search', () => {
  test('a visa case by reference, number, customer and applicant, and its passport’s slip by number', async ({
    deps,
  }) => {
    const world = await openCases(deps);
    const one = await world.begin({
      contact: { name: 'Rahela Malek', phone: '01812-345678', email: 'rahela@mail.example' },
      applicants: [{ name: 'Tahmid Hasan', profile: 'student' }],
    });
    const [{ id: applicant }] = (await one.read()).applicants;
    await one.office('POST', '/passports', {
      move: 'received',
      applicants: [applicant],
      person: 'Rahela Malek',
      key: aKey(),
    });
    const lookUp = lookUpAs(deps, 'visa-officer');
    for (const typed of [one.reference, '01812345678', 'rahela', 'tahmid', 'রাহেলা', '345678']) {
      expect(shownOf(await lookUp(typed), 'visa-case'), typed).toEqual([
        `Tourist visa, Thailand, ${one.reference}`,
      ]);
    }
    for (const typed of ['P-000001', 'p1', 'P 000001']) {
      expect(await lookUp(typed), typed).toMatchObject([
        {
          kind: 'passport-slip',
          title: 'P-000001',
          details: ['Rahela Malek', one.reference],
          path: `/dashboard/visacases/${one.id}`,
          fit: 'exact',
        },
      ]);
    }
  });

  test('a fare by name, PNR and ticket, once: not as an enquiry, too', async ({ deps }) => {
    const { id, sold, issue } = await openFares(deps);
    await sold();
    await issue([1, 2, 3].map((last) => ({ number: `997-240000000${last}` })));
    const lookUp = lookUpAs(deps, 'clerk');
    expect(await lookUp('k4t9xb')).toMatchObject([
      { kind: 'fare', id, state: 'ticketed', path: `/dashboard/fares/${id}`, fit: 'exact' },
    ]);
    const byTicket = await lookUp('997 2400000002');
    expect(byTicket).toMatchObject([{ kind: 'fare', id, fit: 'exact' }]);
    expect(byTicket[0]?.details).toContain('9972400000002');
    const named = await lookUp(String(byTicket[0]?.details[0]));
    expect(named.map(({ kind }) => kind)).toContain('fare');
    expect(named.map(({ kind }) => kind)).not.toContain('enquiry');
  });

  test('a payment by its TrxID, or a part of it, with O and 0 alike; a transfer that nobody matched waits', async ({
    deps,
  }) => {
    const { id, reference } = await sellTo(deps, 'Salma Begum', '01812-345678');
    const taken = { orderId: id, amount: 100_000, method: 'bkash' as const, key: aKey() };
    await run(deps, staff('amina'), takePayment, { ...taken, outside: '9KO1LM2QXB' });
    await run(deps, staff('amina'), keepArrivals, {
      source: 'sms',
      items: [
        {
          method: 'bkash',
          outside: '9K7MALEK0A',
          sender: '01711000111',
          amount: 3_125_000,
          at: '2026-12-01T09:50:00+06:00',
        },
      ],
    });
    const lookUp = lookUpAs(deps, 'accountant');
    for (const typed of ['9KO1LM2QXB', '9k01-lm2q-xb', 'TrxID 9KO1LM2QXB']) {
      expect((await lookUp(typed))[0], typed).toMatchObject({
        kind: 'payment',
        title: '9KO1LM2QXB',
        details: ['Salma Begum', reference],
        amount: 100_000,
        path: `/dashboard/orders/${id}`,
        fit: 'exact',
      });
    }
    expect(shownOf(await lookUp('9KO1L'), 'payment')).toEqual(['9KO1LM2QXB']);
    expect(await lookUp('9k7malek')).toMatchObject([
      { kind: 'transfer', title: '9K7MALEK0A', amount: 3_125_000, waits: true, fit: 'begins' },
    ]);
  });

  test('a paper by its number, whole or as people say it', async ({ deps }) => {
    const { id } = await sellTo(deps, 'Salma Begum', '01812-345678');
    await payCash(deps, id, 100_000);
    const [receipt] = await deps.db.select().from(papers).where(eq(papers.kind, 'receipt'));
    const number = receipt?.number ?? '';
    const lookUp = lookUpAs(deps, 'accountant');
    for (const typed of [number, number.toLowerCase().replaceAll('-', ''), receipt?.verify ?? '']) {
      expect(await lookUp(typed), typed).toMatchObject([
        { kind: 'paper', title: number, path: `/dashboard/orders/${id}`, fit: 'exact' },
      ]);
    }
    expect(shownOf(await lookUp(`mr ${Number(number.slice(-6))}`), 'paper')).toEqual([number]);
  });
});

describe('people are found in the office’s search', () => {
  test('a customer by each name, number and address, and an enquiry by the sound of who asked', async ({
    deps,
  }) => {
    await sell(deps);
    const request = deskOf(deps);
    const form = question();
    const asked = await request('POST', '/enquiries', {
      ...form,
      contact: {
        ...form.contact,
        name: 'Md. Rofiqul Islam',
        phone: '01911-400225',
        email: 'rofiq@mail.example',
      },
    });
    const lookUp = lookUpAs(deps, 'clerk');
    for (const typed of [
      'rofiqul',
      'রফিকুল',
      'rafiqul islam',
      '01911-400225',
      'rofiq@mail.example',
      '400225',
    ]) {
      const found = await lookUp(typed);
      expect(shownOf(found, 'customer'), typed).toEqual(['Md. Rofiqul Islam']);
      expect(shownOf(found, 'enquiry').join(), typed).toContain(asked.body.reference);
    }
    const [card] = await deps.db.select().from(customers).where(eq(customers.name, 'Md. Rofiqul Islam'));
    await deps.db.update(customers).set({ sounds: null });
    expect(await writeSoundsOfCustomers(deps.db)).toBe(await deps.db.$count(customers));
    expect((await lookUp('রফিকুল')).map(({ id }) => id)).toContain(card?.id);
  });

  test('nobody whose personal data was removed, and no spam', async ({ deps }) => {
    const { id } = await sellTo(deps, 'Abdul Malek', '01711-223344');
    await deps.db.update(orders).set({ removedAt: deps.clock.now() }).where(eq(orders.id, id));
    const hits = await lookUpAs(deps, 'owner')('malek');
    expect(shownOf(hits, 'order')).toEqual([]);
  });
});

describe('when nothing fits', () => {
  test('numbers and references that are one sign apart are offered, and words are not', async ({ deps }) => {
    const { reference } = await sellTo(deps, 'আব্দুল মালেক মিয়া', '01819-552200');
    const lookUp = lookUpAs(deps, 'clerk');
    for (const typed of ['01819-552209', '018195522000', '01819525200', '০১৮১৯৫৫২২০১']) {
      expect(await lookUp(typed), typed).toMatchObject([
        { kind: 'order', fit: 'near', details: ['আব্দুল মালেক মিয়া'], phone: '+8801819552200', waits: false },
        { kind: 'customer', fit: 'near', title: 'আব্দুল মালেক মিয়া' },
      ]);
    }
    const wrong = `${reference.slice(0, -1)}${reference.endsWith('0') ? '1' : '0'}`;
    expect(await lookUp(wrong)).toMatchObject([{ fit: 'near', title: `Visa service, ${reference}` }]);
    expect(await lookUp('nobody at all')).toEqual([]);
    expect(await lookUp('x')).toEqual([]);
  });
});

describe('a role finds what it may see', () => {
  test('orders, cases, fares, customers, money and papers each by their own permission', async ({ deps }) => {
    const world = await openCases(deps);
    await world.begin({ contact: { name: 'Karim Sample', phone: '01812-345678' } });
    const order = await sellTo(deps, 'Karim Sample', '01812-345678');
    await payCash(deps, order.id, 100_000);
    const form = question();
    await deskOf(deps)('POST', '/enquiries', {
      ...form,
      contact: { ...form.contact, name: 'Karim Sample', phone: '01812-345678' },
    });
    const kinds = async (role: Parameters<typeof lookUpAs>[1], typed = 'karim') =>
      [...new Set((await lookUpAs(deps, role)(typed)).map(({ kind }) => kind))].sort();
    const all = ['customer', 'enquiry', 'order', 'visa-case'];
    expect(await kinds('owner')).toEqual(all);
    expect(await kinds('manager')).toEqual(all);
    expect(await kinds('clerk')).toEqual(all);
    expect(await kinds('visa-officer')).toEqual(all);
    expect(await kinds('accountant')).toEqual(['order']);
    expect(await kinds('editor')).toEqual([]);
    const receipt = (await deps.db.select().from(papers))[0]?.number ?? '';
    expect(await kinds('accountant', receipt)).toEqual(['paper']);
    expect(await kinds('editor', receipt)).toEqual([]);
  });
});
