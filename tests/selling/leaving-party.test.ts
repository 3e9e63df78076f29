import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { leavingOf } from '#features/bookings/travellers/travellers.rules.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, deskOf } from '../enquiries/desk.ts';
import { openBookings } from './booking-world.ts';
import { aKey, staff } from './sales.ts';

const two = { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };
const one = { ...two, adults: 1 };
const may = ['travellers.read', 'travellers.write', 'orders.read', 'orders.write'];

const person = (place: string, surname: string, givenNames: string) => ({
  place,
  surname,
  givenNames,
  sex: 'F' as const,
  birthDate: '1990-04-02',
});

interface Listed {
  readonly place: string;
  readonly surname: string | null;
}

/** An accepted booking of Salma and Rahima, as a clerk sees it. */
async function booked(deps: CommandDeps) {
  const { token } = await (await openBookings(deps)).book({ party: two });
  const [order] = await deps.db.select().from(orders).where(eq(orders.token, token));
  const id = order?.id ?? '';
  await run(deps, staff('amina'), acceptOrder, { id });
  const desk = deskOf(deps);
  const send = (method: string, path: string, body?: unknown, basedOn?: number) =>
    desk(method, `/orders/${id}${path}`, body, {
      caller: callerOf('amina', may),
      ...(basedOn === undefined ? {} : { headers: { 'if-match': `"${basedOn}"` } }),
    });
  const list = async (): Promise<Listed[]> => (await send('GET', '/travellers')).body.travellers;
  const name = async (names: readonly [string, string], basedOn: number) => {
    const travellers = names.map((surname, index) => person(`adult-${index + 1}`, surname, 'ANY'));
    expect((await send('PUT', '/travellers', { travellers }, basedOn)).status).toBe(200);
  };
  /** Takes one of them off, as the form sends it. @returns who was named as leaving, and who stayed */
  const takeOff = async () => {
    const leaving = leavingOf(await list(), one).map(({ surname }) => surname);
    const change = { party: one, reason: 'One stays at home.', from: 1, agreed: true, key: aKey() };
    expect((await send('POST', '/booking', change)).body).toMatchObject({ state: 'applied' });
    return { leaving, staying: (await list()).map(({ surname }) => surname) };
  };
  return { name, takeOff };
}

describe('whoever is taken off an order', () => {
  test('is who was named as leaving before: the last of the list', async ({ deps }) => {
    const { name, takeOff } = await booked(deps);
    await name(['BEGUM', 'KHATUN'], 0);
    expect(await takeOff()).toEqual({ leaving: ['KHATUN'], staying: ['BEGUM'] });
  });

  test('is another one when the list is changed first', async ({ deps }) => {
    const { name, takeOff } = await booked(deps);
    await name(['BEGUM', 'KHATUN'], 0);
    await name(['KHATUN', 'BEGUM'], 1);
    expect(await takeOff()).toEqual({ leaving: ['BEGUM'], staying: ['KHATUN'] });
  });
});
