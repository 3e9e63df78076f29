import { and, desc, eq, isNull } from 'drizzle-orm';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { findActorNames } from '../actor-names.queries.ts';
import { users } from '../identity.table.ts';
import { hashOf } from '../provider/secret.rules.ts';
import { permissionsOf, type Role } from '../roles/roles.rules.ts';
import { mayGive } from './invitations.rules.ts';
import { invitations } from './invitations.table.ts';

/** Invitations that were neither accepted nor taken back, latest first. */
export async function listInvitations(db: ReadDatabase, now: Date) {
  const rows = await db
    .select()
    .from(invitations)
    .where(and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(100);
  const names = await findActorNames(
    db,
    rows.map(({ invitedBy }) => invitedBy),
  );
  return rows.map(({ id, email, role, invitedBy, createdAt, expiresAt }) => ({
    id,
    email,
    role,
    invitedBy: names.get(invitedBy) ?? invitedBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lapsed: expiresAt <= now,
  }));
}

/** Whether who invited may still give the role. */
async function isBacked(db: ReadDatabase, { invitedBy, role }: typeof invitations.$inferSelect) {
  const [inviter] = await db
    .select({ role: users.role, disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.uid, invitedBy.replace(/^user:/, '')));
  const backs = (own: Role) => mayGive((each) => permissionsOf[own].has(each), role);
  return inviter !== undefined && inviter.disabledAt === null && backs(inviter.role);
}

/**
 * The open invitation of a link, locked where it is read in a transaction.
 * @throws Failure not-found when the link was used, taken back, replaced or has lapsed, without saying which
 */
export async function findByToken(db: ReadDatabase, token: string, now: Date) {
  const [row] = await db
    .select()
    .from(invitations)
    .where(eq(invitations.tokenHash, hashOf(token)));
  if (!row || row.acceptedAt || row.revokedAt || row.expiresAt <= now || !(await isBacked(db, row))) {
    throw new Failure(
      'not-found',
      'invitations.closed',
      'This invitation was used, taken back or has lapsed.',
    );
  }
  return row;
}

/** What the page of the link shows. @throws Failure as `findByToken` does */
export async function findInvitation(db: ReadDatabase, token: string, now: Date) {
  const { email, role, invitedBy } = await findByToken(db, token, now);
  return { email, role, invitedBy: (await findActorNames(db, [invitedBy])).get(invitedBy) ?? '' };
}
