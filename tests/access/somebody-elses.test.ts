import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitingParties } from '#features/bookings/waiting-list/waiting-list.table.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { run } from '#platform/command/command.ts';
import { question } from '../enquiries/desk.ts';
import { databaseHash, listOperations, type Operation } from '../security/operations.ts';
import { openBookings } from '../selling/booking-world.ts';
import { staff } from '../selling/sales.ts';
import { openCases, pdf } from '../visa-cases/case-world.ts';
import { type Door, openDoor, site } from './door.ts';

let door: Door;
beforeAll(async () => {
  door = await openDoor({ TRUSTED_PROXIES: '1' });
});
afterAll(() => door.close());

const partyOf = (adults: number) => ({
  party: { adults, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 },
});

/** Makes people who have one of everything, on one site. */
async function openWorld() {
  const { database, clock } = door;
  const deps: CommandDeps = {
    db: database.db,
    clock,
    pages: { drop: () => {} },
    siteUrl: site,
    dataKey: Buffer.alloc(32, 7),
  };
  const { db } = deps;
  const cases = await openCases(deps);
  const tours = await openBookings(deps, 10);
  const full = await tours.depart(1, { key: 'full-one' });
  const { token: filling } = await tours.book({ departure: full, ...partyOf(1) });
  const [filler] = await db.select().from(orders).where(eq(orders.token, filling));
  await run(deps, staff('amina'), acceptOrder, { id: filler?.id ?? '' });

  const person = async (name: string, phone: string) => {
    const account = await door.signUp();
    const contact = { name, phone, email: account.email, reply: 'phone' } as const;
    const send = async (method: string, path: string, body: unknown) => {
      const headers: Record<string, string> = method === 'PUT' ? { 'if-match': '"0"' } : {};
      const response = await cases.request(method, path, body, { visitor: phone, headers });
      expect([path, response.status, response.text]).toEqual([
        path,
        method === 'PUT' ? 200 : 201,
        response.text,
      ]);
      return response.body;
    };
    const booking = await send('POST', '/bookings', tours.request({ contact }));
    const [order] = await db.select().from(orders).where(eq(orders.token, booking.token));
    await send('PUT', `/visitor/orders/${booking.token}/travellers`, {
      travellers: [{ place: 'adult-1', surname: 'BEGUM', givenNames: 'SALMA' }],
    });
    const claim = new FormData();
    const told = { method: 'bkash', trx: `9K70LM${phone.slice(-4)}`, sender: '01711000111', sum: '100' };
    for (const [field, value] of Object.entries(told)) {
      claim.set(field, value);
    }
    claim.set('file', new File([new Uint8Array(pdf())], 'slip.pdf'));
    await send('POST', `/visitor/orders/${booking.token}/claims`, claim);
    const place = await send('POST', '/waiting', tours.request({ departure: full, contact }));
    const [party] = await db.select().from(waitingParties).where(eq(waitingParties.token, place.token));
    const asked = await send('POST', '/enquiries', question({ message: `From ${name}`, contact }));
    const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.reference, asked.reference));
    const paper = new FormData();
    paper.set('file', new File([new Uint8Array(pdf())], 'statement.pdf'));
    await send('POST', `/visitor/enquiries/${enquiry?.token}/files`, paper);
    const visa = await cases.begin(
      { contact: { name, phone, email: account.email }, applicants: [{ name, profile: 'student' }] },
      phone,
    );
    expect((await visa.send('passport-page')).status).toBe(201);
    const [applicant] = (await visa.read()).applicants;
    return {
      account,
      links: { order: booking.token, enquiry: enquiry?.token ?? '', waiting: place.token, visa: visa.token },
      ids: [order?.id, enquiry?.id, party?.id, visa.id, account.uid].map(String),
      inner: [applicant.id, ...applicant.papers.map(({ id }: { id: string }) => id)].map(String),
      telling: [name, phone.slice(-6), account.email, String(order?.reference), visa.reference],
    };
  };
  return { person };
}

/** What only ends one's own account or sign-in, and would end the test. */
const endsOwn = /\/account\/sign-out|DELETE \/api\/account$/;

test('nobody opens or changes what somebody else booked, asked, waits for or handed in', async () => {
  const { person } = await openWorld();
  const hers = await person('Salma Unmistakable', '01812-345678');
  const mine = await person('Karim Uddin', '01911-765432');
  const token = await door.tokenOf(mine.account);
  const stranger = await door.tokenOf(await door.signUp({ emailVerified: false }));
  const open = (await listOperations(door)).filter(
    (each) => ['anyone', 'signed-in'].includes(each.access) && !endsOwn.test(`${each.method} ${each.path}`),
  );
  const byLink = open.filter(({ path }) => path.includes('{token}'));
  const rest = open.filter(({ path }) => !path.includes('{token}'));
  expect([byLink.length > 14, rest.length > 14]).toEqual([true, true]);

  const secrets = [...hers.telling, ...hers.ids, ...hers.inner, ...Object.values(hers.links)];
  let asked = 0;
  const ask = async ({ method, example }: Operation, address: string, as?: string) => {
    asked += 1;
    const response = await door.request(method, address, {
      ...(as === undefined ? {} : { token: as }),
      ...(method === 'GET' ? {} : { body: example ?? {} }),
      headers: { 'x-forwarded-for': `10.9.${asked >> 8}.${asked & 255}`, origin: site },
    });
    const said = await response.text();
    expect(response.status, `${method} ${address} ${said}`).toBeLessThan(500);
    const told = secrets.filter((secret) => said.includes(secret) && !address.includes(secret));
    return { told, isOpen: response.ok };
  };
  // Her links are refused a little changed, and her ids and references open nothing.
  const near = Object.values(hers.links).flatMap((link) => [
    link.slice(0, -1),
    `${link.slice(0, -1)}${link.endsWith('a') ? 'b' : 'a'}`,
    link.toUpperCase() === link ? `${link} ` : link.toUpperCase(),
    `${mine.links.order}%2F..%2F${link}`,
  ]);
  const wrong = [...Object.values(mine.links), ...near, ...hers.ids, ...hers.telling.slice(3), '%25'];
  const innerOf = (path: string) => (/\{token\}.*\{/.test(path) ? [...hers.inner, ...hers.ids, '1'] : ['1']);
  const own = new Set<string>(Object.values(mine.links));
  const seen = new Set<string>();
  const before = await databaseHash(door.database, [...hers.ids, ...hers.inner]);
  for (const operation of byLink) {
    for (const link of wrong) {
      for (const inner of innerOf(operation.path)) {
        const address = operation.path.replace('{token}', link).replaceAll(/\{\w+\}/g, inner);
        const { told, isOpen } = await ask(operation, address, asked % 2 === 0 ? token : undefined);
        if (told.length > 0 || (isOpen && !own.has(link))) {
          seen.add(`${operation.method} ${address} ${told}`);
        }
      }
    }
  }
  const query = new URLSearchParams(
    ['uid', 'userId', 'user', 'email', 'q', 'customer'].map((name) => [
      name,
      name === 'email' ? hers.account.email : hers.account.uid,
    ]),
  );
  for (const operation of rest) {
    for (const id of [...hers.ids, ...hers.inner, hers.account.sid]) {
      const path = operation.path.replaceAll(/\{\w+\}/g, id);
      for (const address of [path, `${path}?${query}`]) {
        for (const as of [token, stranger]) {
          const { told } = await ask(operation, address, as);
          if (told.length > 0) {
            seen.add(`${operation.method} ${address} ${told}`);
          }
        }
      }
    }
  }
  expect([...seen]).toEqual([]);
  expect(asked).toBeGreaterThan(1_000);
  expect(await databaseHash(door.database, [...hers.ids, ...hers.inner])).toEqual(before);

  // With her links the same requests open and change all of it: the test would see that.
  const opened = new Set<string>();
  for (const operation of byLink) {
    for (const link of Object.values(hers.links)) {
      const { told } = await ask(
        operation,
        operation.path.replace('{token}', link).replaceAll(/\{\w+\}/g, '1'),
      );
      for (const secret of told) {
        opened.add(secret);
      }
    }
  }
  expect(opened).toContain('Salma Unmistakable');
  expect(opened.size).toBeGreaterThan(3);
  expect(await databaseHash(door.database, [...hers.ids, ...hers.inner])).not.toEqual(before);
}, 240_000);
