import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, recentRefusals, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { forAnyone, needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { doorkeeper } from '../access/identify/identify.api.ts';
import { readNewPassword } from '../provider/credentials/credentials.rules.ts';
import { createPasswords } from '../provider/passwords.gateway.ts';
import {
  acceptSignedIn,
  acceptWithPassword,
  inviteColleague,
  revokeInvitation,
  sendInvitationAgain,
} from './invitations.commands.ts';
import { acceptance, invitationList, invitationSeen, inviteInput, token } from './invitations.contract.ts';
import { findInvitation, listInvitations } from './invitations.queries.ts';

const tags = ['Invitations'];
const params = z.object({ id: z.uuid().meta({ param: { name: 'id', in: 'path' } }) });
const ofInvitation = answered('Done.', z.object({ id: z.uuid() }).meta({ id: 'InvitationChanged' }));
const ofThis = {
  404: 'The invitation was accepted, taken back or has lapsed.',
  409: 'The address works here already, is invited already, or must sign in first.',
};
const refusals = refused({ ...usualRefusals, ...ofThis });
/** Who invites hands over a role. */
const givingRefusals = refused({ ...recentRefusals, ...ofThis });
const example = 'a-secret-of-the-link-of-the-letter';

const listRoute = createRoute({
  ...needs('users.invite'),
  method: 'get',
  path: '/invitations',
  operationId: 'listInvitations',
  tags,
  summary: 'Invitations that nobody has accepted yet',
  responses: { 200: answered('Latest first.', invitationList), ...refused(usualRefusals) },
});

const inviteRoute = createRoute({
  ...needs('users.invite'),
  method: 'post',
  path: '/invitations',
  operationId: 'inviteColleague',
  tags,
  summary: 'Invites somebody to work in the office, by mail',
  request: sent(inviteInput, { email: 'salma@shofor.example', role: 'clerk', language: 'bn' }),
  responses: { 201: ofInvitation, ...givingRefusals },
});

const act = <const Name extends string>(
  name: Name,
  operationId: string,
  summary: string,
  refusing = refusals,
) =>
  createRoute({
    ...needs('users.invite'),
    method: 'post',
    path: `/invitations/{id}/${name}`,
    operationId,
    tags,
    summary,
    request: { params },
    responses: { 200: ofInvitation, ...refusing },
  });

const againRoute = act(
  'send-again',
  'sendInvitationAgain',
  'Sends it again; the former link no longer works',
  givingRefusals,
);
const revokeRoute = act('revoke', 'revokeInvitation', 'Takes it back');

const lookRoute = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/invitations/look',
  operationId: 'lookAtInvitation',
  tags,
  summary: 'What a link is for; it accepts nothing',
  request: sent(z.strictObject({ token }), { token: example }),
  responses: { 200: answered('The invitation.', invitationSeen), ...refusals },
});

const acceptRoute = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/invitations/accept',
  operationId: 'acceptInvitation',
  tags,
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

/** Invitations of colleagues. */
export function invitationRoutes(deps: InvitationDeps): JsonRoutes {
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
      const passwordHash = await passwords.hash(readNewPassword(password));
      return json(
        await run(deps, doorkeeper, acceptWithPassword, { token: secret, name, passwordHash }),
        200,
      );
    })
    .openapi(listRoute, async ({ json }) => json({ items: await listInvitations(deps.db, now()) }, 200))
    .openapi(inviteRoute, async ({ req, json, var: { caller } }) =>
      json(await run(deps, caller, inviteColleague, req.valid('json')), 201),
    )
    .openapi(againRoute, async ({ req, json, var: { caller } }) =>
      json(await run(deps, caller, sendInvitationAgain, req.valid('param')), 200),
    )
    .openapi(revokeRoute, async ({ req, json, var: { caller } }) =>
      json(await run(deps, caller, revokeInvitation, req.valid('param')), 200),
    );
}
