import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { enquiryFiles } from '#features/enquiries/enquiries.table.ts';
import { visaCaseFiles } from '#features/visa-cases/visa-cases.table.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { log } from '#platform/log.ts';
import { outboxJob } from '#platform/outbox/outbox.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import {
  privateKey,
  removeFileTopic,
  streamFile,
  sweepFilesJob,
} from '#platform/private-files/private-files.ts';
import { directoryStorage } from '#platform/storage.ts';

export const dataKey = Buffer.alloc(32, 7);

/** What the process that was killed had said. */
export const fileAck = z.discriminatedUnion('is', [
  z.object({ is: z.literal('ready') }),
  z.object({ is: z.literal('kept'), file: z.uuid(), sha256: z.string() }),
  z.object({ is: z.enum(['removing', 'removed', 'done']), file: z.uuid() }),
]);
export type FileAck = z.infer<typeof fileAck>;

const never = new AbortController().signal;

/**
 * Compares files with what was acknowledged, then does what the program does later, and looks whether anything is left.
 * @returns what is wrong, in words; nothing when all is well.
 */
export async function judgeFiles(
  { db }: OpenDatabase,
  directory: string,
  acks: readonly FileAck[],
): Promise<{ readonly wrong: string[]; readonly swept: number; readonly doneLater: number }> {
  const storage = directoryStorage(directory);
  const wrong: string[] = [];
  const filesThat = (is: FileAck['is']) =>
    new Set(acks.flatMap((each) => (each.is === is && 'file' in each ? [each.file] : [])));
  const hashes = new Map(acks.flatMap((each) => (each.is === 'kept' ? [[each.file, each.sha256]] : [])));
  const ofEnquiries = await db.select({ id: enquiryFiles.fileId }).from(enquiryFiles);
  const ofCases = await db.select({ id: visaCaseFiles.fileId }).from(visaCaseFiles);
  const listed = new Set([...ofEnquiries, ...ofCases].map(({ id }) => id));
  for (const file of await db.select().from(privateFiles)) {
    if (!listed.has(file.id)) {
      continue;
    }
    const read = await new Response(streamFile({ storage, dataKey }, file)).bytes().catch(() => undefined);
    const hash = read && createHash('sha256').update(read).digest('hex');
    if (read?.length !== file.bytes || (hashes.has(file.id) && hashes.get(file.id) !== hash)) {
      wrong.push(`${file.id} is listed and can't be read whole`);
    }
  }
  const [removing, removed] = [filesThat('removing'), filesThat('removed')];
  for (const file of hashes.keys()) {
    if (!removing.has(file) && !listed.has(file)) {
      wrong.push(`${file} was acknowledged and isn't listed`);
    }
    if (removed.has(file) && listed.has(file)) {
      wrong.push(`${file} was deleted and is listed`);
    }
  }
  // An hour later than anything that was begun, and than any lease.
  const clock = { now: () => new Date(Date.now() + 2 * 3_600_000) };
  const inStorage = async () => readdir(join(directory, 'private')).catch((): string[] => []);
  const before = await inStorage();
  const sweep = sweepFilesJob({ db, clock });
  const arriving = (await db.$count(privateFiles)) - listed.size;
  if (await sweep.isDue()) {
    await sweep.run(never);
  }
  const handlers = { [removeFileTopic]: (id: unknown) => storage.remove(privateKey(String(id))) };
  const tidy = outboxJob({ db, clock, logger: log('silent') }, handlers);
  await tidy.run(never);
  const after = new Set(await inStorage());
  for (const id of after) {
    if (!listed.has(id)) {
      wrong.push(`${id} belongs to nothing and is still in the storage`);
    }
  }
  for (const id of listed) {
    if (!after.has(id)) {
      wrong.push(`${id} is listed and was taken out of the storage`);
    }
  }
  if ((await db.$count(privateFiles)) !== listed.size || (await tidy.isDue())) {
    wrong.push('Rows of files or tasks are left over');
  }
  return { wrong, swept: arriving, doneLater: before.length - after.size };
}
