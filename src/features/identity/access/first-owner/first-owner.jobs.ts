import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { users } from '../../identity.table.ts';
import { createPasswords } from '../../provider/passwords.gateway.ts';
import { doorkeeper } from '../identify/identify.api.ts';
import { makeFirstOwner } from './first-owner.commands.ts';

/** The sign-in of the first owner, shown once to the person who started the program. */
interface FirstOwner {
  readonly email: string;
  /** Undefined when it was configured: then it isn't shown. */
  readonly password: string | undefined;
}

/** Used when no owner is configured. */
const nobodysEmail = 'owner@shofor.example';

/**
 * At the start of the program, with the built-in provider: makes sure that there is an owner.
 * @returns the owner created now, undefined when there was one.
 */
export async function provideFirstOwner(
  deps: CommandDeps,
  given: { ADMIN_EMAIL?: string | undefined; ADMIN_PASSWORD?: string | undefined },
): Promise<FirstOwner | undefined> {
  if ((await deps.db.$count(users, eq(users.role, 'owner'))) > 0) {
    return undefined;
  }
  const email = given.ADMIN_EMAIL ?? nobodysEmail;
  const password = given.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  const passwordHash = await createPasswords().hash(password);
  const made = await run(deps, doorkeeper, makeFirstOwner, { email, passwordHash });
  return made ? { email, password: given.ADMIN_PASSWORD === undefined ? password : undefined } : undefined;
}

/** The notice about an owner created by this start, for the person who started the program. */
export const wordsFor = ({ email, password }: FirstOwner, siteUrl: string): string =>
  [
    `The owner signs in at ${siteUrl}/login as ${email}`,
    ...(password === undefined ? [] : [`with the password ${password} (shown only this once)`]),
  ].join('\n');
