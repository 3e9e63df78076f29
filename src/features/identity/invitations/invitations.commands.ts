import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { findAgency, findLetterTexts } from '#features/site-settings/site-settings.queries.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { pathIn } from '#platform/language.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { admitting } from '../access/access.contract.ts';
import { findActorNames } from '../actor-names.queries.ts';
import { invitationLetter } from '../identity.emails.tsx';
import { users } from '../identity.table.ts';
import { providerAccounts } from '../provider/provider.table.ts';
import { hashOf, newSecret, newUid } from '../provider/secret.rules.ts';
import { endAllSessions } from '../provider/sessions/sessions.commands.ts';
import { isStaff } from '../roles/roles.rules.ts';
import { invitationChanged, invitationId, inviteInput, token } from './invitations.contract.ts';
import { canGive } from './invitations.policy.ts';
import { findByToken } from './invitations.queries.ts';
import { invitationMs } from './invitations.rules.ts';
import { invitations } from './invitations.table.ts';

const permission = 'users.invite';
/** What is refused of an invitation, also of one that is accepted. */
export const invitationRefusals = {
  404: 'The invitation was accepted, taken back or has lapsed.',
  409: 'The address works here already, is invited already, or must sign in first.',
};

type Invitation = typeof invitations.$inferSelect;

/** The token stands behind a `#`, which browsers send to no server: it gets into no log. */
const linkOf = (siteUrl: string, { language }: Pick<Invitation, 'language'>, secret: string) =>
  `${siteUrl}${pathIn(language, `/invitation#${secret}`)}`;

async function mailInvitation(
  { tx, now, siteUrl, actor }: CommandContext,
  invitation: Pick<Invitation, 'email' | 'role' | 'language'>,
  secret: string,
): Promise<void> {
  const { agency } = await findAgency(tx);
  const { email: to, role, language } = invitation;
  await queueMail(tx, now, {
    event: 'identity.invitation',
    to,
    language,
    ...(await invitationLetter({
      language,
      agencyName: agency.name[language],
      name: '',
      words: await findLetterTexts(tx),
      role,
      by: (await findActorNames(tx, [actor.id])).get(actor.id) ?? agency.name[language],
      link: linkOf(siteUrl, invitation, secret),
    })),
  });
}

/** Invites somebody to work in the office, by mail. @throws Failure forbidden for a role above the actor's */
export const inviteColleague = command({
  name: 'users.invite',
  permission,
  recentSignIn: true,
  input: inviteInput,
  output: invitationChanged,
  refusals: invitationRefusals,
  run: async (context, { email, role, language }) => {
    const { tx, now, actor, log } = context;
    context.authorize(canGive, { role, may: (each) => actor.permissions.has(each) });
    const [known] = await tx.select({ role: users.role }).from(users).where(eq(users.email, email));
    if (known && isStaff(known.role)) {
      throw new Failure(
        'conflict',
        'invitations.works-here',
        'Somebody with this address works here already.',
      );
    }
    const [id, secret] = [crypto.randomUUID(), newSecret()];
    const [made] = await tx
      .insert(invitations)
      .values({
        id,
        email,
        role,
        language,
        tokenHash: hashOf(secret),
        invitedBy: actor.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + invitationMs),
      })
      .onConflictDoNothing()
      .returning({ id: invitations.id });
    if (!made) {
      throw new Failure(
        'conflict',
        'invitations.open',
        'This address is invited already. Send it again instead.',
      );
    }
    await mailInvitation(context, { email, role, language }, secret);
    log({ subjectKind: 'invitation', subjectId: id, difference: { email, role } });
    return { id };
  },
});

/** The open invitation, locked. @throws Failure not-found when it was accepted or taken back */
async function lockOpen(context: CommandContext, id: string) {
  const [row] = await context.tx.select().from(invitations).where(eq(invitations.id, id)).for('update');
  if (!row || row.acceptedAt || row.revokedAt) {
    throw new Failure('not-found', 'invitations.closed', 'This invitation was accepted or taken back.');
  }
  const { permissions } = context.actor;
  context.authorize(canGive, { role: row.role, may: (each) => permissions.has(each) });
  return row;
}

/** Sends an invitation again, with another link; the former one no longer works. */
export const sendInvitationAgain = command({
  name: 'users.invite-again',
  permission,
  recentSignIn: true,
  input: invitationId,
  output: invitationChanged,
  refusals: invitationRefusals,
  run: async (context, { id }) => {
    const { tx, now, actor, log } = context;
    const row = await lockOpen(context, id);
    const secret = newSecret();
    await tx
      .update(invitations)
      .set({
        tokenHash: hashOf(secret),
        invitedBy: actor.id,
        expiresAt: new Date(now.getTime() + invitationMs),
      })
      .where(eq(invitations.id, id));
    await mailInvitation(context, row, secret);
    log({ subjectKind: 'invitation', subjectId: id, difference: { email: row.email, role: row.role } });
    return { id };
  },
});

/** Takes an invitation back: its link no longer works. */
export const revokeInvitation = command({
  name: 'users.revoke-invitation',
  permission,
  input: invitationId,
  output: invitationChanged,
  refusals: invitationRefusals,
  run: async (context, { id }) => {
    const { tx, now, log } = context;
    const { email, role } = await lockOpen(context, id);
    await tx.update(invitations).set({ revokedAt: now }).where(eq(invitations.id, id));
    log({ subjectKind: 'invitation', subjectId: id, difference: { email, role } });
    return { id };
  },
});

/** Marks it as accepted and gives the role; of two who accept at once, one is refused. */
async function accept({ tx, now, log }: CommandContext, { id, role }: Invitation, uid: string) {
  const [used] = await tx
    .update(invitations)
    .set({ acceptedAt: now, acceptedBy: uid })
    .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
    .returning({ id: invitations.id });
  if (!used) {
    throw new Failure('not-found', 'invitations.closed', 'This invitation was accepted or taken back.');
  }
  await tx.update(users).set({ role }).where(eq(users.uid, uid));
  log({ subjectKind: 'user', subjectId: uid, difference: { role: { to: role }, invitation: id } });
}

/**
 * Accepts with a new account and its password, at the built-in provider. The mail proves the address, so an account that
 * somebody registered with it without proof loses its former ways to sign in.
 * @throws Failure conflict when the address has an account with a proven address: that one accepts by signing in
 */
export const acceptWithPassword = command({
  name: 'access.accept-invitation',
  permission: admitting,
  input: z.strictObject({ token, name: z.string(), passwordHash: z.string().min(20) }),
  run: async (context, { token: secret, name, passwordHash }) => {
    const { tx, now } = context;
    const invitation = await findByToken(tx, secret, now);
    const { email } = invitation;
    const [found] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (found?.emailVerified || found?.disabledAt) {
      throw new Failure(
        'conflict',
        'invitations.sign-in',
        'This address has an account. Sign in with it first.',
      );
    }
    const uid = found?.uid ?? newUid();
    if (found) {
      await endAllSessions(tx, uid, now);
      await tx.update(users).set({ name, emailVerified: true }).where(eq(users.uid, uid));
      await tx.delete(providerAccounts).where(eq(providerAccounts.uid, uid));
    } else {
      await tx.insert(users).values({
        uid,
        email,
        name,
        emailVerified: true,
        role: 'customer',
        validSince: now,
        createdAt: now,
      });
    }
    await tx.insert(providerAccounts).values({ uid, passwordHash, passwordUpdatedAt: now, lastLoginAt: now });
    await accept(context, invitation, uid);
    return { email };
  },
});

/** Accepts with the account that is signed in. @throws Failure conflict when it has another address or an unproven one */
export const acceptSignedIn = command({
  name: 'account.accept-invitation',
  permission: 'account.own',
  input: z.strictObject({ token }),
  run: async (context, { token: secret }) => {
    const { tx, now, actor } = context;
    const invitation = await findByToken(tx, secret, now);
    const [user] = await tx
      .select()
      .from(users)
      .where(eq(users.uid, actor.id.replace(/^user:/, '')))
      .for('update');
    if (user?.email !== invitation.email) {
      throw new Failure('conflict', 'invitations.other-address', 'The invitation is for another address.');
    }
    if (!user.emailVerified) {
      throw new Failure('conflict', 'invitations.unverified', 'Confirm your e-mail address first.');
    }
    if (isStaff(user.role)) {
      throw new Failure(
        'conflict',
        'invitations.works-here',
        'Somebody with this address works here already.',
      );
    }
    await accept(context, invitation, user.uid);
    return { email: user.email };
  },
});
