import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { doorkeeper } from '../access/identify/identify.api.ts';
import { parseNewPassword } from '../provider/credentials/credentials.rules.ts';
import { createPasswords } from '../provider/passwords.gateway.ts';
import {
  acceptSignedIn,
  acceptWithPassword,
  invitationRefusals,
  inviteColleague,
  revokeInvitation,
  sendInvitationAgain,
} from './invitations.commands.ts';
import { acceptance, invitationList, invitationSeen, inviteInput, token } from './invitations.contract.ts';
import { findInvitation, listInvitations } from './invitations.queries.ts';

const tag = 'Invitations';

/** Invitations of colleagues, for who invites. */
export const invitationRoutes = routes(tag, [
  reads(
    'GET /invitations',
    {
      permission: 'users.invite',
      id: 'listInvitations',
      summary: 'Invitations that nobody has accepted yet',
      answer: 'Latest first.',
      output: invitationList,
    },
    async (_, { db, now }) => ({ items: await listInvitations(db, now) }),
  ),
  writes('POST /invitations', inviteColleague, {
    id: 'inviteColleague',
    summary: 'Invites somebody to work in the office, by mail',
    status: 201,
    body: inviteInput,
    example: { email: 'salma@shofor.example', role: 'clerk', language: 'bn' },
    answer: 'Done.',
  }),
  writes('POST /invitations/{id}/send-again', sendInvitationAgain, {
    id: 'sendInvitationAgain',
    summary: 'Sends an invitation again; the former link no longer works',
    answer: 'Done.',
  }),
  writes('POST /invitations/{id}/revoke', revokeInvitation, {
    id: 'revokeInvitation',
    summary: 'Takes an invitation back',
    answer: 'Done.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof invitationRoutes> {}
}

const refusals = refused({ ...usualRefusals, ...invitationRefusals });
const example = 'a-secret-of-the-link-of-the-letter';

const lookRoute = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/invitations/look',
  operationId: 'lookAtInvitation',
  tags: [tag],
  summary: 'What the link of an invitation is for; it accepts nothing',
  request: sent(z.strictObject({ token }), { token: example }),
  responses: { 200: answered('The invitation.', invitationSeen), ...refusals },
});

const acceptRoute = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/invitations/accept',
  operationId: 'acceptInvitation',
  tags: [tag],
  summary: 'Accepts an invitation, with a new password or as who is signed in with its address',
  request: sent(acceptance, { token: example, name: 'Salma Begum', password: 'long enough to keep' }),
  responses: {
    200: answered('Accepted.', z.object({ email: z.string() }).meta({ id: 'InvitationAccepted' })),
    ...refusals,
  },
});

interface InvitationDeps extends CommandDeps {
  /** Whether accounts with passwords are made here, and not at a Firebase project. */
  readonly ownProvider: boolean;
}

/** Looking at and accepting an invitation, for whoever has its link. */
export function invitedRoutes(deps: InvitationDeps): JsonRoutes {
  const passwords = createPasswords();
  const now = () => deps.clock.now();
  return jsonRoutes()
    .openapi(lookRoute, async ({ req, json }) =>
      json(await findInvitation(deps.db, req.valid('json').token, now()), 200, {
        'cache-control': 'no-store',
      }),
    )
    .openapi(acceptRoute, async ({ req, json, var: { caller } }) => {
      const { token: secret, name, password } = req.valid('json');
      if (password === undefined && caller) {
        return json(await run(deps, caller, acceptSignedIn, { token: secret }), 200);
      }
      if (!deps.ownProvider || name === undefined || password === undefined) {
        throw new Failure(
          'conflict',
          'invitations.sign-in',
          'Sign in with the address of the invitation first.',
        );
      }
      // Before the password is hashed, which costs.
      await findInvitation(deps.db, secret, now());
      const passwordHash = await passwords.hash(parseNewPassword(password));
      return json(
        await run(deps, doorkeeper, acceptWithPassword, { token: secret, name, passwordHash }),
        200,
      );
    });
}
