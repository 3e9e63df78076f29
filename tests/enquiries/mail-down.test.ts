import { pino } from 'pino';
import { expect, test } from 'vitest';
import { freePort } from '#platform/free-port.ts';
import { smtpPost } from '#platform/mail/post.gateway.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { sendMailJob } from '#platform/messages/send-messages.ts';
import { startJobs } from '#platform/run-jobs.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { startMailServer } from '#platform/testing/mail-server.ts';
import { statedMoment } from '#platform/testing/stated-day.ts';
import { openTestDatabase } from '#platform/testing/test.ts';
import { deskOf, openAgency, question } from './desk.ts';

const number = 80;
const logger = pino({ level: 'silent' });

test(`a mail server that is down while ${number} people write gets the letter of each and the office’s once it is up, none twice`, async () => {
  const database = await openTestDatabase();
  const { db } = database;
  let aheadMs = 0;
  const began = Date.now();
  // From the day of the agency's departures on, whatever day the machine has.
  const clock = { now: () => new Date(Date.parse(statedMoment) + Date.now() - began + aheadMs) };
  const deps = { db, clock, pages: { drop: () => {} }, siteUrl: 'https://shofor.example' };
  await openAgency(deps);
  const port = await freePort();
  const post = smtpPost(`smtp://127.0.0.1:${port}`, 'hello@shofor.example');
  const jobs = await startJobs(database, [sendMailJob({ db, clock, logger, post })], logger);
  const request = deskOf(deps);
  const addresses = Array.from({ length: number }, (_, place) => `visitor${place}@mail.example`);
  for (const [place, email] of addresses.entries()) {
    const contact = {
      name: 'Rahim Uddin',
      phone: `017${10_000_000 + place}`,
      email,
      reply: 'email' as const,
    };
    const sent = await request('POST', '/enquiries', question({ message: `Question ${place}`, contact }), {
      visitor: `198.51.${Math.floor(place / 200)}.${place % 200}`,
    });
    expect(sent.status, sent.text).toBe(201);
  }
  const states = async () =>
    (await db.select({ state: messages.state }).from(messages).where(isLetter())).map(({ state }) => state);
  expect(await states()).toEqual(Array(2 * number).fill('waiting'));

  const server = await startMailServer({ port });
  // The sender rests for a minute at most after a server was unreachable.
  aheadMs = 60_000;
  const sent = async () => (await states()).filter((state) => state === 'sent').length;
  await expect.poll(sent, { timeout: 120_000, interval: 100 }).toBe(2 * number);
  await jobs.stop();
  await server.close();
  await database.close();
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(2 * number);
  const recipients = server.received.flatMap(({ to }) => to);
  expect(recipients.length).toBe(2 * number);
  expect(recipients.filter((to) => addresses.includes(to)).sort()).toEqual(addresses.toSorted());
}, 180_000);
