import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { startMailServer } from '#platform/testing/mail-server.ts';
import { createDatabase } from '#platform/testing/test.ts';
import { root } from './writer.ts';

const kills = Number(process.env.KILLS ?? 4);
const mails = kills * 6;

test(`a sender that is killed ${kills} times has sent every mail, and at most one twice for each kill`, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-mail-'));
  const place = {
    DATA_DIR: directory,
    DATABASE_URL: await createDatabase(),
  };
  const started = Date.now();
  const filled = await openDatabase(place, 'test');
  await migrate(filled.database, join(root, 'migrations'));
  for (let count = 0; count < mails; count += 1) {
    await filled.database.db.transaction((tx) =>
      queueMail(tx, new Date(started), {
        event: 'enquiry.reply',
        to: `visitor${count}@example.com`,
        language: 'en',
        subject: 'Your enquiry',
        html: '<p>Thank you.</p>',
        text: 'Thank you.',
      }),
    );
  }
  await filled.database.close();
  const server = await startMailServer({
    judge: async () => {
      await delay(40);
      return 'take' as const;
    },
  });
  const environment = { ...process.env, ...place, SMTP_URL: server.url, STARTED: String(started) };
  const start = async () => {
    const child = spawn('node', ['tests/faults/send-mail-without-end.ts'], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    return child;
  };
  for (let killed = 0; killed < kills; killed += 1) {
    const child = await start();
    // Some die between the server's 250 and the note of it.
    const before = server.received.length;
    while (server.received.length < before + 1 + (killed % 3)) {
      await delay(2);
    }
    await delay(Math.random() * 60);
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  const last = await start();
  await expect
    .poll(() => new Set(server.received.map(({ messageId }) => messageId)).size, {
      timeout: 120_000,
      interval: 200,
    })
    .toBe(mails);
  await delay(4_000);
  last.kill('SIGKILL');
  await once(last, 'close');
  await server.close();
  const { database } = await openDatabase(place, 'test');
  const rows = await database.db
    .select({ state: messages.state, messageId: messages.messageId })
    .from(messages)
    .where(isLetter());
  await database.close();
  await rm(directory, { recursive: true, force: true });
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
  const times = new Map<string, number>();
  for (const { messageId } of server.received) {
    times.set(messageId, (times.get(messageId) ?? 0) + 1);
  }
  expect(new Set(rows.map(({ messageId }) => messageId))).toEqual(new Set(times.keys()));
  expect(server.received.length - mails).toBeLessThanOrEqual(kills);
}, 300_000);
