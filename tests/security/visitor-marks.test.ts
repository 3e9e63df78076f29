import { expect } from 'vitest';
import { makeBooking } from '#features/bookings/bookings.commands.ts';
import { joinWaitingList } from '#features/bookings/waiting-list/waiting-list.commands.ts';
import { waitingParties } from '#features/bookings/waiting-list/waiting-list.table.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { sendEnquiry } from '#features/enquiries/send/send.commands.ts';
import { providerKnownPlaces } from '#features/identity/provider/provider.table.ts';
import { claimPayment } from '#features/money/claims/claims.commands.ts';
import { moneyClaims } from '#features/money/money.table.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { bookings } from '#features/orders/seats/seats.table.ts';
import { beginCase } from '#features/visa-cases/visa-cases.commands.ts';
import { visitorActor as applicant } from '#features/visa-cases/visa-cases.rules.ts';
import { visaCases } from '#features/visa-cases/visa-cases.table.ts';
import { run } from '#platform/command/command.ts';
import { openTestDatabase, test } from '#platform/testing/test.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import { question } from '../enquiries/desk.ts';
import { startProviderServer } from '../identity/provider-server.ts';
import { openBookings } from '../selling/booking-world.ts';
import { sell } from '../selling/sales.ts';
import { openCases } from '../visa-cases/case-world.ts';
import { wholeDatabase } from './whole-database.ts';

const visitor = '192.0.2.77';
const dataKeys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

test('what is kept of a visitor’s address is made with the data key: who has the database alone can’t try all addresses', async ({
  deps,
}) => {
  const world = await openBookings(deps, dataKeys.length);
  const { asked } = await openCases(deps);
  const { token } = await sell(deps);
  const sender = { id: 'user:visitor', permissions: new Set(['enquiries.send']) };
  const agencies = dataKeys.map((dataKey) => ({ ...deps, dataKey }));
  const told = { token, method: 'bkash' as const, sender: '01711000111', visitor };
  for (const [place, agency] of agencies.entries()) {
    const contact = { name: 'Salma Begum', phone: `0181234567${place}`, reply: 'phone' as const };
    await run(agency, visitorActor, makeBooking, { request: world.request({ contact }), visitor });
    await run(agency, sender, sendEnquiry, { request: question({ message: `Question ${place}` }), visitor });
    await run(agency, applicant, beginCase, { request: asked(), visitor });
    await run(agency, visitorActor, claimPayment, { ...told, outside: `9K70LM2QX${place}`, amount: 100 });
  }
  for (const agency of agencies) {
    await run(agency, visitorActor, joinWaitingList, { request: world.request(), visitor });
  }
  const { db } = deps;
  const kept = {
    bookings: await db.select({ visitor: bookings.visitor }).from(bookings),
    waiting: await db.select({ visitor: waitingParties.visitor }).from(waitingParties),
    enquiries: await db.select({ visitor: enquiries.visitor }).from(enquiries),
    cases: await db.select({ visitor: visaCases.visitor }).from(visaCases),
    claims: await db.select({ visitor: moneyClaims.visitor }).from(moneyClaims),
  };
  const marks = agencies.map((agency) => visitorMark(agency, visitor)).toSorted();
  expect(new Set(marks).size).toBe(dataKeys.length);
  for (const [table, rows] of Object.entries(kept)) {
    expect(rows.map((row) => row.visitor).toSorted(), table).toEqual(marks);
  }
  expect(await wholeDatabase(db)).not.toContain(visitor);
});

test('an account’s known networks are kept by marks that need the data key, too', async () => {
  const database = await openTestDatabase();
  const servers = [];
  for (const dataKey of dataKeys) {
    servers.push(await startProviderServer(database, { DATA_KEY: dataKey.toString('hex') }));
  }
  const [first, second] = servers;
  const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
  const signIn = { email: 'owner@shofor.example', password: 'correct horse' };
  await first?.call(`${accounts}:signUp`, signIn, visitor);
  for (const server of [first, first, second]) {
    expect((await server?.call(`${accounts}:signInWithPassword`, signIn, visitor))?.status).toBe(200);
  }
  const places = await database.db.select().from(providerKnownPlaces);
  // Each sign-in has a browser of its own; the network is one, by the mark of each key.
  expect(places).toHaveLength(4 + dataKeys.length);
  expect(await wholeDatabase(database.db)).not.toContain(visitor);
  await first?.close('keep');
  await second?.close();
});
