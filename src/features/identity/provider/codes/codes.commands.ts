import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { languages } from '#platform/language.ts';
import { masked } from '#platform/mail/mail.rules.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { messageEvents } from '#platform/messages/events.data.ts';
import { users } from '../../identity.table.ts';
import { refuseTaken } from '../accounts/accounts.commands.ts';
import { forgetAttempts } from '../limits/limits.commands.ts';
import { codeSeconds, providing } from '../provider.contract.ts';
import { providerAccounts, providerCodes } from '../provider.table.ts';
import { endAllSessions, place, rememberPlace } from '../sessions/sessions.commands.ts';
import { refusal } from '../wire.rules.ts';
import { type FoundCode, findCode } from './codes.queries.ts';

const letter = z.strictObject({
  event: z.enum(messageEvents),
  to: z.string(),
  language: z.enum(languages),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});

/** A code and the mail that carries it; only a hash of the code is stored. */
const mailedCode = z.strictObject({
  hash: z.string(),
  purpose: z.enum(['reset', 'verify', 'change', 'recover']),
  uid: z.string(),
  email: z.string(),
  newEmail: z.string().nullable(),
  letter,
});

async function send(tx: Transaction, now: Date, code: z.infer<typeof mailedCode>): Promise<void> {
  const { letter: mail, ...row } = code;
  const expiresAt = new Date(now.getTime() + codeSeconds[code.purpose] * 1000);
  await tx.insert(providerCodes).values({ ...row, createdAt: now, expiresAt });
  await queueMail(tx, now, mail);
}

/** Consumes a code: of two concurrent requests one succeeds. */
async function use(tx: Transaction, hash: string, now: Date): Promise<FoundCode> {
  await tx.select().from(providerCodes).where(eq(providerCodes.hash, hash)).for('update');
  const code = await findCode(tx, hash, now);
  await tx.update(providerCodes).set({ usedAt: now }).where(eq(providerCodes.hash, hash));
  return code;
}

/** Sends a code to an address. */
export const sendCode = command({
  name: 'provider.send-code',
  permission: providing,
  input: mailedCode,
  run: async ({ tx, now, log }, code): Promise<void> => {
    await send(tx, now, code);
    log({ subjectKind: 'account', subjectId: code.uid, difference: { sent: code.purpose } });
  },
});

/**
 * Unlinks Google unless Google has verified the account's own address: an intruder could have linked a Google account
 * of their own, to come back with it.
 * @param kept the address whose Google account stays; undefined: none stays.
 */
async function unlinkOtherGoogle(tx: Transaction, uid: string, kept: string | undefined): Promise<void> {
  const { googleEmail } = providerAccounts;
  await tx
    .update(providerAccounts)
    .set({ googleSub: null, googleEmail: null })
    .where(
      and(
        eq(providerAccounts.uid, uid),
        kept === undefined ? undefined : or(isNull(googleEmail), ne(googleEmail, kept)),
      ),
    );
}

/**
 * Sets the password for the reader of the account's mail, which verifies the address. Every sign-in ends, counted
 * attempts are reset, and a Google account with another address is unlinked.
 */
export const resetPassword = command({
  name: 'provider.reset-password',
  permission: providing,
  input: z.strictObject({
    hash: z.string(),
    passwordHash: z.string(),
    place,
    forget: z.array(z.string()),
  }),
  run: async ({ tx, now, log }, { hash, passwordHash, place: from, forget }): Promise<void> => {
    const code = await use(tx, hash, now);
    if (code.purpose !== 'reset') {
      throw refusal('INVALID_OOB_CODE');
    }
    await tx
      .update(providerAccounts)
      .set({ passwordHash, passwordUpdatedAt: now })
      .where(eq(providerAccounts.uid, code.uid));
    await unlinkOtherGoogle(tx, code.uid, code.wasVerified ? code.currentEmail : undefined);
    await tx.update(users).set({ emailVerified: true }).where(eq(users.uid, code.uid));
    await tx
      .update(providerCodes)
      .set({ usedAt: now })
      .where(
        and(
          eq(providerCodes.uid, code.uid),
          eq(providerCodes.purpose, 'reset'),
          isNull(providerCodes.usedAt),
        ),
      );
    await endAllSessions(tx, code.uid, now);
    await rememberPlace(tx, now, code.uid, from);
    await forgetAttempts(tx, forget);
    log({ subjectKind: 'account', subjectId: code.uid, difference: { password: 'reset' } });
  },
});

/** Removes all access to an account: the password, every sign-in, and Google accounts of other addresses. */
async function closeWaysIn(
  tx: Transaction,
  now: Date,
  uid: string,
  google: string | undefined,
): Promise<void> {
  await tx
    .update(providerAccounts)
    .set({ passwordHash: null, passwordUpdatedAt: null })
    .where(eq(providerAccounts.uid, uid));
  await unlinkOtherGoogle(tx, uid, google);
  await endAllSessions(tx, uid, now);
}

/**
 * Applies a code of another kind: verifies the address, changes it, or undoes the change. The reader of a mailbox may be
 * another person than the one who registered its address: unless the reader is signed in to the account, all access is
 * removed and the reader chooses a new password. The same happens when a change is undone, because it may be a thief's.
 * @param bySignIn whether the reader of the mail is signed in to the account.
 * @param recovery the code sent to the previous address, to undo the change.
 */
export const applyCode = command({
  name: 'provider.apply-code',
  permission: providing,
  input: z.strictObject({ hash: z.string(), bySignIn: z.boolean(), recovery: mailedCode.optional() }),
  run: async (
    { tx, now, log },
    { hash, bySignIn, recovery },
  ): Promise<{ uid: string; email: string; password: 'kept' | 'gone' }> => {
    const code = await use(tx, hash, now);
    const { uid, purpose, wasVerified } = code;
    const email = purpose === 'change' ? code.newEmail : code.email;
    if (purpose === 'reset' || email === null) {
      throw refusal('INVALID_OOB_CODE');
    }
    const isTrusted = bySignIn || (purpose === 'verify' && wasVerified);
    const password = purpose === 'recover' || !isTrusted ? 'gone' : 'kept';
    if (purpose !== 'verify') {
      await refuseTaken(tx, email, uid);
      await endAllSessions(tx, uid, now);
    }
    if (password === 'gone') {
      await closeWaysIn(tx, now, uid, purpose === 'recover' ? email : undefined);
    }
    const name = password === 'gone' && purpose === 'verify' ? { name: null } : {};
    await tx
      .update(users)
      .set({ email, emailVerified: true, ...name })
      .where(eq(users.uid, uid));
    if (recovery) {
      await send(tx, now, recovery);
    }
    // The log stays when the account is deleted: no address is in it as a whole.
    const what =
      purpose === 'verify'
        ? { verified: masked(email) }
        : { email: { from: masked(code.currentEmail), to: masked(email) } };
    log({
      subjectKind: 'account',
      subjectId: uid,
      difference: { ...what, ...(password === 'gone' ? { password } : {}) },
    });
    return { uid, email, password };
  },
});

/** Stores the nonce of a Google sign-in through our own flow, for the few minutes until it is used. */
export const keepNonce = command({
  name: 'provider.keep-nonce',
  permission: providing,
  input: z.strictObject({ hash: z.string() }),
  run: async ({ tx, now }, { hash }): Promise<void> => {
    const expiresAt = new Date(now.getTime() + 10 * 60_000);
    await tx.insert(providerCodes).values({ hash, purpose: 'google-nonce', createdAt: now, expiresAt });
  },
});

/** Consumes the nonce of a Google sign-in. @throws Failure missing-or-invalid-nonce when it is unknown or was used */
export async function spendNonce(tx: Transaction, hash: string, now: Date): Promise<void> {
  const spent = await tx
    .update(providerCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(providerCodes.hash, hash),
        eq(providerCodes.purpose, 'google-nonce'),
        isNull(providerCodes.usedAt),
        gt(providerCodes.expiresAt, sql`${now.toISOString()}::timestamptz`),
      ),
    )
    .returning({ hash: providerCodes.hash });
  if (spent.length === 0) {
    throw refusal('MISSING_OR_INVALID_NONCE', 'Start signing in with Google again.');
  }
}
