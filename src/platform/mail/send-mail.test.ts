import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { describe, expect } from 'vitest';
import type { Database, OpenDatabase } from '#platform/database/database.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { startMailServer } from '#platform/testing/mail-server.ts';
import { test as base, openTestDatabase } from '#platform/testing/test.ts';
import { sendMailJob } from '../messages/send-messages.ts';
import { startJobs } from '../run-jobs.ts';
import { maxAttempts } from './mail.rules.ts';
import { smtpPost } from './post.gateway.ts';
import { type MailOut, queueMail } from './queue-mail.ts';

const logger = pino({ level: 'silent' });

/** A database whose transactions are committed, so that the sender sees the outbox. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from its first parameter.
  .extend('database', async ({}, { onCleanup }) => {
    const database = await openTestDatabase();
    onCleanup(() => database.close());
    return database;
  });

const letter: MailOut = {
  event: 'enquiry.reply',
  to: 'rahim@example.com',
  language: 'en',
  subject: 'Your fare request',
  html: '<p>Thank you.</p>',
  text: 'Thank you.',
};

const put = (db: Database, now: Date, change: Partial<MailOut> = {}) =>
  db.transaction((tx) => queueMail(tx, now, { ...letter, ...change }));

const states = async ({ db }: OpenDatabase) => {
  const rows = await db.select().from(messages).where(isLetter());
  return {
    sent: rows.filter(({ state }) => state === 'sent').length,
    waiting: rows.filter(({ state }) => state === 'waiting').length,
    dead: rows.filter(({ state }) => state === 'dead').length,
    errors: rows.map(({ lastError }) => lastError),
    attempts: rows.map(({ attempts }) => attempts),
  };
};

/** Runs the job for hours of a clock that is advanced in between: by half a minute, over days by a quarter of an hour. */
async function untilQuiet(database: OpenDatabase, url: string, start: Date, hours: number, limitMs?: number) {
  const stepMs = hours > 24 ? 15 * 60_000 : 30_000;
  let now = start;
  const clock = { now: () => now };
  const { db } = database;
  const job = sendMailJob({
    db,
    clock,
    logger,
    post: smtpPost(url, 'Shofor <hello@shofor.example>', limitMs),
  });
  for (const end = start.getTime() + hours * 3_600_000; now.getTime() < end; ) {
    if (await job.isDue()) {
      await job.run(new AbortController().signal);
    }
    now = new Date(now.getTime() + stepMs);
  }
  return now;
}

const start = new Date('2026-12-01T04:00:00Z');

test('two processes on one outbox send each mail once', async ({ database }) => {
  const server = await startMailServer();
  const { db } = database;
  const clock = { now: () => new Date() };
  const post = smtpPost(server.url, 'hello@shofor.example');
  const jobs = [
    await startJobs(database, [sendMailJob({ db, clock, logger, post })], logger),
    await startJobs(database, [sendMailJob({ db, clock, logger, post })], logger),
  ];
  await Promise.all(Array.from({ length: 60 }, () => put(db, new Date())));
  await expect.poll(async () => (await states(database)).sent, { timeout: 60_000, interval: 200 }).toBe(60);
  await Promise.all(jobs.map((each) => each.stop()));
  await server.close();
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(60);
  expect(server.received.length).toBe(60);
});

describe('a server that has trouble', () => {
  test('is busy at first: the mail is tried again, later and later, and arrives once', async ({
    database,
  }) => {
    let attempts = 0;
    const server = await startMailServer({ judge: () => (++attempts < 6 ? 'busy' : 'take') });
    await put(database.db, start);
    await untilQuiet(database, server.url, start, 2);
    await server.close();
    expect(attempts).toBe(6);
    expect(server.received.length).toBe(1);
    expect(await states(database)).toMatchObject({ sent: 1, attempts: [6] });
  });

  test('never takes the mail: after days it is dead, with what the server said', async ({ database }) => {
    const server = await startMailServer({ recipient: () => 450 });
    await put(database.db, start);
    await untilQuiet(database, server.url, start, 24 * 7);
    await server.close();
    const { dead, attempts, errors } = await states(database);
    expect({ dead, attempts }).toEqual({ dead: 1, attempts: [maxAttempts] });
    expect(errors[0]).toContain('450');
  });

  test('refuses the address or the text: the mail is dead at once, and the others are sent', async ({
    database,
  }) => {
    const server = await startMailServer({
      recipient: (address) => (address.startsWith('nobody') ? 550 : undefined),
      judge: ({ raw }) => (raw.includes('Cheap watches') ? 'refuse' : 'take'),
    });
    await put(database.db, start, { to: 'nobody@example.com' });
    await put(database.db, start, { subject: 'Cheap watches' });
    await put(database.db, start);
    await untilQuiet(database, server.url, start, 1);
    await server.close();
    expect(await states(database)).toMatchObject({ sent: 1, dead: 2 });
    expect(server.received.length).toBe(1);
  });

  test('cuts the line before it says 250: the mail comes again with the same Message-ID', async ({
    database,
  }) => {
    let attempts = 0;
    const server = await startMailServer({
      judge: () => (['cut', 'take-and-cut', 'take'] as const)[attempts++] ?? 'take',
    });
    await put(database.db, start);
    await untilQuiet(database, server.url, start, 1);
    await server.close();
    expect(attempts).toBe(3);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set(server.received.map(({ raw }) => /^Date: .+$/m.exec(raw)?.[0])).size).toBe(1);
    expect(await states(database)).toMatchObject({ sent: 1, attempts: [3] });
  });

  test('says nothing, or a byte now and then: the mail waits without an attempt', async ({ database }) => {
    const sockets: Socket[] = [];
    const tarpit = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => {});
      const drip = setInterval(() => socket.write('2'), 50);
      socket.on('close', () => clearInterval(drip));
    });
    tarpit.listen(0, '127.0.0.1');
    await once(tarpit, 'listening');
    const address = tarpit.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await put(database.db, start);
    const now = await untilQuiet(database, `smtp://127.0.0.1:${port}`, start, 0.05, 300);
    for (const socket of sockets) {
      socket.destroy();
    }
    await new Promise((resolve) => tarpit.close(resolve));
    expect(sockets.length).toBeGreaterThan(1);
    expect(await states(database)).toMatchObject({ waiting: 1, attempts: [0] });
    const server = await startMailServer();
    await untilQuiet(database, server.url, now, 1);
    await server.close();
    expect(server.received.length).toBe(1);
  });
});
