import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { userSessions } from '../identity.table.ts';
import { providerSessions } from '../provider/provider.table.ts';
import { endAllSessions } from '../provider/sessions/sessions.commands.ts';
import { deleteUser } from '../users/removal.writes.ts';
import { canDelete } from '../users/users.policy.ts';
import { lockOwners } from '../users/users.queries.ts';
import { isLastOwner, uidOf } from '../users/users.rules.ts';
import { recentMs } from './account.contract.ts';

const permission = 'account.own';

/** Ends one of the caller's sign-ins: its access tokens, and with the built-in provider its refresh tokens too. */
export const endOwnSession = command({
  name: 'account.end-session',
  permission,
  input: z.strictObject({ sessionId: z.string().min(1).max(200) }),
  run: async ({ tx, actor, now }, { sessionId }) => {
    const uid = uidOf(actor);
    const ended = await tx
      .update(userSessions)
      .set({ endedAt: now })
      .where(and(eq(userSessions.id, sessionId), eq(userSessions.uid, uid), isNull(userSessions.endedAt)))
      .returning({ id: userSessions.id });
    if (ended.length === 0) {
      throw new Failure('not-found', 'account.no-such-session', 'There is no such sign-in.');
    }
    await tx
      .update(providerSessions)
      .set({ endedAt: now })
      .where(
        and(
          eq(providerSessions.id, sessionId),
          eq(providerSessions.uid, uid),
          isNull(providerSessions.endedAt),
        ),
      );
  },
});

/** Ends every sign-in of the caller, including the current one. */
export const signOutEverywhere = command({
  name: 'account.sign-out-everywhere',
  permission,
  input: z.strictObject({}),
  run: async ({ tx, actor, now, log }) => {
    const uid = uidOf(actor);
    await endAllSessions(tx, uid, now);
    log({ subjectKind: 'user', subjectId: uid, difference: { sessions: 'ended' } });
  },
});

/** Deletes the caller's account with all of its data. Needs a recent sign-in; the last owner can't be deleted. */
export const deleteAccount = command({
  name: 'account.delete',
  permission,
  input: z.strictObject({ sessionId: z.string() }),
  run: async ({ tx, actor, now, log, authorize }, { sessionId }) => {
    const uid = uidOf(actor);
    const [session] = await tx
      .select({ signedInAt: userSessions.signedInAt })
      .from(userSessions)
      .where(and(eq(userSessions.id, sessionId), eq(userSessions.uid, uid)));
    if (!session || now.getTime() - session.signedInAt.getTime() > recentMs) {
      throw new Failure(
        'forbidden',
        'account.sign-in-again',
        'Sign in again first, then delete the account.',
      );
    }
    authorize(canDelete, { uid, isLastOwner: isLastOwner(await lockOwners(tx), uid) });
    await deleteUser(tx, uid);
    log({ subjectKind: 'user', subjectId: uid, difference: { deleted: true } });
  },
});
