import { createRoute, z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { fewAtATime } from '#platform/http/few-at-a-time.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { receiveSentFile } from '#platform/http/sent-file.ts';
import { writes } from '#platform/http/writes.ts';
import { fileResponse } from '#platform/private-files/file-response.ts';
import { type FileDeps, receiveFile } from '#platform/private-files/private-files.ts';
import { giveBack } from '../changes/changes.commands.ts';
import { givenBack, reissued } from '../changes/changes.contract.ts';
import { reissue } from '../changes/reissue.commands.ts';
import { issueCover } from '../covers/covers.commands.ts';
import { missing } from '../refusals.rules.ts';
import { addFile, addTickets, openFile, removeFile } from './tickets.commands.ts';
import { newTickets, ticketFile, ticketFileLimits } from './tickets.contract.ts';
import { countFiles } from './tickets.queries.ts';

const key = '0123456789abcdef0123456789abcdef';

/** Tickets of accepted fares, for the office. */
export const ticketRoutes = routes('Fares', [
  writes('POST /fares/{id}/tickets', addTickets, {
    id: 'addFareTickets',
    summary: 'Notes the PNR and ticket numbers of an accepted fare; idempotent by its key',
    body: newTickets,
    example: {
      pnr: 'K4T9XB',
      issuedBy: null,
      tickets: [{ passenger: 0, number: '997-2400000001', fare: 6_740_000 }],
      key,
    },
    input: ({ id, ...request }) => ({ id, request }),
    answer: 'How the tickets stand. Sums are poisha.',
  }),
  writes('POST /fares/{id}/tickets/give-back', giveBack, {
    id: 'giveFareTicketsBack',
    summary:
      'Voids or refunds tickets: what they cost comes off the order, the penalty and our charge are put on it',
    body: givenBack,
    example: {
      how: 'refund',
      passengers: [0],
      withService: false,
      penalty: 1_200_000,
      charge: 100_000,
      reason: 'The customer fell ill.',
      preview: true,
      key,
    },
    answer: 'What changes in the order; `back` is owed to the customer. Sums are poisha.',
  }),
  writes('POST /fares/{id}/tickets/reissue', reissue, {
    id: 'reissueFareTickets',
    summary:
      'Notes tickets in place of others; the difference, the penalty and our charge are put on the order',
    body: reissued,
    example: {
      tickets: [{ passenger: 0, number: '997-2400000002', fare: 7_240_000, otherAirline: false }],
      difference: 500_000,
      penalty: 950_000,
      charge: 100_000,
      reason: 'The customer flies a day later.',
      preview: true,
      key,
    },
    answer: 'What changes in the order. Sums are poisha.',
  }),
  writes('POST /fares/{id}/cover', issueCover, {
    id: 'issueTicketCover',
    summary: 'Issues the ticket cover; once more for the same tickets gives the same one',
    answer: 'Its serial number, and the code of `/verify/{code}`.',
  }),
  writes('DELETE /fares/{id}/tickets/files/{fileId}', removeFile, {
    id: 'removeFareTicketFile',
    summary: 'Deletes an e-ticket for good',
    answer: 'It is gone.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof ticketRoutes> {}
}

const tags = ['Fares'];
const params = z.object({ id: z.uuid() });
const fileParams = z.object({ id: z.uuid(), fileId: z.uuid() });
const noStore = { 'cache-control': 'no-store' };
const gone = { 404: 'There is no such fare request.' };
const noFile = refused({ ...usualRefusals, 404: 'There is no such fare request, or it has no such file.' });
const filesPath = '/fares/{id}/tickets/files';

const openRoute = createRoute({
  ...needs('travellers.read'),
  method: 'get',
  path: `${filesPath}/{fileId}`,
  operationId: 'openFareTicketFile',
  tags,
  summary: 'An e-ticket; that it was opened, and by whom, is in the log',
  request: { params: fileParams },
  responses: {
    200: {
      description: 'The file.',
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...noFile,
    ...refused({ 409: 'It was encrypted with a key that is no longer there.' }),
  },
});

/** The body is read as it comes in, so that the description stands apart from the route. */
const sendDescription = {
  ...needs('orders.write'),
  method: 'post' as const,
  path: filesPath,
  operationId: 'sendFareTicketFile',
  tags,
  summary: 'Keeps an e-ticket (PDF, JPEG, PNG), encrypted',
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
    201: answered('It is kept.', ticketFile),
    ...refused({
      ...usualRefusals,
      ...gone,
      409: `No option is accepted yet, or there are ${ticketFileLimits.files} files (\`fares.files\`).`,
      413: `The file has more than ${ticketFileLimits.bytes} bytes.`,
      415: 'It is no JPEG, PNG or PDF, by its content.',
      422: 'The form is cut off, or its file is empty.',
      503: 'Too many are sent at once, or there is no room.',
    }),
  },
};

/** E-tickets, for the office. */
export function ticketFileRoutes({
  commands,
  files,
}: {
  readonly commands: CommandDeps;
  readonly files: FileDeps;
}): JsonRoutes {
  const mounted = jsonRoutes();
  mounted.openAPIRegistry.registerPath(sendDescription);
  const few = fewAtATime({ concurrency: 8, queue: 32, perClient: 4 }, (context) => context.req.param('id'));
  mounted.post('/fares/:id/tickets/files', sendDescription.middleware, few, async (context) => {
    const id = z.uuid().safeParse(context.req.param('id'));
    // Nobody uploads for nothing; the command that keeps the file checks again.
    const there = id.success ? await countFiles(commands.db, id.data) : undefined;
    if (!id.success || there === undefined) {
      throw missing();
    }
    if (there >= ticketFileLimits.files) {
      throw new Failure('conflict', 'fares.files', `There are ${ticketFileLimits.files} files already.`);
    }
    const { raw } = context.req;
    const fileId = await receiveSentFile(raw, ticketFileLimits.bytes, (file) => receiveFile(files, file));
    return context.json(
      await run(commands, context.var.caller, addFile, { id: id.data, fileId }),
      201,
      noStore,
    );
  });
  return mounted.openapi(openRoute, async (context) =>
    fileResponse(files, await run(commands, context.var.caller, openFile, context.req.valid('param'))),
  );
}
