import { z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { refused } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import { visitorActor } from '../enquiries.rules.ts';
import { enquiryPath } from '../visitor/visitor.rules.ts';
import { addMessage } from './messages.commands.ts';
import type { MessageResult } from './messages.contract.ts';

const sentMessage = z.object({ text: z.string() });

const description = {
  ...forAnyone,
  method: 'post' as const,
  path: '/visitor/enquiries/{token}/messages',
  operationId: 'sendEnquiryMessage',
  tags: ['Enquiries'],
  summary: 'Adds a message to an enquiry, for whoever holds the token of its page',
  request: {
    params: z.object({ token: z.string() }),
    body: {
      required: true,
      content: {
        'application/json': { schema: sentMessage, example: { text: 'One of us is a child of five.' } },
      },
    },
  },
  responses: {
    204: { description: 'It lies with the enquiry.' },
    303: { description: 'To a form of the page: back to it, which says what became of it.' },
    ...refused({
      403: 'Sent from another site, or staff without the permission.',
      404: 'There is no such enquiry.',
      409: 'It has too many messages already, or was merged into another one.',
      422: 'The text is empty or too long.',
    }),
  },
};

const results: Readonly<Record<string, MessageResult>> = {
  'messages.many': 'many',
  'input.invalid': 'length',
};

/** Messages of visitors to their own enquiry: from the form of its page, with or without scripts. */
export function messageRoutes({ commands }: { readonly commands: CommandDeps }): JsonRoutes {
  const routes = jsonRoutes();
  routes.openAPIRegistry.registerPath(description);
  routes.post('/visitor/enquiries/:token/messages', async (context) => {
    const { req } = context;
    const token = req.param('token');
    if (!comesFromHere(req.raw.headers, commands.siteUrl)) {
      throw new Failure('forbidden', 'enquiries.elsewhere', 'This was sent from another site.');
    }
    const isForm = req.header('accept')?.includes('text/html') ?? false;
    const back = (result: MessageResult) => {
      const page = enquiryPath(req.query('language') === 'bn' ? 'bn' : 'en', encodeURIComponent(token));
      return context.redirect(`${commands.siteUrl}${page}?message=${result}#messages`, 303);
    };
    const sent = sentMessage.safeParse(
      req.header('content-type')?.includes('json')
        ? await req.json().catch(() => ({}))
        : await req.parseBody(),
    );
    try {
      // Browsers send line ends as CR LF.
      const text = (sent.data?.text ?? '').replaceAll('\r\n', '\n');
      const actor = actingByLink(context.var.caller, visitorActor, 'enquiries.write');
      await run(commands, actor, addMessage, { token, text });
      return isForm ? back('sent') : context.body(null, 204);
    } catch (cause) {
      if (isForm && cause instanceof Failure && cause.kind !== 'not-found') {
        return back(results[cause.code] ?? (cause.kind === 'invalid' ? 'length' : 'again'));
      }
      throw cause;
    }
  });
  return routes;
}
