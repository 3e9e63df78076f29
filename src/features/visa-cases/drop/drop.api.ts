import { z } from '@hono/zod-openapi';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { refusedLength } from '#platform/http/body-length.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { fewAtATime } from '#platform/http/few-at-a-time.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { lengthProblem } from '#platform/http/problem.ts';
import { receiveSentForm } from '#platform/http/sent-file.ts';
import { idempotencyKey } from '#platform/idempotency/idempotency.contract.ts';
import { type FileDeps, receiveFile } from '#platform/private-files/private-files.ts';
import { sendFile } from '../case-papers/case-papers.commands.ts';
import { fileSent } from '../case-papers/case-papers.contract.ts';
import { hasPaper } from '../case-papers/case-papers.queries.ts';
import { caseLimits } from '../visa-cases.rules.ts';

/** The body is read as it comes in, so that the description stands apart from the route. */
const description = {
  ...needs('visa-cases.write'),
  method: 'post' as const,
  path: '/visa-cases/{id}/papers/{paper}/files',
  operationId: 'sendVisaCaseFileByStaff',
  tags: ['Visa cases'],
  summary:
    'Keeps a picture (JPEG, PNG) or a PDF that a customer gave to the staff, as the next page of a paper; idempotent by its key',
  request: {
    params: z.object({ id: z.uuid(), paper: z.uuid() }),
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            key: z.string().meta({ description: 'Stands before the file.' }),
            file: z.string().openapi({ format: 'binary' }),
          }),
          example: { key: '0123456789abcdef0123456789abcdef', file: '(the bytes of a picture)' },
        },
      },
    },
  },
  responses: {
    201: answered('It lies with the paper.', fileSent),
    ...refused({
      ...usualRefusals,
      404: 'There is no such case or paper.',
      409: `The paper is accepted (\`visa-cases.accepted\`), needs no file (\`visa-cases.stood-for\`), has ${caseLimits.files} files (\`files.many\`), or the papers are handed in (\`visa-cases.closed\`).`,
      413: `The file has more than ${caseLimits.bytes} bytes.`,
      415: 'It is no JPEG, PNG or PDF, by its content.',
      422: 'The form is cut off, its file is empty, or it has no key before the file.',
      503: 'Too many are sent at once, or there is no room.',
    }),
  },
};

/** Papers that staff have from a customer: at the counter, by WhatsApp or by mail, often many at once. */
export function caseDropRoutes({
  commands,
  files,
}: {
  readonly commands: CommandDeps;
  readonly files: FileDeps;
}): JsonRoutes {
  const routes = jsonRoutes();
  routes.openAPIRegistry.registerPath(description);
  const few = fewAtATime({ concurrency: 8, queue: 32, perClient: 4 }, (context) => context.req.param('id'));
  routes.post(
    description.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    description.middleware,
    few,
    async (context) => {
      const { raw } = context.req;
      const trouble = refusedLength(raw.headers, caseLimits.bytes + 64 * 1024);
      if (trouble !== undefined) {
        return lengthProblem(trouble, caseLimits.bytes);
      }
      const [id, paper] = [context.req.param('id') ?? '', context.req.param('paper') ?? ''];
      // Nobody uploads for nothing; the command that keeps the file checks again.
      const isId = (text: string) => z.uuid().safeParse(text).success;
      if (!isId(id) || !isId(paper) || !(await hasPaper(commands.db, { caseId: id, paper }))) {
        throw new Failure('not-found', 'visa-cases.no-paper', 'The case has no such paper.');
      }
      const { taken } = await receiveSentForm(raw, caseLimits.bytes, async (file, { key }) => {
        const said = idempotencyKey.safeParse(key);
        if (!said.success) {
          const message = 'A file needs a key before it.';
          throw new Failure('invalid', 'request.malformed', message, [{ path: 'key', message }]);
        }
        return { key: said.data, fileId: await receiveFile(files, file) };
      });
      if (taken === undefined) {
        throw new Failure('invalid', 'request.malformed', 'The form is cut off, or holds no file.');
      }
      const sent = await run(commands, context.var.caller, sendFile, { id, paper, ...taken });
      return context.json(sent, 201, { 'cache-control': 'no-store' });
    },
  );
  return routes;
}
