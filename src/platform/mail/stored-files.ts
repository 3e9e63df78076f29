import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { ReadDatabase } from '../database/database.ts';
import { opensAccount } from '../messages/messages.rules.ts';
import { messages } from '../messages/messages.table.ts';
import { sealedIs } from '../sealed-columns/sealed-columns.ts';

/** A letter of an account is emptied as soon as it is written: whoever has no mail server still needs its file. */
const accountLettersMs = 7 * 24 * 3_600_000;

/** Of a file that `filePost` or `fileSms` wrote, or is writing, the message's id. */
const idOf = (name: string) =>
  /-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?:eml|txt)(?:\.part)?$/.exec(name)?.[1];

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (cause) {
    // With a mail server nothing is written to files.
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
      return [];
    }
    throw cause;
  }
}

interface StoredFiles {
  readonly db: ReadDatabase;
  readonly clock: Clock;
  readonly directory: string;
}

/**
 * Deletes the files of letters that were deleted or emptied since. The directory is read first: a letter has its row before it has
 * a file.
 * @param after the name of the file behind which it begins; most: how many it looks at
 * @returns how many there were, and where the next look begins: at the first again when this one came to the end
 */
export async function tidyMailFiles(
  { db, clock, directory }: StoredFiles,
  { after = '', most = Number.POSITIVE_INFINITY }: { readonly after?: string; readonly most?: number } = {},
): Promise<{ readonly gone: number; readonly next: string }> {
  const ahead = (await namesIn(directory)).sort().flatMap((name) => {
    const id = idOf(name);
    return id === undefined || name <= after ? [] : [{ name, id }];
  });
  const files = ahead.slice(0, most);
  let gone = 0;
  for (let from = 0; from < files.length; from += 500) {
    const some = files.slice(from, from + 500);
    const ofFiles = inArray(
      messages.id,
      some.map(({ id }) => id),
    );
    const rows = await db.select({ id: messages.id }).from(messages).where(ofFiles);
    const emptied = await db
      .select({ id: messages.id, event: messages.event, sentAt: messages.sentAt })
      .from(messages)
      .where(and(ofFiles, sealedIs(messages.html, ''), sealedIs(messages.text, '')));
    const before = clock.now().getTime() - accountLettersMs;
    const over = emptied.filter(
      ({ event, sentAt }) => !(opensAccount(event) && (sentAt === null || sentAt.getTime() > before)),
    );
    const kept = new Set(rows.map(({ id }) => id));
    for (const { id } of over) {
      kept.delete(id);
    }
    for (const { name } of some.filter(({ id }) => !kept.has(id))) {
      await rm(join(directory, name), { force: true });
      gone += 1;
    }
  }
  return { gone, next: files.length < ahead.length ? (files.at(-1)?.name ?? '') : '' };
}

/** However many letters there are, a minute's work doesn't grow with them. */
const filesAMinute = 1_000;

/** Does so every minute. It is no job: each process has a directory of its own. */
export function keepMailFilesTidy(deps: StoredFiles & { readonly logger: Logger }): { stop: () => void } {
  let isAtIt = false;
  let after = '';
  const tidy = async () => {
    if (isAtIt) {
      return;
    }
    isAtIt = true;
    try {
      ({ next: after } = await tidyMailFiles(deps, { after, most: filesAMinute }));
    } catch (cause) {
      deps.logger.warn({ err: cause }, 'Files of deleted letters could not be deleted just now.');
    }
    isAtIt = false;
  };
  const timer = setInterval(() => void tidy(), 60_000);
  timer.unref();
  void tidy();
  return { stop: () => clearInterval(timer) };
}
