import { z } from 'zod';
import { Failure } from '#platform/command/failure.ts';
import { findMessageFiles } from '#platform/messages/numbers.queries.ts';
import { insertMessageFile, noteLost } from '#platform/messages/received-messages.writes.ts';
import { type FileDeps, keepFile, receiveFile } from '#platform/private-files/private-files.ts';
import type { Whatsapp } from '#platform/whatsapp/whatsapp.contract.ts';
import { fetchMediaTopic } from './whatsapp.rules.ts';

const payload = z.object({ messageId: z.uuid(), mediaId: z.string(), name: z.string().nullable() });

async function* once(bytes: Uint8Array) {
  yield bytes;
}

/**
 * The task that fetches a file which a customer has sent, and keeps it as a private file of its message. What WhatsApp can't give
 * now is fetched later; what is no picture or PDF is not kept, and the message says so.
 */
export const whatsappTasks = (deps: FileDeps & { readonly whatsapp: Whatsapp | undefined }) => ({
  [fetchMediaTopic]: async (given: unknown): Promise<void> => {
    const { db, clock, whatsapp } = deps;
    const { messageId, mediaId, name } = payload.parse(given);
    if ((await findMessageFiles(db, [messageId])).length > 0) {
      return;
    }
    if (whatsapp === undefined) {
      throw new Error('WhatsApp is not set up any more: its file waits.');
    }
    const fetched = await whatsapp.fetchMedia(mediaId);
    if (fetched.kind === 'later') {
      throw new Error(fetched.why);
    }
    if (fetched.kind === 'gone') {
      await db.transaction((tx) => noteLost(tx, messageId, fetched.why));
      return;
    }
    try {
      const fileId = await receiveFile(deps, { name: name ?? 'whatsapp', bytes: once(fetched.bytes) });
      await db.transaction(async (tx) => {
        await keepFile({ tx }, fileId);
        await insertMessageFile(tx, clock.now(), { fileId, messageId });
      });
    } catch (cause) {
      if (!(cause instanceof Failure) || cause.kind === 'conflict') {
        throw cause;
      }
      await db.transaction((tx) => noteLost(tx, messageId, cause.message));
    }
  },
});
