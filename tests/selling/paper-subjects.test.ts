import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { listOrdersByEmail } from '#features/orders/customer/own-orders.queries.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { insertPackage } from '#features/tour-packages/tour-packages.factory.ts';
import { aVisaKind, insertVisa } from '#features/visas/visas.factory.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Language } from '#platform/language.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { anOption, openFares } from './fare-world.ts';
import { aKey, sell, staff } from './sales.ts';

const siteUrl = 'https://shofor.example';
const email = 'salma@mail.example';
const editor = actorWith();
const contact = { name: 'Salma Begum', phone: '01812-345678', email };

/** What each paper of an order says that it is for. */
async function subjectsOf(deps: CommandDeps, token: string, language: Language) {
  const [order] = await deps.db.select({ id: orders.id }).from(orders).where(eq(orders.token, token));
  const subjects: Record<string, unknown[]> = {};
  for (const { kind, number } of await listPapers(deps.db, order?.id ?? '')) {
    const paper = await findPaper(deps.db, { token, number, language, siteUrl });
    subjects[kind] = [paper?.about, paper?.travelsOn, paper?.travelsUntil];
  }
  return subjects;
}

/** Takes a little of what is due, for a receipt. */
async function payOn(deps: CommandDeps, token: string) {
  const [order] = await deps.db.select({ id: orders.id }).from(orders).where(eq(orders.token, token));
  const paid = { orderId: order?.id ?? '', amount: 100_000, method: 'cash' as const, key: aKey() };
  await run(deps, staff('amina'), takePayment, paid);
}

describe('the papers of an order are for', () => {
  test('the route of a fare and its days in both languages, also when tickets were given back and exchanged', async ({
    deps,
  }) => {
    const world = await openFares(deps);
    const { token } = await world.sold();
    await payOn(deps, token);
    const flown = ['2027-02-12', '2027-02-16'];
    const first = ['Air tickets DAC–BKK–DAC', ...flown];
    expect(await subjectsOf(deps, token, 'en')).toEqual({ quote: first, invoice: first, receipt: first });
    const numbers = ['997-2400000001', '997-2400000002', '997-2400000003'].map((number) => ({ number }));
    await world.issue(numbers);
    const costs = { penalty: 1_200_000, charge: 100_000, reason: 'The customer fell ill.' };
    const change = (way: string, body: object) =>
      world.staff('POST', `/fares/${world.id}/tickets/${way}`, { ...costs, key: aKey(), ...body });
    const others = [{ passenger: 0, number: '997-2400000004', fare: 5_400_000 }];
    expect((await change('reissue', { tickets: others, difference: 500_000 })).status).toBe(200);
    const all = { how: 'refund', passengers: [0, 1, 2], withService: true };
    const back = await change('give-back', all);
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    const after = ['এয়ার টিকেট DAC–BKK–DAC', ...flown];
    const said = await subjectsOf(deps, token, 'bn');
    expect(Object.keys(said).sort()).toEqual(['credit-note', 'invoice', 'quote', 'receipt']);
    expect(new Set(Object.values(said).map(String))).toEqual(new Set([String(after)]));
  });

  test('one way of a fare on its day alone', async ({ deps }) => {
    const world = await openFares(deps);
    const { token } = await world.sold({ segments: anOption().segments.slice(0, 1) });
    expect((await subjectsOf(deps, token, 'en')).invoice).toEqual([
      'Air tickets DAC–BKK',
      '2027-02-12',
      '2027-02-12',
    ]);
  });

  test('a tour and a visa by their names, not by the first fee or the age of the first traveller', async ({
    deps,
  }) => {
    await insertPackage(deps, editor, { slug: 'sea-side' });
    const party = { adults: 2, childrenWithBed: 1, infants: 1, singleRooms: 1 };
    const tour = { package: 'sea-side', departure: 'on-2027-01-14', party };
    const { id, token } = await sell(deps, { sold: [tour], lines: [], contact });
    await run(deps, staff('amina'), acceptOrder, { id });
    const day = ['sea side', '2027-01-14', null];
    expect(await subjectsOf(deps, token, 'en')).toEqual({ quote: day, invoice: day });
    const fees = { embassy: { poisha: 420_000 }, centre: { poisha: 0 }, service: { poisha: 0 } };
    await insertVisa(deps, editor, {
      slug: 'thailand',
      titles: { en: 'Thailand', bn: 'থাইল্যান্ড' },
      facts: { kinds: [aVisaKind({ key: 'tourist', fees })] },
    });
    const visa = { visa: 'thailand', kind: 'tourist', applicants: 2 };
    const made = await sell(deps, { sold: [visa], lines: [], contact });
    const { quote } = await subjectsOf(deps, made.token, 'en');
    expect(quote).toEqual(['Thailand, Tourist visa, Thailand', null, null]);
    const mine = await listOrdersByEmail(deps.db, email, '2026-12-01');
    expect(mine.map(({ about }) => about).sort()).toEqual(['Thailand, Tourist visa, Thailand', 'sea side']);
    const letters = await deps.db
      .select({ text: messages.text })
      .from(messages)
      .where(eq(messages.toAddress, email));
    expect(letters.some(({ text }) => text.includes('sea side\n'))).toBe(true);
  });
});
