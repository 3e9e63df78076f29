import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished } from 'vitest';
import { fareRequests } from '#features/fares/fares.table.ts';
import { isOfAirlines, parseTicketNumber } from '#features/fares/tickets/tickets.rules.ts';
import { fareTickets } from '#features/fares/tickets/tickets.table.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { activity } from '#platform/command/activity.table.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { directoryStorage } from '#platform/storage.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { pdf } from '../visa-cases/case-world.ts';
import { openFares, passengers } from './fare-world.ts';
import { aKey } from './sales.ts';

const three = ['997-2400000001', '997-2400000002', '997-2400000003'].map((number) => ({ number }));

describe('a ticket number', () => {
  test('has 13 digits, however it is written, and its check digit is looked at', () => {
    for (const typed of ['9972400000001', '997-2400000001', '997 2400 000 001', '997–2400000001']) {
      expect(parseTicketNumber(typed), typed).toEqual({ number: '9972400000001' });
    }
    const [serial, whole] = [2_400_000_001 % 7, 9_972_400_000_001 % 7];
    for (let digit = 0; digit <= 9; digit += 1) {
      const found = parseTicketNumber(`9972400000001${digit}`);
      expect('number' in found, `${digit}`).toBe(digit === serial || digit === whole);
    }
    for (const typed of ['', '997240000000', '997240000000112', '99A2400000001', '৯৯৭২৪০০০০০০০১']) {
      expect(parseTicketNumber(typed), typed).toEqual({ fault: 'digits' });
    }
  });

  test('is of an airline of the option by its first three digits, where those are known', () => {
    expect(isOfAirlines('9972400000001', [{ airline: 'BG' }, { airline: 'EK' }])).toBe(true);
    expect(isOfAirlines('1762400000001', [{ airline: 'BG' }, { airline: 'EK' }])).toBe(true);
    expect(isOfAirlines('0652400000001', [{ airline: 'BG' }])).toBe(false);
    expect(isOfAirlines('0652400000001', [{ airline: 'VQ' }])).toBe(true);
  });
});

describe('an accepted fare', () => {
  test('is ticketed once every passenger has a ticket', async ({ deps }) => {
    const { id, staff, issue, sold } = await openFares(deps);
    await sold();
    const read = async () => (await staff('GET', `/fares/${id}`)).body;
    expect(await read()).toMatchObject({ state: 'accepted', ticketing: { pnr: null, files: [] } });
    const first = await issue(three.slice(0, 2), { pnr: 'k4t9xb', issuedBy: 'Sample Travels' });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body).toMatchObject({ pnr: 'K4T9XB', issuedBy: 'Sample Travels' });
    expect(await read()).toMatchObject({ state: 'accepted' });
    expect((await issue(three)).status).toBe(200);
    const whole = await read();
    expect(whole.state).toBe('ticketed');
    expect(whole.ticketing.issuedBy).toBe(null);
    expect(whole.ticketing.passengers).toMatchObject(
      passengers.map(({ surname, givenNames }, at) => ({
        surname,
        givenNames,
        tickets: [{ number: three[at]?.number.replace('-', ''), fare: 5_400_000, state: 'issued' }],
      })),
    );
  });

  test('takes a number that was typed wrong back when the right one is written, also when two were swapped', async ({
    deps,
  }) => {
    const { sold, issue } = await openFares(deps);
    await sold();
    await issue(three);
    const [one, two, other] = three;
    const { body } = await issue([{ ...two }, { ...one }, { ...other, fare: 4_000_000 }]);
    const numbers = body.passengers.map(({ tickets }: { tickets: unknown[] }) => tickets);
    expect(numbers).toMatchObject([
      [{ number: '9972400000002' }],
      [{ number: '9972400000001' }],
      [{ number: '9972400000003', fare: 4_000_000 }],
    ]);
    expect(await deps.db.$count(fareTickets)).toBe(3);
  });

  test('that ended while somebody still waited goes on with the next ticket', async ({ deps }) => {
    const { id, staff, sold, issue } = await openFares(deps);
    await sold();
    await issue(three.slice(0, 2));
    await deps.db.update(fareRequests).set({ endedAt: deps.clock.now() });
    expect((await staff('GET', `/fares/${id}`)).body.state).toBe('ended');
    await issue(three);
    expect((await staff('GET', `/fares/${id}`)).body.state).toBe('ticketed');
  });

  test('takes tickets once for a key, and refuses it with others', async ({ deps }) => {
    const { sold, issue } = await openFares(deps);
    await sold();
    const key = aKey();
    const made = await issue(three, { key });
    expect((await issue(three, { key })).body).toEqual(made.body);
    expect((await issue(three.slice(1), { key })).body.code).toBe('key.used');
  });

  test('refuses by name what is no ticket of it', async ({ deps }) => {
    const { id, staff, add, sold, issue } = await openFares(deps);
    expect((await issue([])).status).toBe(404);
    await add();
    expect(await issue([])).toMatchObject({ status: 409, body: { code: 'fares.open' } });
    await sold();
    const refused = async (tickets: readonly object[], code: string, ...paths: string[]) =>
      expect((await issue(tickets)).body).toMatchObject({ code, fields: paths.map((path) => ({ path })) });
    await refused([{ number: '997-24000001' }], 'fares.ticket', 'tickets.0.number');
    const wrong = [0, 1, 2, 3, 4, 5, 6].find((digit) => {
      const found = parseTicketNumber(`9972400000001${digit}`);
      return 'fault' in found;
    });
    await refused([{ number: `9972400000001${wrong}` }], 'fares.ticket', 'tickets.0.number');
    await refused([three[0] ?? {}, three[0] ?? {}], 'fares.ticket', 'tickets.1.number');
    await refused([{ ...three[0], passenger: 3 }], 'fares.ticket', 'tickets.0.passenger');
    await refused([{ number: '065-2400000001' }], 'fares.ticket-airline', 'tickets.0.number');
    expect((await issue([{ number: '065-2400000001', otherAirline: true }])).status).toBe(200);
    expect((await issue([], { pnr: 'K4T9X' })).status).toBe(400);
    await deps.db.delete(fareTickets).where(eq(fareTickets.enquiryId, id));
    await issue(three.slice(0, 1));
    const second = [{ ...three[0], passenger: 1 }];
    expect(await issue(second)).toMatchObject({ status: 409, body: { code: 'fares.ticket-known' } });
    expect((await staff('GET', `/fares/${id}`)).body.state).toBe('accepted');
  });
});

test('an e-ticket is kept encrypted, opened by staff with a line in the log, cached nowhere, and deleted for good', async ({
  deps,
}) => {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-tickets-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const { id, request, staff, sold } = await openFares(deps, directoryStorage(directory));
  const bytes = pdf(2_000, 'SAMPLE/ABDUL KARIM');
  const send = (content: Uint8Array, name = 'e-ticket.pdf') => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(content)], name));
    return staff('POST', `/fares/${id}/tickets/files`, form);
  };
  expect((await send(bytes)).status).toBe(404);
  await sold();
  expect((await send(Buffer.from('<script>'), 'e-ticket.pdf')).status).toBe(415);
  const { status, body } = await send(bytes);
  expect([status, body.name]).toEqual([201, 'e-ticket.pdf']);
  const stored = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((each) =>
    each.isFile(),
  );
  for (const file of stored) {
    expect((await readFile(join(file.parentPath, file.name))).includes('SAMPLE/ABDUL')).toBe(false);
  }
  const path = `/fares/${id}/tickets/files/${body.id}`;
  // Who takes the money sees the order, and no paper of those who travel.
  for (const role of ['editor', 'accountant', 'customer'] as const) {
    const stranger = { caller: callerOf('nobody', [...permissionsOf[role]], { role }) };
    expect((await request('GET', path, undefined, stranger)).status, role).toBe(403);
  }
  const opened = await staff('GET', path);
  expect(opened.bytes.equals(bytes)).toBe(true);
  expect(opened.headers.get('cache-control')).toBe('no-store');
  expect(opened.headers.get('content-disposition')).toContain('attachment');
  const entries = await deps.db.select().from(activity).where(eq(activity.action, 'fares.open-file'));
  expect(entries).toMatchObject([{ actor: 'user:amina', subjectId: id, difference: { file: body.id } }]);
  expect((await staff('GET', `/fares/${id}`)).body.ticketing.files).toMatchObject([{ id: body.id }]);
  expect((await staff('DELETE', path)).status).toBe(200);
  expect((await staff('GET', path)).status).toBe(404);
  expect(await deps.db.$count(privateFiles)).toBe(0);
});
