import { fieldOf } from '#platform/record.ts';
import { type InvitedRole, invitedRoles } from '../invitations/invitations.rules.ts';
import { AccountFailure } from './account-failure.ts';
import { openProvider } from './provider.ts';
import { signIn } from './sign-in.ts';
import { authorisedFetch } from './visitor.ts';

/** @throws AccountFailure with the code of the refusal */
async function post(path: string, body: object): Promise<unknown> {
  const response = await authorisedFetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const data: unknown = await response.json();
  if (!response.ok) {
    const known = typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined;
    throw new AccountFailure(typeof known === 'string' ? known : 'internal-error');
  }
  return data;
}

/** What an invitation is for. Read without zod, which no public page loads. @throws AccountFailure */
function invitationOf(data: unknown): { email: string; role: InvitedRole; invitedBy: string } {
  const [email, invitedBy] = [fieldOf(data, 'email'), fieldOf(data, 'invitedBy')];
  const role = invitedRoles.find((each) => each === fieldOf(data, 'role'));
  if (typeof email !== 'string' || typeof invitedBy !== 'string' || role === undefined) {
    throw new AccountFailure('internal-error');
  }
  return { email, role, invitedBy };
}

/** What the link is for, and whether a password can be chosen here. @throws AccountFailure invitations.closed */
export async function readInvitation(token: string) {
  const seen = invitationOf(await post('/api/invitations/look', { token }));
  const { identity } = await openProvider();
  return { ...seen, byPassword: identity.provider === 'built-in' };
}

/** Accepts with a new password, and signs in with it. */
export async function acceptWithPassword(
  token: string,
  email: string,
  typed: { readonly name: string; readonly password: string },
): Promise<void> {
  await post('/api/invitations/accept', { token, ...typed });
  await signIn(email, typed.password);
}

/** Accepts as who is signed in. */
export async function acceptSignedIn(token: string): Promise<void> {
  await post('/api/invitations/accept', { token });
}
