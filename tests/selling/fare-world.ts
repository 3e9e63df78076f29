import { sql } from 'drizzle-orm';
import type { CommandDeps } from '#platform/command/command.ts';
import type { Storage } from '#platform/storage.ts';
import { saveAgency } from '../access/agency.ts';
import { callerOf, deskOf, fare, rowOf } from '../enquiries/desk.ts';
import { aKey } from './sales.ts';

const clerk = callerOf('amina', [
  'orders.read',
  'orders.write',
  'enquiries.read',
  'travellers.read',
  'payments.approve',
]);

/** Dhaka to Bangkok and back for two adults and a child: 1,62,000 taka. */
export const anOption = (changed: object = {}) => ({
  segments: [
    {
      airline: 'BG',
      flight: '388',
      from: 'DAC',
      to: 'BKK',
      bookingClass: 'Y',
      status: 'HK',
      departs: '2027-02-12T11:20',
      arrives: '2027-02-12T14:50',
    },
    {
      airline: 'BG',
      flight: '389',
      from: 'BKK',
      to: 'DAC',
      bookingClass: 'Y',
      status: 'HK',
      departs: '2027-02-16T16:00',
      arrives: '2027-02-16T17:35',
    },
  ],
  fares: [
    { kind: 'adult' as const, passengers: 2, base: 4_000_000, taxes: 1_500_000, service: 200_000 },
    { kind: 'child' as const, passengers: 1, base: 3_000_000, taxes: 1_600_000, service: 200_000 },
  ],
  baggage: '30 kg',
  timeLimit: new Date(Date.now() + 3_600_000).toISOString(),
  key: aKey(),
  ...changed,
});

export const passengers = [
  { kind: 'adult' as const, surname: 'Sample', givenNames: 'Abdul Karim' },
  { kind: 'adult' as const, surname: 'Sample', givenNames: 'Rahima' },
  { kind: 'child' as const, surname: 'Sample', givenNames: 'Tania' },
];

/** An agency with a fare request, and its API. */
export async function openFares(deps: CommandDeps, storage?: Storage, changed: object = {}) {
  await saveAgency(deps);
  const request = deskOf(deps, undefined, storage);
  const asked = await request('POST', '/enquiries', { ...fare(), ...changed });
  const { id } = await rowOf(deps.db, asked.body.reference);
  const staff = (method: string, path: string, body?: object) =>
    request(method, path, body, { caller: clerk });
  const add = (changed: object = {}, to = id) => staff('POST', `/fares/${to}/options`, anOption(changed));
  const send = async () => (await staff('POST', `/fares/${id}/send`)).body.token;
  /** The airline's time limit of all options goes by. */
  const lapse = async () => {
    await deps.db.execute(sql`ALTER TABLE fare_options DISABLE TRIGGER USER`);
    await deps.db.execute(sql`UPDATE fare_options SET time_limit = now() - interval '1 second'`);
    await deps.db.execute(sql`UPDATE fare_requests SET time_limit = now() - interval '1 second'`);
    await deps.db.execute(sql`ALTER TABLE fare_options ENABLE TRIGGER USER`);
  };
  const accept = (token: string, option: string, changed: object = {}) =>
    request('POST', `/visitor/fares/${token}/accept`, { option, passengers, key: aKey(), ...changed });
  /** An option of two adults and a child that the customer has accepted. */
  const sold = async (changed: object = {}) => {
    const option = (await add(changed)).body.id;
    return (await accept(await send(), option)).body.order;
  };
  const issue = (tickets: readonly object[], changed: object = {}) =>
    staff('POST', `/fares/${id}/tickets`, {
      pnr: 'K4T9XB',
      unpaid: true,
      key: aKey(),
      ...changed,
      tickets: tickets.map((ticket, passenger) => ({ passenger, fare: 5_400_000, ...ticket })),
    });
  return { id, request, staff, add, send, lapse, accept, sold, issue };
}
