import { type APIRequestContext, expect } from '@playwright/test';
import { z } from 'zod';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import { accessTokenOf } from './staff.ts';
import { owner } from './staff-accounts.ts';

const made = z.object({ id: z.string() });
const alone = { adults: 1, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };

export interface TourParty {
  readonly name: string;
  readonly party?: Partial<typeof alone>;
  readonly travellers: readonly {
    readonly place: string;
    readonly surname: string;
    readonly givenNames: string;
    readonly sex: 'F' | 'M';
    readonly birthDate?: string;
  }[];
}

/** Some day of a month that only one journey uses. @param ahead how many times 30 days from now it begins */
export const dayAhead = (ahead: number) =>
  addDays(dhakaDate(new Date()), 30 * ahead + Math.floor(Math.random() * 20));

/** A departure of the demo with booked seats and named travellers. @param ahead how many times 30 days from now it leaves, as no other journey has it: from 15 on */
export async function bookTour(request: APIRequestContext, ahead: number, parties: readonly TourParty[]) {
  const headers = { authorization: `Bearer ${await accessTokenOf(request, owner)}` };
  const send = async (method: 'POST' | 'PUT', path: string, data: object, more: object = {}) => {
    const response = await request.fetch(`/api${path}`, { method, data, headers: { ...headers, ...more } });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
  const leaves = dayAhead(ahead);
  const on = (shift: number) => addDays(leaves, shift);
  const { id: departure } = made.parse(
    await send('POST', '/departures', {
      package: 'kuakata',
      departsOn: on(0),
      returnsOn: on(3),
      cutOff: on(-3),
      seats: 36,
      band: 'regular',
    }),
  );
  const orders: string[] = [];
  for (const { name, party, travellers } of parties) {
    const phone = `019${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const { reference } = z.object({ reference: z.string() }).parse(
      await send('POST', `/departures/${departure}/bookings`, {
        party: { ...alone, ...party },
        language: 'en',
        key: crypto.randomUUID().replaceAll('-', ''),
        contact: { name, phone, reply: 'phone' },
      }),
    );
    const listed = await request.get(`/api/orders?q=${reference}`, { headers });
    const [order] = z.object({ items: z.array(made) }).parse(await listed.json()).items;
    const id = order?.id ?? '';
    await send('POST', `/orders/${id}/accept`, {});
    await send('PUT', `/orders/${id}/travellers`, { travellers }, { 'if-match': '"0"' });
    orders.push(id);
  }
  return { departure, orders };
}
