import { createRoute, z } from '@hono/zod-openapi';
import { type Command, type CommandDeps, run } from '#platform/command/command.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { renewEnquiryLink } from './links.commands.ts';
import { linkReason, type linkRenewal, renewedLink } from './links.contract.ts';

/** The route that gives the customer's page of something another link. */
export function renewalRoutes(
  deps: CommandDeps,
  command: Command<typeof linkRenewal, { token: string }>,
  of: { readonly path: string; readonly operationId: string; readonly tags: string[] },
): JsonRoutes {
  const renew = createRoute({
    ...needs(command.permission),
    method: 'post',
    path: `/${of.path}/{id}/link`,
    operationId: of.operationId,
    tags: of.tags,
    summary: 'Gives the customer’s page another link; the former one opens nothing any more',
    request: {
      params: z.object({ id: z.uuid() }),
      ...sent(linkReason, { reason: 'The link was sent to the wrong person.' }),
    },
    responses: {
      200: answered('The token of the new link.', renewedLink),
      ...refused({ ...usualRefusals, 404: 'There is no such thing.', 409: 'It belongs to another one.' }),
    },
  });
  return jsonRoutes().openapi(renew, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    return context.json(await run(deps, context.var.caller, command, input), 200, {
      'cache-control': 'no-store',
    });
  });
}

export const enquiryLinkRoutes = (deps: CommandDeps): JsonRoutes =>
  renewalRoutes(deps, renewEnquiryLink, {
    ...{ path: 'enquiries', operationId: 'renewEnquiryLink', tags: ['Enquiries'] },
  });
