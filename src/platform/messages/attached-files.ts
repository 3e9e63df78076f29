import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { privateFiles } from '../private-files/private-files.table.ts';
import {
  type FileDeps,
  keepFile,
  type PrivateFile,
  receiveFile,
  streamFile,
} from '../private-files/private-files.ts';
import type { SentFile } from '../whatsapp/whatsapp.contract.ts';
import type { DueMessage } from './due-messages.ts';
import { fileItself } from './messages.rules.ts';
import { messageFiles, messages } from './messages.table.ts';

/** A file that isn't read yet. */
export interface AttachedFile {
  readonly name: string;
  readonly mime: string;
  /** @throws Failure when it can't be decrypted any more */
  readonly read: () => Promise<SentFile>;
}

/** The files that go along with messages. */
export interface AttachedFiles {
  /** The file of a message; undefined once it is gone. */
  find(message: DueMessage): Promise<AttachedFile | undefined>;
  /** Notes what WhatsApp calls the file of a message; null: it has it no more. */
  noteMedia(id: string, media: string | null): Promise<void>;
}

/** Draws the paper of a message, a PDF; undefined for one that is gone. */
export type DrawPaper = (message: DueMessage) => Promise<Uint8Array | undefined>;

async function* once(bytes: Uint8Array) {
  yield bytes;
}

/** Keeps the PDF of a paper as a file of its message, so that the office sees what was sent, and another attempt sends the same. */
async function keepPaper(deps: FileDeps, message: DueMessage, bytes: Uint8Array): Promise<PrivateFile> {
  const fileId = await receiveFile(deps, { name: `${message.attachment}.pdf`, bytes: once(bytes) });
  return deps.db.transaction(async (tx) => {
    const kept = await keepFile({ tx }, fileId);
    await tx.insert(messageFiles).values({ fileId, messageId: message.id, at: deps.clock.now() });
    await tx.update(messages).set({ fileId }).where(eq(messages.id, message.id));
    return kept;
  });
}

async function findFile(db: Database, fileId: string | null): Promise<PrivateFile | undefined> {
  const [found] =
    fileId === null ? [] : await db.select().from(privateFiles).where(eq(privateFiles.id, fileId));
  return found;
}

/** The files that go along with messages: those that are there, and papers, which are drawn when they are first needed. */
export function attachedFiles(deps: FileDeps, draw: DrawPaper): AttachedFiles {
  const { db } = deps;

  async function fileOf(message: DueMessage): Promise<PrivateFile | undefined> {
    if (message.fileId !== null || message.attachment === fileItself) {
      return findFile(db, message.fileId);
    }
    const drawn = await draw(message);
    return drawn && keepPaper(deps, message, drawn);
  }

  return {
    find: async (message) => {
      const file = await fileOf(message);
      return (
        file && {
          name: file.name,
          mime: file.mediaType,
          read: async () => ({
            name: file.name,
            mime: file.mediaType,
            bytes: new Uint8Array(await new Response(streamFile(deps, file)).arrayBuffer()),
          }),
        }
      );
    },
    noteMedia: async (id, media) => {
      await db.update(messages).set({ media }).where(eq(messages.id, id));
    },
  };
}
