import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { hashOf, newSecret } from '#features/identity/provider/secret.rules.ts';
import { findAgency, findMessageSettings } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { lockName } from '#platform/database/name-lock.ts';
import { queueMessage } from '#platform/messages/queue-message.ts';
import { emit } from '#platform/outbox/outbox.ts';
import { parsePhone } from '#platform/phone/parse-phone.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { shortText } from '#platform/sms/short-text.rules.ts';
import { visitorMark } from '#platform/visitor-mark.ts';
import { codeGuess, codeRequest } from './find.contract.ts';
import { listFound, type Visit } from './find.queries.ts';
import {
  codeMark,
  codeMs,
  codesAreTooMany,
  dayMs,
  guessesAreTooMany,
  hourMs,
  isCode,
  isLive,
  newCode,
  openMs,
  typedCode,
} from './find.rules.ts';
import { findCodes, findGuesses } from './find.table.ts';

/** What follows a request for a code, once it was answered. */
export const sendCodeTopic = 'find.send';

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** How many codes were asked for within the hour: for a number, and by an address. */
async function countCodes(
  { tx, now }: CommandContext,
  of: { readonly phone: string; readonly visitor: string },
) {
  const lately = gt(findCodes.createdAt, before(now, hourMs));
  const toNumber = await tx.$count(findCodes, and(sealedIs(findCodes.phone, of.phone), lately));
  const fromVisitor = await tx.$count(findCodes, and(eq(findCodes.visitor, of.visitor), lately));
  return { toNumber, fromVisitor };
}

/**
 * Takes a request for a code. Whether the number is known is looked up afterwards, by a task of the outbox: the request does the same
 * for every number, and nothing can be told from how long it takes. Beyond the limits nothing is sent.
 * @throws Failure invalid, naming `phone`, for what is no number
 */
export const requestCode = command({
  name: 'find.request',
  permission: 'orders.visit',
  input: codeRequest.extend({
    /** The client's address, as limits count it. */
    visitor: z.string().max(80),
  }),
  run: async (context, { phone: typed, language, visitor: address }): Promise<void> => {
    const { tx, now } = context;
    const phone = parsePhone(typed, 'phone');
    const visitor = visitorMark(context, address);
    // Always in this order, so that two requests wait for each other and not crosswise.
    await lockName(tx, `find from ${visitor}`);
    await lockName(tx, `find ${phone}`);
    if (codesAreTooMany(await countCodes(context, { phone, visitor }))) {
      return;
    }
    const id = crypto.randomUUID();
    const expiresAt = new Date(now.getTime() + codeMs);
    // The code that was sent before ends: of several a guess would find one sooner.
    await tx
      .update(findCodes)
      .set({ expiresAt: now })
      .where(and(sealedIs(findCodes.phone, phone), gt(findCodes.expiresAt, now)));
    await tx.insert(findCodes).values({ id, phone, language, visitor, expiresAt, createdAt: now });
    await emit(context, sendCodeTopic, { id });
  },
});

/** Sends the code of a request to its number, when something of that number is open. Once more, or too late, it does nothing. */
export const sendCode = command({
  name: 'find.send',
  permission: 'orders.tend',
  input: z.strictObject({ id: z.uuid() }),
  run: async ({ tx, now }, { id }): Promise<void> => {
    const [row] = await tx.select().from(findCodes).where(eq(findCodes.id, id)).for('update');
    if (row === undefined || row.code !== null || row.expiresAt <= now) {
      return;
    }
    const { phone, language } = row;
    if ((await listFound(tx, row, dhakaDate(now))).length === 0) {
      return;
    }
    const code = newCode();
    await tx
      .update(findCodes)
      .set({ code: codeMark(id, code), expiresAt: new Date(now.getTime() + codeMs) })
      .where(eq(findCodes.id, id));
    const { agency } = await findAgency(tx);
    const text = m.sms_find_code({ code }, { locale: language });
    await queueMessage(
      tx,
      now,
      {
        event: 'find.code',
        about: null,
        language,
        email: null,
        phone,
        channels: null,
        replyTo: agency.email,
        short: shortText({ from: agency.wordmark[language], text, language }),
        letter: () => Promise.reject(new Error('A code goes to a telephone alone.')),
      },
      await findMessageSettings(tx),
    );
  },
});

/** Wrong guesses: those of an address within the hour, and those of everybody within a day that could have been right. */
async function countGuesses({ tx, now }: CommandContext, visitor: string) {
  const lately = gt(findGuesses.at, before(now, hourMs));
  const fromVisitor = await tx.$count(findGuesses, and(eq(findGuesses.visitor, visitor), lately));
  const [all] = await tx
    .select({ live: count() })
    .from(findGuesses)
    .where(and(eq(findGuesses.live, true), gt(findGuesses.at, before(now, dayMs))));
  return { fromVisitor, live: all?.live ?? 0 };
}

/** What the right code opens: whose list, and the secret for the browser. */
type Opened = Visit & { readonly secret: string };

/**
 * Opens the list of a number with its latest code, once. A wrong guess is counted, and answered with undefined: a refusal would undo
 * the count.
 * @throws Failure invalid, naming `phone`, for what is no number
 */
export const openByCode = command({
  name: 'find.open',
  permission: 'orders.visit',
  input: codeGuess.extend({ visitor: z.string().max(80) }),
  run: async (context, { phone: typed, code, visitor: address }): Promise<Opened | undefined> => {
    const { tx, now } = context;
    const phone = parsePhone(typed, 'phone');
    const visitor = visitorMark(context, address);
    await lockName(tx, `find from ${visitor}`);
    const isStopped = guessesAreTooMany(await countGuesses(context, visitor));
    const [row] = await tx
      .select()
      .from(findCodes)
      .where(sealedIs(findCodes.phone, phone))
      .orderBy(desc(findCodes.expiresAt), desc(findCodes.createdAt))
      .limit(1)
      .for('update');
    const isRight = isCode(row, typedCode(code));
    const live = row !== undefined && isLive(row, now);
    if (isStopped) {
      return undefined;
    }
    if (!live || !isRight) {
      // The same statements where there is no code: nothing is to be told from how long it takes.
      await tx.insert(findGuesses).values({ visitor, live, at: now });
      await tx
        .update(findCodes)
        .set({ tries: sql`least(5, ${findCodes.tries} + 1)` })
        .where(eq(findCodes.id, row?.id ?? crypto.randomUUID()));
      return undefined;
    }
    const secret = newSecret();
    await tx
      .update(findCodes)
      .set({ secret: hashOf(secret), openUntil: new Date(now.getTime() + openMs) })
      .where(eq(findCodes.id, row.id));
    return { phone, language: row.language, secret };
  },
});
