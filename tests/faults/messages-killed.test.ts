import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { test } from 'vitest';
import { z } from 'zod';
import type { Transaction } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { insertMessage } from '#platform/messages/insert-message.writes.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { serveSimulator } from '#platform/simulators/serve-simulator.gateway.ts';
import { simulateSms } from '#platform/sms/simulators/simulate-sms.gateway.ts';
import { startMailServer } from '#platform/testing/mail-server.ts';
import { createDatabase } from '#platform/testing/test.ts';
import { root } from './writer.ts';

const kills = Number(process.env.KILLS ?? 4);
const total = kills * 6;
/** Some die between the other side's answer and the note of it. */
const answerMs = 40;

/** Who takes messages over: which it has taken, by what makes each of them one, in their order. */
interface Taker {
  readonly variables: Readonly<Record<string, string>>;
  taken(): Promise<readonly string[]>;
  close(): Promise<void>;
}

async function mailServer(): Promise<Taker> {
  const server = await startMailServer({
    judge: async () => {
      await delay(answerMs);
      return 'take' as const;
    },
  });
  return {
    variables: { SMTP_URL: server.url },
    taken: async () => server.received.map(({ messageId }) => messageId),
    close: server.close,
  };
}

const inbox = z.object({ messages: z.array(z.object({ text: z.string() })) });

const provider = (name: 'sslwireless' | 'bulksmsbd') => async (): Promise<Taker> => {
  const served = await serveSimulator((world) => simulateSms(name, world));
  await fetch(`${served.url}/control`, {
    method: 'POST',
    body: JSON.stringify({ delayMs: answerMs }),
  });
  return {
    variables: served.variables,
    taken: async () =>
      inbox.parse(await (await fetch(`${served.url}/control`)).json()).messages.map(({ text }) => text),
    close: served.close,
  };
};

const byMail = (tx: Transaction, now: Date, count: number) =>
  queueMail(tx, now, {
    event: 'enquiry.reply',
    to: `visitor${count}@example.com`,
    language: 'en',
    subject: 'Your enquiry',
    html: '<p>Thank you.</p>',
    text: 'Thank you.',
  });

// An offer waits for no morning.
const bySms = (tx: Transaction, now: Date, count: number) =>
  insertMessage(tx, now, {
    event: 'waiting.offer',
    channel: 'sms',
    thenBy: [],
    toAddress: `+8801712${String(count).padStart(6, '0')}`,
    language: 'en',
    text: `Seat ${count} is free.`,
    parts: 1,
    subject: '',
    html: '',
    aboutKind: null,
    aboutId: null,
  });

interface Way {
  readonly by: string;
  readonly start: () => Promise<Taker>;
  readonly queue: (tx: Transaction, now: Date, count: number) => Promise<string>;
  /** How many may arrive twice. */
  readonly twice: number;
}

test.concurrent.for<Way>([
  { by: 'e-mail', start: mailServer, queue: byMail, twice: kills },
  { by: 'a provider that knows our id', start: provider('sslwireless'), queue: bySms, twice: 0 },
  { by: 'a provider that doesn’t', start: provider('bulksmsbd'), queue: bySms, twice: kills },
])(
  `a sender that is killed ${kills} times has sent every message, and at most $twice of them twice: $by`,
  { timeout: 300_000 },
  async ({ start, queue, twice }, { expect }) => {
    const directory = await mkdtemp(join(tmpdir(), 'shofor-messages-'));
    const place = { DATA_DIR: directory, DATABASE_URL: await createDatabase() };
    const started = Date.now();
    const filled = await openDatabase(place, 'test');
    await migrate(filled.database, join(root, 'migrations'));
    for (let count = 0; count < total; count += 1) {
      await filled.database.db.transaction((tx) => queue(tx, new Date(started), count));
    }
    await filled.database.close();
    const taker = await start();
    const environment = { ...process.env, ...place, ...taker.variables, STARTED: String(started) };
    const startSender = async () => {
      const child = spawn('node', ['tests/faults/send-messages-without-end.ts'], {
        cwd: root,
        env: environment,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      return child;
    };
    for (let killed = 0; killed < kills; killed += 1) {
      const child = await startSender();
      const before = (await taker.taken()).length;
      while ((await taker.taken()).length < before + 1 + (killed % 3)) {
        await delay(2);
      }
      await delay(Math.random() * answerMs * 1.5);
      child.kill('SIGKILL');
      await once(child, 'close');
    }
    const last = await startSender();
    await expect
      .poll(async () => new Set(await taker.taken()).size, { timeout: 120_000, interval: 200 })
      .toBe(total);
    await delay(4_000);
    last.kill('SIGKILL');
    await once(last, 'close');
    const taken = await taker.taken();
    await taker.close();
    const { database } = await openDatabase(place, 'test');
    const rows = await database.db
      .select({
        state: messages.state,
        channel: messages.channel,
        id: messages.messageId,
        text: messages.text,
      })
      .from(messages);
    await database.close();
    await rm(directory, { recursive: true, force: true });
    expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
    const ids = rows.map(({ channel, id, text }) => (channel === 'email' ? id : text));
    expect(new Set(taken)).toEqual(new Set(ids));
    expect(taken.length - total).toBeLessThanOrEqual(twice);
  },
);
