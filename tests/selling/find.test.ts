import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect } from 'vitest';
import { openByCode, requestCode, sendCode } from '#features/find/find.commands.ts';
import { findTasks, forgetCodesJob } from '#features/find/find.jobs.ts';
import { findCodes, findGuesses } from '#features/find/find.table.ts';
import { permissionsOf } from '#features/identity/roles/roles.rules.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { findMessageSettings } from '#features/site-settings/site-settings.queries.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { sendMessagesJob } from '#platform/messages/send-messages.ts';
import { outboxJob } from '#platform/outbox/outbox.ts';
import { type TestClock, test } from '#platform/testing/test.ts';
import { commands } from '../architecture/all-commands.ts';
import { callerOf, deskOf, question } from '../enquiries/desk.ts';
import { undoneProof } from '../office/undone.ts';
import { openCases } from '../visa-cases/case-world.ts';
import { openFares } from './fare-world.ts';
import { sell } from './sales.ts';

const known = '01812-345678';
const e164 = '+8801812345678';

/** The API of an agency that sold an order to a number, its jobs, and all that is logged. */
async function openFind(deps: CommandDeps, clock: TestClock) {
  const sale = await sell(deps);
  const request = deskOf(deps);
  let logged = '';
  const logger = pino(
    { level: 'trace' },
    new Writable({
      write: (line, _, done) => {
        logged += String(line);
        done();
      },
    }),
  );
  const tasks = outboxJob({ ...deps, logger }, findTasks(deps));
  const delivered: { to: string; text: string }[] = [];
  const post = sendMessagesJob({ ...deps, logger, settings: findMessageSettings }, 'sms', {
    knowsOurId: true,
    deliver: async ({ toAddress, text, event }) => {
      if (event === 'find.code') {
        delivered.push({ to: toAddress, text });
      }
      return { kind: 'taken' };
    },
  });
  const { signal } = new AbortController();
  const work = async () => {
    await tasks.run(signal);
    await post.run(signal);
  };
  const ask = (phone = known, visitor = '192.0.2.1') =>
    request('POST', '/visitor/find', { phone, language: 'en' }, { visitor });
  const guess = (code: string, phone = known, visitor = '192.0.2.1') =>
    request('POST', '/visitor/find/code', { phone, code }, { visitor });
  /** Has a code sent. @returns it */
  const codeOf = async (phone = known, visitor = '192.0.2.1') => {
    await ask(phone, visitor);
    await work();
    return /\b\d{6}\b/.exec(delivered.at(-1)?.text ?? '')?.[0] ?? '';
  };
  const forward = (minutes: number) =>
    clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString());
  return { sale, request, ask, guess, codeOf, work, delivered, forward, logged: () => logged };
}

/** Another code than the right one. */
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a number gets the same answer whether it is known or not, and only a known one gets a code, which then is nowhere to be read', async ({
  deps,
  clock,
}) => {
  const { request, ask, guess, work, delivered, logged } = await openFind(deps, clock);
  const answers = [await ask(), await ask('01999-000111')];
  const [one, other] = answers.map(({ status, text, headers }) => ({
    status,
    text,
    headers: [...headers].toSorted(),
  }));
  expect(one).toEqual(other);
  expect(one).toMatchObject({ status: 202, text: '{}' });
  expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  // Until now both are the same in the database, too: what differs comes after the answer.
  const rows = await deps.db.select().from(findCodes);
  expect(rows.map(({ code, tries }) => ({ code, tries }))).toEqual([
    { code: null, tries: 0 },
    { code: null, tries: 0 },
  ]);
  expect(await deps.db.$count(messages, eq(messages.event, 'find.code'))).toBe(0);
  await work();
  expect(delivered.map(({ to }) => to)).toEqual([e164]);
  const code = /\b\d{6}\b/.exec(delivered[0]?.text ?? '')?.[0] ?? '';
  expect(delivered[0]?.text).toContain(`${code} is your code. It lasts 5 minutes.`);
  const [unknown, wrong] = [await guess(code, '01999-000111'), await guess(wrongOf(code))];
  expect([unknown?.status, unknown?.text]).toEqual([wrong?.status, wrong?.text]);
  expect(wrong?.body).toMatchObject({ status: 422, code: 'find.code', fields: [{ path: 'code' }] });
  const [sent] = await deps.db.select().from(messages).where(eq(messages.event, 'find.code'));
  expect(sent).toMatchObject({ state: 'sent', text: '', short: '', html: '' });
  const office = callerOf('mou', [...permissionsOf.manager], { role: 'manager' });
  const list = await request('GET', '/messages?event=find.code', undefined, { caller: office });
  expect(list.body.items).toHaveLength(1);
  expect(list.text).not.toContain(code);
  const everything = await deps.db.execute(sql`SELECT row_to_json(c)::text AS row FROM find_codes c`);
  expect(JSON.stringify(everything)).not.toMatch(new RegExp(`${code}|8801812345678`));
  expect(logged()).not.toMatch(new RegExp(`${code}|1812345678`));
});

test('a code opens the number’s list once, and its cookie for half an hour', async ({ deps, clock }) => {
  const { sale, request, guess, codeOf, forward } = await openFind(deps, clock);
  const code = await codeOf();
  const opened = await guess(` ${code.slice(0, 3)} ${code.slice(3)}`);
  expect(opened.status).toBe(200);
  expect(opened.headers.get('cache-control')).toBe('no-store');
  expect(opened.body.items).toEqual([
    {
      kind: 'order',
      reference: sale.reference,
      path: expect.stringMatching(/^\/orders\/[a-z0-9]{26}$/),
      about: 'Visa service',
    },
  ]);
  const cookie = opened.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^shofor-find=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect((await guess(code)).status).toBe(422);
  const read = (headers = { cookie: cookie.split(';')[0] ?? '' }) =>
    request('GET', '/visitor/find', undefined, { headers });
  expect((await read()).body).toEqual(opened.body);
  expect((await request('GET', '/visitor/find')).status).toBe(401);
  expect((await read({ cookie: `shofor-find=${'a'.repeat(43)}` })).status).toBe(401);
  forward(30);
  expect((await read()).status).toBe(401);
});

test('what is no number is refused, naming the field', async ({ deps, clock }) => {
  const { ask, guess } = await openFind(deps, clock);
  for (const answer of [await ask('12345'), await guess('123456', 'nobody')]) {
    expect([answer.status, answer.body.fields[0].path]).toEqual([422, 'phone']);
  }
});

test('a code ends with its fifth wrong try, after five minutes, and when the next one is asked for', async ({
  deps,
  clock,
}) => {
  const { guess, codeOf, forward, ask } = await openFind(deps, clock);
  const first = await codeOf();
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await guess(wrongOf(first))).status).toBe(422);
  }
  expect((await guess(first)).status).toBe(422);
  const second = await codeOf();
  forward(5);
  expect((await guess(second)).status).toBe(422);
  const third = await codeOf();
  expect((await guess(third)).status).toBe(200);
  forward(61);
  const fourth = await codeOf();
  await ask();
  expect((await guess(fourth)).status).toBe(422);
});

test('a number gets three codes an hour, an address asks for twenty; beyond that the answer is the same and nothing is sent', async ({
  deps,
  clock,
}) => {
  const { ask, codeOf, delivered, forward, work } = await openFind(deps, clock);
  for (let times = 0; times < 5; times += 1) {
    await codeOf(known, `198.51.100.${times}`);
  }
  expect(delivered).toHaveLength(3);
  forward(60);
  // One by one an address asks for twenty numbers that nobody knows, and then for a known one.
  for (let times = 0; times < 20; times += 1) {
    await ask(`01999-0001${String(times + 10)}`, '192.0.2.9');
  }
  const beyond = await ask(known, '192.0.2.9');
  await work();
  expect([beyond.status, beyond.text, delivered.length]).toEqual([202, '{}', 3]);
  await codeOf(known, '192.0.2.10');
  expect(delivered).toHaveLength(4);
});

test('who guesses over numbers is stopped by address, and everybody together by what a day may see', async ({
  deps,
  clock,
}) => {
  const { guess, codeOf } = await openFind(deps, clock);
  const code = await codeOf();
  for (let times = 0; times < 30; times += 1) {
    await guess('000000', `01999-0001${String(times + 10)}`);
  }
  expect((await guess(code)).status).toBe(422);
  // A thousand wrong ones from everywhere: another address doesn't get in, either.
  const many = Array.from({ length: 1_000 }, (_, number) => ({
    visitor: `somebody-${number}`,
    live: true,
    at: deps.clock.now(),
  }));
  await deps.db.insert(findGuesses).values(many);
  expect((await guess(code, known, '203.0.113.5')).status).toBe(422);
  await deps.db.delete(findGuesses).where(eq(findGuesses.visitor, 'somebody-7'));
  expect((await guess(code, known, '203.0.113.5')).status).toBe(200);
});

/**
 * A guess finds a code in a million; of each code five are compared, of each number three codes an hour, and of all together a thousand
 * guesses in a day. So of 10,000 guesses 1,000 are compared at most: in 999 of 1,000 such attacks none opens anything. Here each guess
 * would be right, were it counted wrong: after its five tries no guess is, the right one neither.
 */
test('of ten thousand guesses over numbers and addresses none opens anything', async ({ deps, clock }) => {
  const { guess, codeOf } = await openFind(deps, clock);
  const code = await codeOf();
  for (let tries = 0; tries < 5; tries += 1) {
    await guess(wrongOf(code));
  }
  let opened = 0;
  // A hundred go the whole way; the others differ in nothing but their digits, and cost a minute.
  for (let number = 0; number < 100; number += 1) {
    const { status } = await guess(code, known, `198.51.${number}.7`);
    opened += status === 200 ? 1 : 0;
  }
  expect(opened).toBe(0);
  const [row] = await deps.db.select().from(findCodes);
  expect(row).toMatchObject({ tries: 5, secret: null });
});

test('the list has orders and quotes, visa cases, fares and enquiries of the number that are open, each by its own link', async ({
  deps,
  clock,
}) => {
  const { request, guess, codeOf } = await openFind(deps, clock);
  const contact = { name: 'Salma Begum', phone: known, reply: 'phone' as const };
  const { begin } = await openCases(deps);
  const visa = await begin();
  const fares = await openFares(deps, undefined, { contact });
  await fares.add();
  const fare = await fares.send();
  const { body: enquiry } = await request('POST', '/enquiries', question({ contact, language: 'bn' }));
  await request('POST', '/enquiries', question({ message: 'Somebody else’s.' }));
  const { items } = (await guess(await codeOf())).body;
  const at = (kind: string) => items.filter((item: { kind: string }) => item.kind === kind);
  expect(at('visa-case')).toMatchObject([{ reference: visa.reference, path: `/visacases/${visa.token}` }]);
  expect(at('fare')).toMatchObject([{ path: `/fares/${fare}` }]);
  // In the reader's language, not in that of the enquiry.
  expect(at('enquiry')).toMatchObject([
    { reference: enquiry.reference, path: enquiry.path.replace(/^\/bn/, '') },
  ]);
  // The quote, and the order of the visa case.
  expect(at('order')).toHaveLength(2);
  expect(items.every(({ about }: { about: string }) => about !== '')).toBe(true);
});

test('codes are deleted after an hour, guesses after a day, and a code that was never sent is stopped', async ({
  deps,
  clock,
}) => {
  const { ask, guess, forward } = await openFind(deps, clock);
  const job = forgetCodesJob(deps);
  const { signal } = new AbortController();
  await ask();
  await outboxJob({ ...deps, logger: pino({ level: 'silent' }) }, findTasks(deps)).run(signal);
  await guess('000000', '01999-000111');
  expect(await job.isDue()).toBe(false);
  forward(6);
  expect(await job.isDue()).toBe(true);
  await job.run(signal);
  const [message] = await deps.db.select().from(messages).where(eq(messages.event, 'find.code'));
  expect(message).toMatchObject({ state: 'stopped', text: '', toAddress: '•••••••••••678' });
  expect(await deps.db.$count(findCodes)).toBe(1);
  forward(55);
  await job.run(signal);
  expect([await deps.db.$count(findCodes), await deps.db.$count(findGuesses)]).toEqual([0, 1]);
  forward(24 * 60);
  await job.run(signal);
  expect(await deps.db.$count(findGuesses)).toBe(0);
  expect(await job.isDue()).toBe(false);
});

test('every write of it is undone whole when its end is missing, and stands in no log: nobody did anything', async ({
  deps,
}) => {
  await sell(deps);
  const { proved, tried, quiet } = undoneProof(deps);
  const phone = known;
  const by = { phone, visitor: '192.0.2.1' };
  await proved(requestCode, { ...by, language: 'en' as const }, visitorActor);
  const [row] = await deps.db.select().from(findCodes);
  await proved(sendCode, { id: row?.id ?? '' });
  await proved(openByCode, { ...by, code: 'none' }, visitorActor);
  expect(quiet).toEqual(['find.request', 'find.send', 'find.open']);
  const missing = commands.filter(({ name }) => name.startsWith('find.') && !tried.has(name));
  expect(missing).toEqual([]);
});
