import { createRoute, z } from '@hono/zod-openapi';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused } from '#platform/http/described.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import { receiveSentFile } from '#platform/http/sent-file.ts';
import { uploadRoute } from '#platform/http/upload-route.ts';
import { type FileDeps, receiveFile } from '#platform/private-files/private-files.ts';
import { addFile } from '../case-papers/case-papers.commands.ts';
import { fileTaken, replacing } from '../case-papers/case-papers.contract.ts';
import { findTakingPaper } from '../case-papers/case-papers.rules.ts';
import { purgeByLink } from '../privacy/privacy.commands.ts';
import { openings, visitorCase } from '../visa-cases.contract.ts';
import { findCaseByToken } from '../visa-cases.queries.ts';
import { caseLimits, casePath, visitorActor } from '../visa-cases.rules.ts';
import { type CaseResult, resultPath } from './visitor.contract.ts';
import { findOpenings } from './visitor.queries.ts';

const tags = ['Visa cases of visitors'];
const params = z.object({ token: z.string() });
const gone = { 404: 'There is no such case.' };
const noStore = { 'cache-control': 'no-store' };

const read = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/visitor/visa-cases/{token}',
  operationId: 'readVisitorVisaCase',
  tags,
  summary: 'A visa case with the checklist of each applicant, for whoever holds its token',
  request: { params },
  responses: { 200: answered('The case.', visitorCase), ...refused(gone) },
});

const opened = createRoute({
  ...forAnyone,
  method: 'get',
  path: '/visitor/visa-cases/{token}/opened',
  operationId: 'listVisaCaseOpenings',
  tags,
  summary: 'Who of the staff opened which paper, and when',
  request: { params },
  responses: { 200: answered('They, the latest first.', openings), ...refused(gone) },
});

const purge = createRoute({
  ...forAnyone,
  method: 'post',
  path: '/visitor/visa-cases/{token}/purge',
  operationId: 'purgeVisitorVisaCase',
  tags,
  summary: 'Deletes all files of a case at once and for good',
  request: { params },
  responses: {
    200: answered('They are gone.', visitorCase),
    303: { description: 'To a form of the page: back to it.' },
    ...refused({ ...gone, 403: 'Sent from another site, or staff without the permission.' }),
  },
});

/** The body is read as it comes in, so that the description stands apart from the route. */
const sendDescription = {
  ...forAnyone,
  method: 'post' as const,
  path: '/visitor/visa-cases/{token}/applicants/{applicant}/papers/{paper}',
  operationId: 'sendVisaCaseFile',
  tags,
  summary: 'Sends a picture (JPEG, PNG) or a PDF of a paper, as its next page; the paper by its id or key',
  request: {
    params: params.extend({ applicant: z.string(), paper: z.string() }),
    query: replacing,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({ file: z.string().openapi({ format: 'binary' }) }),
          example: { file: '(the bytes of a picture)' },
        },
      },
    },
  },
  responses: {
    201: answered('It lies with the paper.', fileTaken),
    303: { description: 'To a form of the page: back to it, which says what became of it.' },
    ...refused({
      403: 'Sent from another site, or staff without the permission.',
      404: 'There is no such case, applicant or paper.',
      409: `The paper is accepted (\`visa-cases.accepted\`), needs no file (\`visa-cases.stood-for\`), has ${caseLimits.files} files (\`files.many\`), or the papers are handed in (\`visa-cases.closed\`).`,
      413: `The file has more than ${caseLimits.bytes} bytes.`,
      415: 'It is no JPEG, PNG or PDF, by its content.',
      422: 'The form is cut off, or its file is empty.',
      503: 'Too many are sent at once, or there is no room.',
    }),
  },
};

const refusedTexts: Readonly<Record<string, CaseResult>> = {
  'files.type': 'type',
  'files.heic': 'heic',
  'files.empty': 'type',
  'files.too-large': 'large',
  'files.many': 'many',
  'visa-cases.accepted': 'accepted',
  'visa-cases.stood-for': 'accepted',
  'visa-cases.closed': 'closed',
};
const results = { done: 'sent', large: 'large', again: 'again', refused: refusedTexts } as const;

const missing = () => new Failure('not-found', 'visa-cases.not-found', 'There is no such visa case.');

/** A visa case by the token of its link: reading it, and sending papers. */
export function caseVisitorRoutes(deps: {
  readonly commands: CommandDeps;
  readonly files: FileDeps;
}): JsonRoutes {
  const { commands, files } = deps;
  const routes = jsonRoutes();
  const present = async (token: string) => {
    const found = await findCaseByToken(commands.db, token, dhakaDate(commands.clock.now()));
    if (found === undefined) {
      throw missing();
    }
    return found;
  };
  routes.openAPIRegistry.registerPath(sendDescription);
  uploadRoute(routes, {
    path: '/visitor/visa-cases/:token/applicants/:applicant/papers/:paper',
    siteUrl: commands.siteUrl,
    most: caseLimits.bytes,
    elsewhere: 'visa-cases.elsewhere',
    results,
    page: (language, token, result, context) =>
      resultPath(language, token, result, context.req.param('paper') ?? ''),
    take: async (request, token, context) => {
      const actor = actingByLink(context.var.caller, visitorActor, 'visa-cases.write');
      const { applicant = '', paper: which = '' } = context.req.param();
      // Nobody uploads for nothing; the command that keeps the file checks again.
      const replaces = context.req.query('replaces');
      const paper = findTakingPaper(await present(token), { applicant, paper: which, replaces });
      const fileId = await receiveSentFile(request, caseLimits.bytes, (file) => receiveFile(files, file));
      return run(commands, actor, addFile, { token, applicant, paper: paper.id, fileId, replaces });
    },
  });
  return routes
    .openapi(read, async (context) =>
      context.json(await present(context.req.valid('param').token), 200, noStore),
    )
    .openapi(opened, async (context) => {
      const found = await findOpenings(commands.db, context.req.valid('param').token);
      if (found === undefined) {
        throw missing();
      }
      return context.json(found, 200, noStore);
    })
    .openapi(purge, async (context) => {
      const { token } = context.req.valid('param');
      if (!comesFromHere(context.req.raw.headers, commands.siteUrl)) {
        throw new Failure('forbidden', 'visa-cases.elsewhere', 'This was sent from another site.');
      }
      await run(commands, actingByLink(context.var.caller, visitorActor, 'visa-cases.write'), purgeByLink, {
        token,
      });
      const inLanguage = context.req.query('language') === 'bn' ? 'bn' : 'en';
      return context.req.header('accept')?.includes('text/html')
        ? context.redirect(`${commands.siteUrl}${casePath(inLanguage, token)}?result=purged`, 303)
        : context.json(await present(token), 200, noStore);
    });
}
