import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import { visitorActor } from '../visa-cases.rules.ts';
import { type CaseResult, resultPath } from '../visitor/visitor.contract.ts';
import { removeFile } from './own-files.commands.ts';
import { fileRemoved } from './own-files.contract.ts';

const removal = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/visitor/visa-cases/{token}/applicants/{applicant}/papers/{paper}/files/{file}/remove',
  operationId: 'removeVisitorVisaCaseFile',
  tags: ['Visa cases of visitors'],
  summary: 'Deletes a file that the customer sent, as long as nobody has accepted its paper',
  request: {
    params: z.object({
      token: z.string(),
      applicant: z.string(),
      paper: z.string(),
      file: z.string(),
    }),
  },
  responses: {
    200: answered('It is gone, or was gone before.', fileRemoved),
    303: { description: 'To a form of the page: back to it, which says what became of it.' },
    ...refused({
      403: 'Sent from another site, or staff without the permission.',
      404: 'There is no such case, applicant or paper.',
      409: 'The paper is accepted (`visa-cases.accepted`), or the papers are handed in (`visa-cases.closed`).',
    }),
  },
});

const refusedTexts: Readonly<Record<string, CaseResult>> = {
  'visa-cases.accepted': 'accepted',
  'visa-cases.closed': 'closed',
};

/** What customers do with files that they sent for a visa case, for whoever holds the link. */
export function ownFileRoutes(deps: CommandDeps): JsonRoutes {
  return jsonRoutes().openapi(removal, async (context) => {
    const { token, applicant, paper, file } = context.req.valid('param');
    if (!comesFromHere(context.req.raw.headers, deps.siteUrl)) {
      throw new Failure('forbidden', 'visa-cases.elsewhere', 'This was sent from another site.');
    }
    const actor = actingByLink(context.var.caller, visitorActor, 'visa-cases.write');
    if (!z.uuid().safeParse(applicant).success || !z.uuid().safeParse(file).success) {
      throw new Failure('not-found', 'files.not-found', 'There is no such file.');
    }
    const isForm = context.req.header('accept')?.includes('text/html') ?? false;
    const language = context.req.query('language') === 'bn' ? 'bn' : 'en';
    const back = (result: CaseResult) =>
      context.redirect(`${deps.siteUrl}${resultPath(language, token, result, paper)}`, 303);
    try {
      const removed = await run(deps, actor, removeFile, { token, applicant, paper, file });
      return isForm ? back('removed') : context.json(removed, 200, { 'cache-control': 'no-store' });
    } catch (cause) {
      const text = cause instanceof Failure ? refusedTexts[cause.code] : undefined;
      if (isForm && text !== undefined) {
        return back(text);
      }
      throw cause;
    }
  });
}
