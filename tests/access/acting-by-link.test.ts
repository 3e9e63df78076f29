import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissions } from '#features/identity/roles/roles.rules.ts';
import { acceptOrder } from '#features/orders/orders.commands.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { test as inDatabase } from '#platform/testing/test.ts';
import { callerOf, deskOf, question, rowOf } from '../enquiries/desk.ts';
import { filled, listOperations, type Operation } from '../security/operations.ts';
import { openBookings, orderIdOf } from '../selling/booking-world.ts';
import { staff } from '../selling/sales.ts';
import { openCases, pdf } from '../visa-cases/case-world.ts';
import { type Door, openDoor, site } from './door.ts';

/** What staff need in the office to write what a link leads to, and so for writing by the link, too. */
const rightOf = (path: string): string =>
  path.endsWith('/travellers')
    ? 'travellers.write'
    : path.startsWith('/api/visitor/visa-cases/')
      ? 'visa-cases.write'
      : path.startsWith('/api/visitor/enquiries/')
        ? 'enquiries.write'
        : 'orders.write';

let door: Door;
let writes: readonly Operation[];
let request: ReturnType<typeof deskOf>;
beforeAll(async () => {
  door = await openDoor();
  writes = (await listOperations(door)).filter(
    ({ method, path }) => method !== 'GET' && path.includes('{token}'),
  );
  const { database, clock } = door;
  const deps: CommandDeps = { db: database.db, clock, pages: { drop: () => {} }, siteUrl: site };
  request = deskOf(deps);
});
afterAll(() => door.close());

/** Asks with a link that is nobody's: who passes the gate is told that there is none. */
async function ask(operation: Operation, caller?: ReturnType<typeof callerOf>) {
  const { method, path, example } = operation;
  const address = filled({ ...operation, path: path.replace(/^\/api/, '') }, '1');
  const body = method === 'PUT' && example === undefined ? undefined : (example ?? {});
  const { status, body: said } = await request(method, address, body, {
    caller,
    headers: { 'if-match': '"0"', accept: 'application/json' },
  });
  return { route: `${method} ${path}`, isRefused: status === 403 && said.code === 'permission.missing' };
}

describe('who writes by a customer’s link', () => {
  test('is refused as staff without the right for it in the office, whatever else they may do', async () => {
    expect(writes.length).toBeGreaterThan(14);
    const passed: string[] = [];
    for (const operation of writes) {
      const others = permissions.filter((each) => each !== rightOf(operation.path));
      const { route, isRefused } = await ask(operation, callerOf('karim', others, { role: 'clerk' }));
      passed.push(...(isRefused ? [] : [route]));
    }
    expect(passed).toEqual([]);
  });

  test('is let in as staff with the right, as a customer and as somebody who isn’t signed in', async () => {
    for (const operation of writes) {
      for (const caller of [
        callerOf('amina', [rightOf(operation.path)], { role: 'clerk' }),
        callerOf('rahim', ['account.own'], { role: 'customer' }),
        undefined,
      ]) {
        const { route, isRefused } = await ask(operation, caller);
        expect([route, isRefused]).toEqual([route, false]);
      }
    }
  });
});

const amina = callerOf('amina', ['orders.write', 'enquiries.write', 'visa-cases.write'], { role: 'manager' });

/** What each link lets its holder do, done by links that are the same each time. @returns each deed and who did it in the log */
async function doAll(deps: CommandDeps, caller: ReturnType<typeof callerOf> | undefined) {
  const cases = await openCases(deps);
  const tours = await openBookings(deps, 2);
  const full = await tours.depart(1, { key: 'full-one' });
  const { token: filling } = await tours.book({ departure: full });
  await run(deps, staff('karim'), acceptOrder, { id: await orderIdOf(deps, filling) });
  const { token } = await tours.book();
  const formOf = (fields: Readonly<Record<string, string>> = {}) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) {
      form.set(field, value);
    }
    form.set('file', new File([new Uint8Array(pdf())], 'scan.pdf'));
    return form;
  };
  const { body: waiting } = await cases.request('POST', '/waiting', tours.request({ departure: full }));
  const { body: asked } = await cases.request('POST', '/enquiries', question());
  const enquiry = await rowOf(deps.db, asked.reference);
  const visa = await cases.begin();
  const [applicant] = (await visa.read()).applicants;
  const papers = `/visitor/visa-cases/${visa.token}/applicants/${applicant.id}/papers`;
  const piece = pdf();
  const pieceHeaders = {
    'content-range': `bytes 0-${piece.length - 1}/${piece.length}`,
    'content-disposition': 'attachment; filename="scan.pdf"',
  };
  const sum = { method: 'bkash', trx: '9K70LM2QXB', sender: '01711000111', sum: '100' };
  const before = (await deps.db.select().from(activity)).map(({ id }) => id);
  for (const [method, path, body, headers] of [
    ['POST', `/visitor/orders/${token}/claims`, formOf(sum)],
    ['POST', `/visitor/waiting/${waiting.token}/leave`],
    ['POST', `/visitor/enquiries/${enquiry.token}/messages`, { text: 'And on Sunday?' }],
    ['POST', `/visitor/enquiries/${enquiry.token}/files`, formOf()],
    ['POST', `${papers}/passport-page`, formOf()],
    ['PUT', `${papers}/statement/uploads/from-a-phone`, new Blob([new Uint8Array(piece)]), pieceHeaders],
  ] as const) {
    const answer = await cases.request(method, path, body, { caller, headers: headers ?? {} });
    expect([path, answer.status < 300, answer.text]).toEqual([path, true, answer.text]);
  }
  return (await deps.db.select().from(activity))
    .filter(({ id }) => !before.includes(id))
    .map(({ action, actor }) => [action, actor]);
}

describe('what is written by a customer’s link', () => {
  const deeds = [
    'money.tell',
    'bookings.leave-waiting',
    'enquiries.add-message',
    'enquiries.add-file',
    'visa-cases.add-file',
    'visa-cases.add-file',
  ];
  inDatabase('is in the name of staff who did it', async ({ deps }) => {
    expect(await doAll(deps, amina)).toEqual(deeds.map((deed) => [deed, amina.id]));
  });

  inDatabase('is the customer’s when nobody is signed in', async ({ deps }) => {
    expect(await doAll(deps, undefined)).toEqual(deeds.map((deed) => [deed, 'visitor']));
  });
});
