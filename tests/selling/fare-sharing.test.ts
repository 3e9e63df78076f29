import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { fareOptions, fareRequests } from '#features/fares/fares.table.ts';
import { drawOptions } from '#features/fares/sharing/sharing.gateway.ts';
import { findShared } from '#features/fares/sharing/sharing.queries.ts';
import { test } from '#platform/testing/test.ts';
import { fare, rowOf } from '../enquiries/desk.ts';
import { openFares } from './fare-world.ts';

const now = new Date('2026-12-01T04:00:00Z');

describe('options for WhatsApp', () => {
  test('are a text with price, local times and link, to the customer’s number', async ({ deps }) => {
    const { id, staff, add, send } = await openFares(deps);
    await deps.db.update(enquiries).set({ language: 'en' }).where(eq(enquiries.id, id));
    await add();
    expect((await staff('GET', `/fares/${id}/message`)).status).toBe(404);
    const token = await send();
    const { status, body } = await staff('GET', `/fares/${id}/message`);
    expect(status).toBe(200);
    expect(body.text).toContain('*1. Biman Bangladesh Airlines*\n*৳1,62,000 in total*');
    expect(body.text).toContain('Dhaka 11:20 – Bangkok 14:50, 2 h 30 min, direct');
    expect(body.text).toContain('Economy, 30 kg');
    expect(body.text).toMatch(new RegExp(`\n${deps.siteUrl}/fares/${token}$`));
    const [{ phone } = { phone: null }] = await deps.db.select().from(enquiries).where(eq(enquiries.id, id));
    expect(body.whatsapp).toBe(`https://wa.me/${phone?.slice(1)}?text=${encodeURIComponent(body.text)}`);
  });

  test('say nothing of one whose time is over, and nothing at all once all are', async ({ deps }) => {
    const { id, request, staff, add, send } = await openFares(deps);
    await add();
    await send();
    const [first] = await deps.db.select().from(fareOptions);
    if (first === undefined) {
      throw new Error('There is no option.');
    }
    const over = { ...first, id: crypto.randomUUID(), timeLimit: new Date(0) };
    await deps.db.insert(fareOptions).values({ ...over, position: 2 });
    const { text } = (await staff('GET', `/fares/${id}/message`)).body;
    expect(text).toContain('*১. Biman');
    expect(text).not.toContain('*২. Biman');
    const asked = await request('POST', '/enquiries', fare({ flexibleDays: 3 }));
    const { id: other } = await rowOf(deps.db, asked.body.reference);
    await deps.db
      .insert(fareRequests)
      .values({ enquiryId: other, token: 'over', sentAt: now, createdAt: now });
    await deps.db.insert(fareOptions).values({ ...over, id: crypto.randomUUID(), enquiryId: other });
    expect(await staff('GET', `/fares/${other}/picture`)).toMatchObject({
      status: 409,
      body: { code: 'fares.over' },
    });
  });

  test('say nothing of one that was added after sending, until it is sent, too', async ({ deps, clock }) => {
    const { id, staff, add, send } = await openFares(deps);
    await add({ baggage: '30 kg' });
    await send();
    const at = clock.now().getTime();
    clock.set(new Date(at + 60_000).toISOString());
    await add({ baggage: '45 kg' });
    const text = async (): Promise<string> => (await staff('GET', `/fares/${id}/message`)).body.text;
    expect(await text()).not.toContain('45 kg');
    clock.set(new Date(at + 120_000).toISOString());
    await send();
    expect(await text()).toContain('45 kg');
  });

  test('are a picture as wide as a phone shows it, in the customer’s language, kept nowhere', async ({
    deps,
  }) => {
    const { id, staff, add, send } = await openFares(deps);
    await add();
    await add({ changeFee: 500_000 });
    await send();
    const { status, headers, bytes } = await staff('GET', `/fares/${id}/picture`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    const { width, height } = await sharp(bytes).metadata();
    expect(width).toBe(1080);
    expect(height).toBeGreaterThan(600);
    await deps.db.update(enquiries).set({ language: 'bn' }).where(eq(enquiries.id, id));
    const found = await findShared(deps.db, id, { now, siteUrl: deps.siteUrl });
    if (found === undefined) {
      throw new Error('There is no such fare request.');
    }
    // Letters that Pango couldn't draw come as boxes with hexadecimal numbers, wider than the words.
    const bangla = await sharp(await drawOptions(found)).metadata();
    expect([bangla.width, bangla.format]).toEqual([1080, 'jpeg']);
    if (process.env.FARE_SHOTS !== undefined) {
      await sharp(bytes).toFile(`${process.env.FARE_SHOTS}/options-en.jpg`);
      await sharp(await drawOptions(found)).toFile(`${process.env.FARE_SHOTS}/options-bn.jpg`);
    }
  });
});
