import { desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { enquiries, enquiryMessages } from '#features/enquiries/enquiries.table.ts';
import { InboxWatch } from '#features/enquiries/stream/stream.gateway.ts';
import { findByToken } from '#features/enquiries/visitor/visitor.queries.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { Database } from '#platform/database/database.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { createApi } from '../../src/api.ts';
import {
  callerOf,
  changing,
  clerkPermissions,
  deskOf,
  openAgency,
  question,
  rowOf,
  siteUrl,
  unused,
} from './desk.ts';

const caller = callerOf('amina', clerkPermissions);
const mailSecret = 'a-secret-of-a-mail-service';
const bearer = { authorization: `Bearer ${mailSecret}` };

/** What a mail service posts to a site that receives mail. */
function mailDoor(commands: CommandDeps, secret: string | undefined = mailSecret) {
  const api = createApi({
    ...commands,
    ...unused,
    inbox: new InboxWatch(),
    siteUrl,
    mailSecret: secret,
    failed: (cause) => {
      throw cause;
    },
    identify: async () => undefined,
    visitorOf: () => '192.0.2.1',
  });
  return async (body: string, headers: Record<string, string> = bearer) => {
    const response = await api.request('/mail/inbound', { method: 'POST', body, headers });
    return { status: response.status, body: await response.json() };
  };
}

const rawMail = (to: string, more: Readonly<Record<string, string>> = {}, text = 'Yes, book it.') =>
  [
    ...Object.entries({
      From: 'Rahim <Rahim@mail.example>',
      To: to,
      'Message-ID': '<1@mail.example>',
      'Content-Type': 'text/plain; charset=utf-8',
      ...more,
    }).map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  ].join('\r\n');

/** An enquiry that was answered by e-mail. */
async function answered(db: Database, deps: CommandDeps) {
  await openAgency(deps);
  const request = deskOf({ ...deps, mailReplyDomain: 'mail.shofor.example' });
  const { body } = await request('POST', '/enquiries', question());
  const { id } = await rowOf(db, body.reference);
  const reply = {
    replyId: crypto.randomUUID(),
    language: 'en',
    subject: 'Seats',
    body: 'There are two seats.',
  };
  await changing(db, request, caller)(id, 'replies', { ...reply, state: 'waiting' });
  const [letter] = await db.select().from(messages).where(isLetter('enquiry.reply'));
  return { request, id, reference: body.reference, letter };
}

const stateOf = async (db: Database, id: string) =>
  (
    await db
      .select({ state: enquiries.state, dueOn: enquiries.dueOn })
      .from(enquiries)
      .where(eq(enquiries.id, id))
  )[0];

test('a customer’s mail to the address of the letter lies in the enquiry, once, and staff are told', async ({
  db,
  deps,
}) => {
  const { request, id, reference, letter } = await answered(db, deps);
  expect(letter?.replyTo).toMatch(/^reply\+[0-9a-f]{32}@mail\.shofor\.example$/);
  const post = mailDoor(deps);
  const text =
    'Yes, book it.\n\nOn Tue, 1 Dec 2026 at 10:00, Shofor <hello@shofor.example>\nwrote:\n> There are two seats.';
  const raw = rawMail(letter?.replyTo ?? '', {}, text);
  expect(await post(raw)).toEqual({ status: 200, body: { result: 'taken' } });
  expect((await post(raw)).body).toEqual({ result: 'again' });
  const whole = await request('GET', `/enquiries/${id}`, undefined, { caller });
  expect(whole.body.messages).toMatchObject([
    { via: 'email', from: 'rahim@mail.example', stranger: false, text: 'Yes, book it.' },
  ]);
  expect(whole.body.messages[0].whole).toContain('> There are two seats.');
  expect(whole.body.history.at(-1)).toMatchObject({ happened: 'message-received', actor: 'visitor' });
  // It waited for the customer; now somebody of the staff has to look, today.
  expect(await stateOf(db, id)).toEqual({ state: 'in-progress', dueOn: '2026-12-01' });
  const notices = await db.select().from(messages).where(isLetter('enquiry.message'));
  expect(notices).toMatchObject([{ toAddress: 'hello@shofor.example', replyTo: 'rahim@mail.example' }]);
  expect(notices[0]?.subject).toContain(reference);
});

test('without the address it is found by the Message-ID that it answers, from a JSON too', async ({
  db,
  deps,
}) => {
  const { id, letter } = await answered(db, deps);
  const post = mailDoor(deps);
  const raw = rawMail('hello@shofor.example', { 'In-Reply-To': letter?.messageId ?? '' });
  const json = { ...bearer, 'content-type': 'application/json' };
  expect((await post(JSON.stringify({ raw }), json)).status).toBe(200);
  const service = {
    FromFull: { Email: 'rahim@mail.example' },
    ToFull: [{ Email: letter?.replyTo }],
    Headers: [{ Name: 'Message-ID', Value: '<2@mail.example>' }],
    HtmlBody: '<style>p{}</style><p>Two &amp; a child</p><blockquote>old</blockquote>',
  };
  expect((await post(JSON.stringify(service), json)).status).toBe(200);
  const kept = await db.select().from(enquiryMessages).where(eq(enquiryMessages.enquiryId, id));
  expect(kept.map(({ body }) => body.trim()).sort()).toEqual(['Two & a child', 'Yes, book it.']);
});

test('from another address it is kept and marked, and the visitor’s page doesn’t show it', async ({
  db,
  deps,
}) => {
  const { request, id, letter } = await answered(db, deps);
  const raw = rawMail(letter?.replyTo ?? '', { From: 'spy@evil.example' }, 'Pay to this account.');
  expect((await mailDoor(deps)(raw)).status).toBe(200);
  const whole = await request('GET', `/enquiries/${id}`, undefined, { caller });
  expect(whole.body.messages).toMatchObject([{ stranger: true, from: 'spy@evil.example' }]);
  const [row] = await db.select({ token: enquiries.token }).from(enquiries);
  expect((await findByToken(db, row?.token ?? ''))?.messages).toEqual([]);
});

test('an attached picture lies with the enquiry’s files, and its history names those of other kinds', async ({
  db,
  deps,
}) => {
  const { request, id, letter } = await answered(db, deps);
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const part = (type: string, name: string, content: string) =>
    `--b\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content}\r\n`;
  const body = `--b\r\nContent-Type: text/plain\r\n\r\nMy passport\r\n${part('image/png', 'passport.png', png)}${part('application/zip', 'x.zip', 'UEsDBA==')}--b--`;
  const type = { 'Content-Type': 'multipart/mixed; boundary=b' };
  expect((await mailDoor(deps)(rawMail(letter?.replyTo ?? '', type, body))).body).toEqual({
    result: 'taken',
  });
  const whole = await request('GET', `/enquiries/${id}`, undefined, { caller });
  expect(whole.body.files.map(({ name }: { name: string }) => name)).toEqual(['passport.png']);
  const left = whole.body.history.filter(
    ({ happened }: { happened: string }) => happened === 'files-left-out',
  );
  expect(left).toMatchObject([{ detail: { names: ['x.zip'] } }]);
});

test('the door for mail is shut without the secret, and takes nothing that answers no enquiry or no person wrote', async ({
  db,
  deps,
}) => {
  const { letter } = await answered(db, deps);
  const to = letter?.replyTo ?? '';
  const post = mailDoor(deps);
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: 'Basic eDp3cm9uZw==' }]) {
    expect((await post(rawMail(to), headers)).status).toBe(401);
  }
  const basic = `Basic ${Buffer.from(`mail:${mailSecret}`).toString('base64')}`;
  expect(
    (await post(rawMail(to, { 'Auto-Submitted': 'auto-replied' }), { authorization: basic })).body,
  ).toEqual({
    result: 'automatic',
  });
  const strange = [`reply+${'0'.repeat(32)}@mail.shofor.example`, 'hello@shofor.example', "reply+' OR 1=1@x"];
  for (const address of strange) {
    expect((await post(rawMail(address, { 'In-Reply-To': '<x@shofor>' }))).body.code).toBe('mail.no-enquiry');
  }
  expect((await post('{', { ...bearer, 'content-type': 'application/json' })).status).toBe(422);
  expect(await db.$count(enquiryMessages)).toBe(0);
  // A site that isn't set up to receive mail has no such door.
  const closed = createApi({
    ...deps,
    ...unused,
    inbox: new InboxWatch(),
    siteUrl,
    failed: () => {},
    identify: async () => undefined,
    visitorOf: () => '',
  });
  expect((await closed.request('/mail/inbound', { method: 'POST', body: 'x', headers: bearer })).status).toBe(
    404,
  );
});

test('a visitor writes on the page of the enquiry: it shows it, once, with our replies; staff see and are told', async ({
  db,
  deps,
}) => {
  const { request, id } = await answered(db, deps);
  const [{ token } = { token: '' }] = await db.select({ token: enquiries.token }).from(enquiries);
  const path = `/visitor/enquiries/${token}/messages`;
  expect((await request('POST', path, { text: 'One of us is a child of five.' })).status).toBe(204);
  expect((await request('POST', path, { text: 'One of us is a child of five.' })).status).toBe(204);
  const form = new FormData();
  form.set('text', 'And a cot,\r\nplease.');
  const posted = await request('POST', `${path}?language=bn`, form, { headers: { accept: 'text/html' } });
  expect([posted.status, posted.headers.get('location')]).toEqual([
    303,
    `${siteUrl}/bn/enquiries/${token}?message=sent#messages`,
  ]);
  const page = await findByToken(db, token);
  expect(page?.messages.map(({ body }) => body).sort()).toEqual([
    'And a cot,\nplease.',
    'One of us is a child of five.',
  ]);
  expect(page?.replies).toHaveLength(1);
  const whole = await request('GET', `/enquiries/${id}`, undefined, { caller });
  expect(whole.body.messages).toMatchObject([{ via: 'page' }, { via: 'page' }]);
  expect(await db.$count(messages, isLetter('enquiry.message'))).toBe(2);
  expect(await stateOf(db, id)).toMatchObject({ state: 'in-progress' });
});

test('an empty or too long message, a wrong page and another site are refused, and nothing is kept', async ({
  db,
  deps,
}) => {
  const { request } = await answered(db, deps);
  const [{ token } = { token: '' }] = await db.select({ token: enquiries.token }).from(enquiries);
  const path = `/visitor/enquiries/${token}/messages`;
  for (const text of ['', '  ', 'x'.repeat(2_001)]) {
    expect((await request('POST', path, { text })).status).toBe(422);
  }
  const stranger = `/visitor/enquiries/${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}/messages`;
  expect((await request('POST', stranger, { text: 'Hello' })).status).toBe(404);
  const headers = { origin: 'https://evil.example' };
  expect((await request('POST', path, { text: 'Hello' }, { headers })).status).toBe(403);
  expect(await db.$count(enquiryMessages)).toBe(0);
});

test('the staff’s letter about a new enquiry is answered to the customer', async ({ db, deps }) => {
  await openAgency(deps);
  await deskOf(deps)('POST', '/enquiries', question());
  const [notice] = await db
    .select()
    .from(messages)
    .where(isLetter('enquiry.notice'))
    .orderBy(desc(messages.createdAt));
  expect(notice?.replyTo).toBe('rahim@mail.example');
});
