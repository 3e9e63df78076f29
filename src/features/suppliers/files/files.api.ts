import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { fewAtATime } from '#platform/http/few-at-a-time.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { receiveSentFile } from '#platform/http/sent-file.ts';
import { fileResponse } from '#platform/private-files/file-response.ts';
import { type FileDeps, receiveFile } from '#platform/private-files/private-files.ts';
import { billFile, billFileLimits } from '../bills/bills.contract.ts';
import { findBillSupplier } from '../bills/bills.queries.ts';
import { addBillFile, openBillFile } from './files.commands.ts';

const tags = ['Suppliers'];
const params = z.object({ id: z.uuid() });

const openRoute = createRoute({
  ...needs('books.read'),
  method: 'get',
  path: '/bills/{id}/file',
  operationId: 'openBillFile',
  tags,
  summary: 'The picture or PDF of a bill; that it was opened, and by whom, is in the log',
  request: { params },
  responses: {
    200: {
      description: 'The file.',
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refused({
      ...usualRefusals,
      404: 'There is no such bill, or it has no file.',
      409: 'It was encrypted with a key that is no longer there.',
    }),
  },
});

/** The body is read as it comes in, so that the description stands apart from the route. */
const sendDescription = {
  ...needs('books.write'),
  method: 'post' as const,
  path: '/bills/{id}/file',
  operationId: 'sendBillFile',
  tags,
  summary: 'Keeps the picture or PDF of a bill (PDF, JPEG, PNG), encrypted, in place of the one before',
  request: {
    params,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({ file: z.string().openapi({ format: 'binary' }) }),
          example: { file: '(the bytes of a PDF)' },
        },
      },
    },
  },
  responses: {
    201: answered('It is kept.', billFile),
    ...refused({
      ...usualRefusals,
      404: 'There is no such bill.',
      413: `The file has more than ${billFileLimits.bytes} bytes.`,
      415: 'It is no JPEG, PNG or PDF, by its content.',
      422: 'The form is cut off, or its file is empty.',
      503: 'Too many are sent at once, or there is no room.',
    }),
  },
};

/** The pictures and PDFs of bills. */
export function billFileRoutes({
  commands,
  files,
}: {
  readonly commands: CommandDeps;
  readonly files: FileDeps;
}): JsonRoutes {
  const mounted = jsonRoutes();
  mounted.openAPIRegistry.registerPath(sendDescription);
  const few = fewAtATime({ concurrency: 8, queue: 32, perClient: 4 }, (context) => context.req.param('id'));
  mounted.post('/bills/:id/file', sendDescription.middleware, few, async (context) => {
    const id = z.uuid().safeParse(context.req.param('id'));
    // Nobody uploads for nothing; the command that keeps the file checks again.
    if (!id.success || (await findBillSupplier(commands.db, id.data)) === undefined) {
      throw new Failure('not-found', 'bills.not-found', 'There is no such bill.');
    }
    const fileId = await receiveSentFile(context.req.raw, billFileLimits.bytes, (file) =>
      receiveFile(files, file),
    );
    return context.json(await run(commands, context.var.caller, addBillFile, { id: id.data, fileId }), 201, {
      'cache-control': 'no-store',
    });
  });
  return mounted.openapi(openRoute, async (context) =>
    fileResponse(files, await run(commands, context.var.caller, openBillFile, context.req.valid('param'))),
  );
}
