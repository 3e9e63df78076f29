import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { waitingParties } from '#features/bookings/waiting-list/waiting-list.table.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { inviteColleague } from '#features/identity/invitations/invitations.commands.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { testDataKey } from '#platform/testing/sealing.ts';
import { type Door, openDoor, site } from '../access/door.ts';
import { question } from '../enquiries/desk.ts';
import { openBookings } from '../selling/booking-world.ts';
import { staff } from '../selling/sales.ts';
import { openCases, realPdf } from '../visa-cases/case-world.ts';
import { listOperations } from './operations.ts';
import { wholeDatabase } from './whole-database.ts';

let door: Door;
beforeAll(async () => {
  door = await openDoor({ TRUSTED_PROXIES: '1' });
});
afterAll(() => door.close());

/** An agency to which somebody booked, asked, waits and handed in a paper, and that invites a colleague. */
async function agencyAtWork() {
  const deps: CommandDeps = {
    db: door.database.db,
    clock: door.clock,
    pages: { drop: () => {} },
    siteUrl: site,
    dataKey: testDataKey,
  };
  const { db } = deps;
  const cases = await openCases(deps);
  const tours = await openBookings(deps, 10);
  const contact = {
    name: 'Salma',
    phone: '01812-345678',
    email: 'salma@mail.example',
    reply: 'phone',
  } as const;
  const party = { adults: 1, childrenWithBed: 0, childrenWithoutBed: 0, infants: 0, singleRooms: 0 };
  const full = await tours.depart(1, { key: 'full-one' });
  const { token: filling } = await tours.book({ departure: full, party });
  const [filler] = await db.select().from(orders).where(eq(orders.token, filling));
  await run(deps, staff('amina'), acceptOrder, { id: filler?.id ?? '' });
  const order = await tours.book({ contact });
  const send = (path: string, body: unknown) => cases.request('POST', path, body, { visitor: '192.0.2.9' });
  await send('/waiting', tours.request({ departure: full, contact }));
  await send('/enquiries', question({ contact }));
  const visa = await cases.begin({ contact: { name: 'Salma', phone: contact.phone, email: contact.email } });
  expect((await visa.send('passport-page', realPdf('PASSPORT-OF-SALMA'))).status).toBe(201);
  await run(deps, { ...staff('amina', 'owner'), signedInAt: deps.clock.now() }, inviteColleague, {
    email: 'rahim@shofor.example',
    role: 'clerk',
    language: 'en',
  });
  await door.tokenOf(await door.signUp());
  const [waiting] = await db.select().from(waitingParties);
  const [enquiry] = await db.select().from(enquiries);
  const tokens = [order.token, waiting?.token, enquiry?.token, enquiry?.replyToken, visa.token].map(String);
  return { db, tokens, cases };
}

test('everything in a backup but the key opens no link, signs nobody in, and shows no paper', async () => {
  const { db, tokens, cases } = await agencyAtWork();
  expect(tokens.every((token) => token.length >= 26)).toBe(true);
  const letters = await db
    .select({ text: messages.text, html: messages.html })
    .from(messages)
    .where(isLetter());
  const links = letters
    .flatMap(({ text }) => [...text.matchAll(/https?:\S+[0-9A-Za-z_-]{26,}/g)].map(String))
    // Those of the office are opened by an account.
    .filter((link) => !link.includes('/dashboard/'));
  expect(links.length).toBeGreaterThan(3);

  // A backup has the database and the files.
  const dump = await wholeDatabase(db);
  const files = await Promise.all(
    (await cases.inStorage()).map(({ parentPath, name }) => readFile(join(parentPath, name))),
  );
  expect(files.length).toBeGreaterThan(0);
  const backup = [dump, ...files.map((bytes) => bytes.toString('latin1'))].join('\n');
  const secrets = [...tokens, ...links.map((link) => link.split(/[/#]/).at(-1) ?? ''), 'PASSPORT-OF-SALMA'];
  expect(secrets.filter((secret) => backup.includes(secret))).toEqual([]);

  // Whatever word of it could be a link is tried at every address that a link opens.
  const words = [...new Set(dump.match(/sealed:[0-9]:[\w-]+|[0-9A-Za-z_-]{20,}/g))];
  expect(words.length).toBeGreaterThan(50);
  const reads = (await listOperations(door)).filter(
    ({ method, path }) => method === 'GET' && /\{token\}$/.test(path),
  );
  expect(reads.length).toBeGreaterThan(3);
  let asked = 0;
  const ask = (path: string, word: string) => {
    asked += 1;
    const headers = { 'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}` };
    return door.request('GET', path.replace('{token}', encodeURIComponent(word)), { headers });
  };
  const opened: string[] = [];
  for (const { path } of reads) {
    for (const word of words) {
      const response = await ask(path, word);
      await response.text();
      if (response.ok) {
        opened.push(`${path} ${word}`);
      }
    }
  }
  expect(opened).toEqual([]);
  // The same addresses open with the links themselves.
  const ours = await Promise.all(reads.flatMap(({ path }) => tokens.map((token) => ask(path, token))));
  expect(ours.filter(({ ok }) => ok).length).toBeGreaterThan(2);

  // No JSON of it is a key that signs.
  const keys = dump.match(/\{[^{}]*"+kty"[^{}]*\}/g) ?? [];
  expect(keys.length).toBeGreaterThan(0);
  for (const text of keys) {
    const jwk = z.looseObject({}).parse(JSON.parse(text.replaceAll('""', '"')));
    expect(['d', 'k', 'p', 'q'].filter((secret) => secret in jwk)).toEqual([]);
  }
}, 120_000);
