// A process in which visitors send files and a clerk deletes some of them, until somebody kills it. It says in one line of
// JSON what was begun and what was acknowledged. The place is in DATA_DIR and DATABASE_URL.
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { enquiries, enquiryFiles } from '#features/enquiries/enquiries.table.ts';
import { newToken, referenceOf } from '#features/enquiries/send/reference.rules.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { log } from '#platform/log.ts';
import { outboxJob } from '#platform/outbox/outbox.ts';
import {
  dropFile,
  keepFile,
  privateKey,
  receiveFile,
  removeFileTopic,
} from '#platform/private-files/private-files.ts';
import { directoryStorage } from '#platform/storage.ts';
import '#platform/testing/sealing.ts';
import { dataKey, type FileAck } from './files-judge.ts';
import { root } from './writer.ts';

const { DATA_DIR = '', DATABASE_URL } = process.env;
const { database } = await openDatabase({ DATA_DIR, DATABASE_URL }, 'writer');
await migrate(database, join(root, 'migrations'));
const { db } = database;
const clock = { now: () => new Date() };
const storage = directoryStorage(DATA_DIR);

// A pipe takes it at once: what is said here is out before the next step begins.
const say = (ack: FileAck) => console.log(JSON.stringify(ack));

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 100_000) {
    yield new Uint8Array(bytes.subarray(at, at + 100_000));
    await delay(1);
  }
}

async function request(): Promise<string> {
  const id = crypto.randomUUID();
  const names = { reference: referenceOf([...randomBytes(5)]), token: newToken() };
  const text = { subject: 'Papers', message: 'Which papers?', search: '', visitor: 'v', fingerprint: id };
  const who = {
    name: 'Sample Rahman',
    phone: '+8801712345678',
    replyBy: 'phone' as const,
    language: 'en' as const,
  };
  const details = { kind: 'contact' as const, topic: 'general' as const };
  const state = { kind: 'contact' as const, inReview: false, reviewReasons: [] };
  const at = { createdAt: clock.now(), updatedAt: clock.now() };
  await db.insert(enquiries).values({ id, ...names, details, ...text, ...who, ...state, ...at });
  return id;
}

async function send(enquiryId: string): Promise<string> {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2_200_000), Buffer.from('\n%%EOF\n')]);
  const sent = { name: 'passport.pdf', bytes: piecesOf(bytes) };
  const file = await receiveFile({ db, clock, storage, dataKey }, sent);
  await db.transaction(async (tx) => {
    await keepFile({ tx }, file);
    await tx.insert(enquiryFiles).values({ fileId: file, enquiryId, at: clock.now() });
  });
  say({ is: 'kept', file, sha256: createHash('sha256').update(bytes).digest('hex') });
  return file;
}

/** Each visitor sends three files, of which a clerk deletes one. */
async function visit(): Promise<void> {
  for (;;) {
    const enquiry = await request();
    const file = await send(enquiry);
    await send(enquiry);
    say({ is: 'removing', file });
    await db.transaction(async (tx) => {
      await tx.delete(enquiryFiles).where(eq(enquiryFiles.fileId, file));
      await dropFile({ tx, now: clock.now() }, file);
    });
    say({ is: 'removed', file });
    await send(enquiry);
  }
}

const tidy = outboxJob(
  { db, clock, logger: log('silent') },
  {
    [removeFileTopic]: async (id) => {
      const file = String(id);
      await delay(20);
      await storage.remove(privateKey(file));
      say({ is: 'done', file });
      await delay(20);
    },
  },
);

async function tidyUp(): Promise<void> {
  for (;;) {
    await tidy.run(new AbortController().signal);
    await delay(30);
  }
}

console.log('{"is":"ready"}');
await Promise.all([visit(), visit(), visit(), tidyUp()]);
