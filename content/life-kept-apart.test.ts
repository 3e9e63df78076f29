import { asc, eq, inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { findTrialBalance } from '#features/ledger/ledger.queries.ts';
import { ledgerEntries } from '#features/ledger/ledger.table.ts';
import { sendByHand } from '#features/messages/by-hand/by-hand.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { takePayment } from '#features/payments/payments.commands.ts';
import { settings } from '#features/site-settings/site-settings.table.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { parseConfig } from '#platform/config.ts';
import { defaultMessageSettings } from '#platform/messages/message-settings.contract.ts';
import { channels } from '#platform/messages/messages.rules.ts';
import { messages, sampleContacts } from '#platform/messages/messages.table.ts';
import { noteProviders } from '#platform/messages/providers.ts';
import { sendMessagesJob } from '#platform/messages/send-messages.ts';
import { emptyPlace, loadedLife } from './loaded-life.ts';

/** What of the life must be the same on each start of one day: the orders as people know them, and every account. */
async function standingOf({ db }: CommandDeps, now: Date) {
  const sold = await db
    .select({ name: orders.name, state: orders.state, phone: orders.phone, at: orders.createdAt })
    .from(orders)
    .orderBy(asc(orders.createdAt), asc(orders.phone), asc(orders.state));
  const { accounts } = await findTrialBalance(db, dhakaDate(now));
  const written = await db
    .select({
      event: messages.event,
      channel: messages.channel,
      to: messages.toAddress,
      state: messages.state,
    })
    .from(messages)
    .orderBy(asc(messages.toAddress), asc(messages.event), asc(messages.channel), asc(messages.state));
  return { sold, accounts, written };
}

let first: Awaited<ReturnType<typeof loadedLife>>;

beforeAll(async () => {
  first = await loadedLife();
}, 300_000);

afterAll(() => first.database.close());

test('two starts on one day give the same, and a life that fails leaves the site alone, with nothing of it', async () => {
  // The last files are papers of the life: the pictures of the site come before it.
  const second = await emptyPlace(first.now, first.written - 3);
  onTestFinished(() => second.database.close());
  const causes: unknown[] = [];
  expect(await second.load((cause) => void causes.push(cause))).toBe(true);
  expect(causes.map(String)).toEqual([expect.stringMatching('The step of day .* failed')]);
  for (const table of [orders, enquiries, messages, sampleContacts, ledgerEntries]) {
    expect(await second.deps.db.$count(table)).toBe(0);
  }
  // The site stands all the same.
  expect(await second.deps.db.$count(settings)).toBeGreaterThan(0);
  const third = await emptyPlace(first.now);
  onTestFinished(() => third.database.close());
  await third.load();
  expect(await standingOf(third.deps, third.now)).toEqual(await standingOf(first.deps, first.now));
}, 600_000);

test('whatever is done with the life later, nothing is sent to anybody of it by any channel', async () => {
  const { deps, now } = first;
  const all = {
    SMS_PROVIDER: 'alpha',
    SMS_API_KEY: 'practice-key',
    WHATSAPP_TOKEN: 'practice-token',
    WHATSAPP_PHONE_ID: '100200300',
    WHATSAPP_APP_SECRET: 'practice-secret',
    WHATSAPP_VERIFY_TOKEN: 'practice-word',
  };
  await noteProviders(deps.db, parseConfig(all));
  const clerk = {
    id: 'user:amina',
    permissions: new Set<string>(permissionsOf.manager),
    signedInAt: now,
  };
  const open = await deps.db.select().from(orders).where(eq(orders.state, 'open'));
  const withMail = open.find(({ email }) => email !== null);
  expect(withMail).toBeDefined();
  for (const [place, { id }] of open
    .slice(0, 4)
    .concat(withMail ?? [])
    .entries()) {
    const taken = { orderId: id, amount: 100, method: 'bank' as const, outside: `FT26LATER${place}01` };
    await run(deps, clerk, takePayment, { ...taken, key: `a-later-payment-${place}` });
    const text = { channel: 'sms' as const, text: 'Thank you.', key: `a-later-message-${place}` };
    await run(deps, clerk, sendByHand, { kind: 'order', id, ...text });
  }
  const sent: string[] = [];
  const { signal } = new AbortController();
  for (const channel of channels) {
    await sendMessagesJob(
      {
        ...deps,
        logger: pino({ level: 'silent' }),
        settings: async () => ({ ...defaultMessageSettings, quietFrom: '00:00', quietUntil: '00:00' }),
      },
      channel,
      {
        knowsOurId: true,
        deliver: async ({ toAddress }) => {
          sent.push(toAddress);
          return { kind: 'taken' };
        },
      },
    ).run(signal);
  }
  expect(sent).toEqual([]);
  const later = await deps.db
    .select({ channel: messages.channel, state: messages.state })
    .from(messages)
    .where(inArray(messages.lastError, ['A sample: nothing is sent to it.']));
  expect(new Set(later.map(({ state }) => state))).toEqual(new Set(['stopped']));
  expect(new Set(later.map(({ channel }) => channel))).toEqual(new Set(channels));
  expect(await deps.db.$count(messages, eq(messages.state, 'waiting'))).toBe(0);
}, 120_000);
