import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { users } from '../identity.table.ts';
import { endAllSessions } from '../provider/sessions/sessions.commands.ts';
import { roles } from '../roles/roles.rules.ts';
import { canChangeRole, canDisable } from './users.policy.ts';
import { lockOwners } from './users.queries.ts';
import { isLastOwner as isLast } from './users.rules.ts';

const target = { uid: z.string().min(1).max(128) };

/** The user of a command; the owners are locked first, so that two can't remove each other's role at once. */
async function lockUser({ tx }: CommandContext, uid: string) {
  const owners = await lockOwners(tx);
  const [user] = await tx.select().from(users).where(eq(users.uid, uid)).for('update');
  if (!user) {
    throw new Failure('not-found', 'users.not-found', 'There is no such user.');
  }
  return { user, isLastOwner: isLast(owners, uid) };
}

const nextVersion = sql`${users.tokenVersion} + 1`;

/** Changes a user's role, from their next request on. */
export const changeRole = command({
  name: 'users.change-role',
  permission: 'users.write',
  recentSignIn: true,
  input: z.strictObject({ ...target, role: z.enum(roles) }),
  run: async (context, { uid, role }) => {
    const { user, isLastOwner } = await lockUser(context, uid);
    if (user.role === role) {
      return;
    }
    context.authorize(canChangeRole, { uid, isLastOwner });
    await context.tx.update(users).set({ role, tokenVersion: nextVersion }).where(eq(users.uid, uid));
    const difference = { role: { from: user.role, to: role } };
    context.log({ subjectKind: 'user', subjectId: uid, difference });
  },
});

/** Disables an account, from its next request on. */
export const disableUser = command({
  name: 'users.disable',
  permission: 'users.write',
  input: z.strictObject(target),
  run: async (context, { uid }) => {
    const { user, isLastOwner } = await lockUser(context, uid);
    if (user.disabledAt) {
      return;
    }
    context.authorize(canDisable, { uid, isLastOwner });
    await endAllSessions(context.tx, uid, context.now);
    await context.tx.update(users).set({ disabledAt: context.now }).where(eq(users.uid, uid));
    context.log({ subjectKind: 'user', subjectId: uid, difference: { disabled: { from: false, to: true } } });
  },
});

/** Enables an account, whose user then has to sign in. */
export const enableUser = command({
  name: 'users.enable',
  permission: 'users.write',
  recentSignIn: true,
  input: z.strictObject(target),
  run: async (context, { uid }) => {
    const { user } = await lockUser(context, uid);
    if (user.disabledAt) {
      await context.tx.update(users).set({ disabledAt: null }).where(eq(users.uid, uid));
      const difference = { disabled: { from: true, to: false } };
      context.log({ subjectKind: 'user', subjectId: uid, difference });
    }
  },
});

/** Ends every sign-in of a user. */
export const signUserOut = command({
  name: 'users.sign-out-everywhere',
  permission: 'users.write',
  input: z.strictObject(target),
  run: async (context, { uid }) => {
    await lockUser(context, uid);
    await endAllSessions(context.tx, uid, context.now);
    context.log({ subjectKind: 'user', subjectId: uid, difference: { sessions: 'ended' } });
  },
});

/** Records who sent a user a link for a new password. */
export const noteReset = command({
  name: 'users.send-reset',
  permission: 'users.write',
  input: z.strictObject(target),
  run: async (context, { uid }) => {
    await lockUser(context, uid);
    context.log({ subjectKind: 'user', subjectId: uid, difference: { sent: 'reset' } });
  },
});
