import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { chosenOf } from '#features/bookings/site/posted-checkout.server.ts';
import { acceptByLink } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { channelsView } from '#features/orders/site/order-channels.server.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messageProviders, messages } from '#platform/messages/messages.table.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { openBookings } from './booking-world.ts';
import { aKey, sell } from './sales.ts';

const setUpWhatsapp = ({ db }: CommandDeps) =>
  db.insert(messageProviders).values({ channel: 'whatsapp', provider: 'whatsapp' });

const contact = { name: 'Salma Begum', phone: '01812-345678', email: 'salma@mail.example' };

async function chosen(deps: CommandDeps, to: { name: string; phone: string; email?: string } = contact) {
  const made = await sell(deps, { contact: to });
  const request = deskOf(deps);
  const path = `/visitor/orders/${made.token}/channels`;
  const put = (channels: unknown) => request('PUT', path, { channels });
  const row = async () => {
    const [found] = await deps.db.select().from(orders).where(eq(orders.id, made.id));
    return found?.channels;
  };
  const seen = (query = '') => channelsView({ language: 'en', query, personal: () => deps.db }, made.token);
  return { ...made, request, path, put, row, seen };
}

const storedOf = async ({ db }: CommandDeps, token: string) =>
  (await db.select({ channels: orders.channels }).from(orders).where(eq(orders.token, token)))[0]?.channels;

describe('who orders', () => {
  const party = { adults: 1, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };

  test('is asked at the checkout, and told of the held seats by what they chose alone', async ({ deps }) => {
    await setUpWhatsapp(deps);
    const { book } = await openBookings(deps);
    const withMail = { ...contact, reply: 'phone' } as const;
    const { token } = await book({ contact: withMail, channels: ['email'] });
    expect(await storedOf(deps, token)).toEqual(['email']);
    const told = await deps.db.select().from(messages).where(eq(messages.event, 'order.held'));
    expect(told.map(({ channel }) => channel)).toEqual(['email']);
    // All that are offered, and nothing said, are no choice.
    const all = await book({ contact: withMail, channels: ['email', 'sms', 'whatsapp'] });
    const none = await book({ contact: withMail });
    expect([await storedOf(deps, all.token), await storedOf(deps, none.token)]).toEqual([null, null]);
    await expect(book({ channels: ['sms', 'email'] })).rejects.toMatchObject({
      code: 'messages.no-address',
      fields: [{ path: 'channels.1' }],
    });
    expect(chosenOf(['sms', 'email'], ['whatsapp', 'sms', 'email'], false)).toEqual(['sms']);
    expect(chosenOf(['email'], ['sms', 'email'], false)).toBeUndefined();
  });

  test('is asked by staff, who sell at the counter or quote', async ({ deps }) => {
    const { departure } = await openBookings(deps);
    const request = deskOf(deps);
    const body = {
      party,
      contact: { ...contact, reply: 'phone' },
      language: 'en',
      channels: ['sms'],
      key: aKey(),
    };
    const caller = callerOf('amina', ['orders.write', 'orders.read']);
    const counter = await request('POST', `/departures/${departure}/bookings`, body, { caller });
    expect(counter.status, counter.text).toBe(201);
    expect(await storedOf(deps, counter.body.token)).toEqual(['sms']);
    const quoted = await sell(deps, { contact, channels: ['email'] });
    expect(await storedOf(deps, quoted.token)).toEqual(['email']);
    const { name, phone } = contact;
    await expect(sell(deps, { contact: { name, phone }, channels: ['email'] })).rejects.toMatchObject({
      code: 'messages.no-address',
    });
  });
});

describe('a customer', () => {
  test('chooses how to be told, and is told by nothing else from then on', async ({ deps }) => {
    const { put, token, row } = await chosen(deps);
    const answer = await put(['sms']);
    expect([answer.status, answer.body]).toEqual([200, { channels: ['sms'] }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await row()).toEqual(['sms']);
    await run(deps, visitorActor, acceptByLink, { token });
    const told = await deps.db.select().from(messages).where(eq(messages.event, 'order.confirmed'));
    expect(told.map(({ channel }) => channel)).toEqual(['sms']);
    // All that there are is no choice: what is added later counts, too.
    await put(['email', 'whatsapp', 'sms', 'sms']);
    expect(await row()).toBe(null);
  });

  test('is told which of them has no address, and that one at least is needed', async ({ deps }) => {
    const { put, row, request } = await chosen(deps, { name: 'Salma Begum', phone: '01812-345678' });
    const { status, body } = await put(['sms', 'email']);
    expect([status, body.code, body.details, body.fields[0].path]).toEqual([
      422,
      'messages.no-address',
      { channel: 'email' },
      'channels.1',
    ]);
    for (const wrong of [[], ['post'], 'sms', undefined]) {
      const refused = await put(wrong);
      expect([refused.status, refused.body.fields[0].path.split('.')[0]], JSON.stringify(wrong)).toEqual([
        422,
        'channels',
      ]);
    }
    expect(await row()).toBe(null);
    const nobody = await request('PUT', '/visitor/orders/nobody/channels', { channels: ['sms'] });
    expect(nobody.status).toBe(404);
  });

  test('sees on the page only what has an address, and what is chosen', async ({ deps }) => {
    await setUpWhatsapp(deps);
    const { seen, put } = await chosen(deps);
    expect(await seen()).toMatchObject({
      phone: '•••••••••678',
      email: 's***@mail.example',
      can: ['whatsapp', 'sms', 'email'],
      wants: ['whatsapp', 'sms', 'email'],
    });
    await put(['email']);
    expect(await seen('channels=done')).toMatchObject({ wants: ['email'], result: 'done' });
    const phoneOnly = await chosen(deps, { name: 'Karim', phone: '01912-345678' });
    expect(await phoneOnly.seen()).toMatchObject({ can: ['whatsapp', 'sms'], wants: ['whatsapp', 'sms'] });
  });

  test('isn’t offered WhatsApp where it isn’t set up, unless it was chosen before', async ({ deps }) => {
    const { seen, put, row } = await chosen(deps);
    expect(await seen()).toMatchObject({ can: ['sms', 'email'], wants: ['sms', 'email'] });
    // All that are offered: WhatsApp counts once it is set up.
    await put(['sms', 'email']);
    expect(await row()).toBe(null);
    await put(['sms', 'whatsapp']);
    expect(await seen()).toMatchObject({
      can: ['whatsapp', 'sms', 'email'],
      wants: ['whatsapp', 'sms'],
    });
    await put(['sms']);
    expect(await seen()).toMatchObject({ can: ['sms', 'email'], wants: ['sms'] });
  });

  test('uses the form without scripts, which leads back to the page and says what became of it', async ({
    deps,
  }) => {
    const { request, path, token, row } = await chosen(deps);
    const send = async (...channels: string[]) => {
      const body = new URLSearchParams(channels.map((channel) => ['channels', channel]));
      const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
      const { status, headers: said } = await request('POST', `${path}?language=bn`, String(body), {
        headers,
      });
      return [status, said.get('location')];
    };
    const back = (result: string) => `https://shofor.example/bn/orders/${token}?channels=${result}#told-by`;
    expect(await send('sms', 'whatsapp')).toEqual([303, back('done')]);
    expect(await row()).toEqual(['whatsapp', 'sms']);
    expect(await send()).toEqual([303, back('none')]);
    expect(await row()).toEqual(['whatsapp', 'sms']);
  });
});
