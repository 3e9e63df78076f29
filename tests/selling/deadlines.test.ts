import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { findOrder } from '#features/orders/orders.queries.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { payLater } from '#features/orders/seats/holds.commands.ts';
import { loadOrderPage } from '#features/orders/site/order-page.server.ts';
import { dueRow } from '#features/papers/due-row.rules.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { findPaper } from '#features/payments/papers/papers.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { formatDeadline } from '#platform/format/dates.ts';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { openCases } from '../visa-cases/case-world.ts';
import { openBookings } from './booking-world.ts';
import { openFares } from './fare-world.ts';

const contact = { name: 'Salma Begum', phone: '01812-345678', email: 'salma@mail.example' };

/** By when an order is to be paid, wherever somebody reads it, in English. */
async function said(deps: CommandDeps, token: string) {
  const [row] = await deps.db.select().from(orders).where(eq(orders.token, token));
  const today = dhakaDate(deps.clock.now());
  const page = await inLanguage('en', () =>
    loadOrderPage(
      {
        language: 'en',
        today,
        query: '',
        paymentGateways: { names: [], practice: false },
        personal: () => deps.db,
      },
      token,
    ),
  );
  const office = await findOrder(deps.db, row?.id ?? '', today);
  const papers = await listPapers(deps.db, row?.id ?? '');
  const invoice = papers.find(({ kind }) => kind === 'invoice')?.number;
  const printed =
    invoice === undefined
      ? undefined
      : await findPaper(deps.db, { token, number: invoice, language: 'en', siteUrl: deps.siteUrl });
  const letters = await deps.db.select().from(messages).where(isLetter());
  return {
    page: page.dueOn,
    plan: page.plan[0]?.due,
    hold: page.hold?.until,
    office: office?.dueOn == null ? undefined : formatDeadline(office.dueOn, office.dueUntil, 'en'),
    invoice: printed && inLanguage('en', () => dueRow(printed))[0],
    letters: letters
      .filter(({ event }) => event.startsWith('order.'))
      .map(({ event, text }) => [event, /Due by ([^:]*(?::\d\d [ap]m)?):/.exec(text)?.[1]]),
  };
}

describe('by when something is to be paid is said alike everywhere', () => {
  test('of a fare: up to the airline’s time limit', async ({ deps }) => {
    const fares = await openFares(deps, undefined, {
      language: 'en',
      contact: { ...contact, reply: 'email' },
    });
    const { token } = await fares.sold({ timeLimit: '2026-12-06T12:00:00Z' });
    const until = 'Sun, 6 Dec 2026, 6:00 pm';
    expect(await said(deps, token)).toMatchObject({
      page: until,
      plan: until,
      office: until,
      invoice: `Balance due, next payment by ${until}`,
      letters: [['order.confirmed', until]],
    });
  });

  test('of seats that are booked: as long as they are held', async ({ deps }) => {
    const { book } = await openBookings(deps);
    const { token, heldUntil } = await book({ contact: { ...contact, reply: 'email' } });
    const until = formatDeadline('', heldUntil, 'en');
    expect(await said(deps, token)).toMatchObject({
      page: until,
      plan: until,
      hold: until,
      office: until,
      letters: [['order.held', until]],
    });
  });

  test('of seats that are paid later: until the office closes on its next working day', async ({ deps }) => {
    const { book } = await openBookings(deps);
    const { token } = await book({ contact: { ...contact, reply: 'email' } });
    const { heldUntil } = await run(deps, visitorActor, payLater, { token });
    const until = formatDeadline('', heldUntil ?? '', 'en');
    expect(until).toMatch(/^Wed, 2 Dec 2026, \d+:00 pm$/);
    const everywhere = await said(deps, token);
    expect(everywhere).toMatchObject({ page: until, plan: until, hold: until, office: until });
    expect(everywhere.letters).toContainEqual(['order.pays-later', until]);
  });

  test('of a visa: up to the last day of its order', async ({ deps }) => {
    const { begin } = await openCases(deps);
    const { token: caseToken } = await begin({ language: 'en' });
    const [row] = await deps.db.select().from(orders);
    const token = row?.token ?? '';
    const everywhere = await said(deps, token);
    const until = formatDeadline(row?.validUntil ?? '', undefined, 'en');
    expect(until).not.toBe(formatDeadline(dhakaDate(deps.clock.now()), undefined, 'en'));
    expect(caseToken).not.toBe('');
    expect(everywhere).toMatchObject({ page: until, plan: until, office: until });
    expect(everywhere.letters).toContainEqual(['order.quoted', until]);
  });
});
