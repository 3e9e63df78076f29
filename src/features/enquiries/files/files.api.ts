import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { forAnyone, needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { receiveSentFile } from '#platform/http/sent-file.ts';
import { uploadRoute } from '#platform/http/upload-route.ts';
import { fileResponse } from '#platform/private-files/file-response.ts';
import { type FileDeps, receiveFile } from '#platform/private-files/private-files.ts';
import { visitorActor } from '../enquiries.rules.ts';
import { enquiryPath } from '../visitor/visitor.rules.ts';
import { addFile, openFile } from './files.commands.ts';
import { fileTaken } from './files.contract.ts';
import { type FileResult, fileLimits } from './files.data.ts';
import { countFiles } from './files.queries.ts';
import { tooManyFiles } from './files.rules.ts';

const openRoute = createRoute({
  ...needs('enquiries.read'),
  method: 'get',
  path: '/enquiries/{id}/files/{fileId}',
  operationId: 'openEnquiryFile',
  tags: ['Enquiries of the office'],
  summary: 'A file that the visitor sent; that it was opened, and by whom, is in the log',
  request: { params: z.object({ id: z.uuid(), fileId: z.uuid() }) },
  responses: {
    200: {
      description: 'The file.',
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refused({
      ...usualRefusals,
      404: 'There is no such enquiry, or it has no such file.',
      409: 'It was encrypted with a key that is no longer there.',
    }),
  },
});

/** The body is read as it comes in, so that the description stands apart from the route. */
const sendDescription = {
  ...forAnyone,
  method: 'post' as const,
  path: '/visitor/enquiries/{token}/files',
  operationId: 'sendEnquiryFile',
  tags: ['Enquiries'],
  summary: 'Sends a picture (JPEG, PNG) or a PDF to an enquiry, for whoever holds the token of its page',
  request: {
    params: z.object({ token: z.string() }),
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
    201: answered('It lies with the enquiry.', fileTaken),
    303: { description: 'To a form of the page: back to it, which says what became of it.' },
    ...refused({
      403: 'Sent from another site, or staff without the permission.',
      404: 'There is no such enquiry.',
      409: `There are ${fileLimits.files} files already, or the enquiry was merged into another one.`,
      413: `The file has more than ${fileLimits.bytes} bytes.`,
      415: 'It is no JPEG, PNG or PDF, by its content.',
      422: 'The form is cut off, or its file is empty.',
      503: 'Too many are sent at once, or there is no room.',
    }),
  },
};

const refusedTexts: Readonly<Record<string, FileResult>> = {
  'files.type': 'type',
  'files.heic': 'type',
  'files.too-large': 'large',
  'files.many': 'many',
};
const results = { done: 'sent', large: 'large', again: 'again', refused: refusedTexts } as const;

/** Files of enquiries: a visitor sends them by the token of their page, and the office opens them. */
export function fileRoutes(deps: { readonly commands: CommandDeps; readonly files: FileDeps }): JsonRoutes {
  const { commands, files } = deps;
  const routes = jsonRoutes();
  routes.openAPIRegistry.registerPath(sendDescription);
  uploadRoute(routes, {
    path: '/visitor/enquiries/:token/files',
    siteUrl: commands.siteUrl,
    most: fileLimits.bytes,
    elsewhere: 'enquiries.elsewhere',
    results,
    page: (language, token, result) => `${enquiryPath(language, token)}?files=${result}#files`,
    take: async (request, token, context) => {
      const actor = actingByLink(context.var.caller, visitorActor, 'enquiries.write');
      // Nobody uploads for nothing; the command that keeps the file checks again.
      const there = await countFiles(commands.db, token);
      if (there === undefined) {
        throw new Failure('not-found', 'enquiries.not-found', 'There is no such enquiry.');
      }
      if (there >= fileLimits.files) {
        throw tooManyFiles();
      }
      const fileId = await receiveSentFile(request, fileLimits.bytes, (file) => receiveFile(files, file));
      return run(commands, actor, addFile, { token, fileId });
    },
  });
  return routes.openapi(openRoute, async (context) =>
    fileResponse(files, await run(commands, context.var.caller, openFile, context.req.valid('param'))),
  );
}
