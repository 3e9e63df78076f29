import { createHash } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { refusedLength } from '#platform/http/body-length.ts';
import { actingByLink } from '#platform/http/by-link.ts';
import { answered, refused } from '#platform/http/described.ts';
import { fewAtATime } from '#platform/http/few-at-a-time.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { lengthProblem } from '#platform/http/problem.ts';
import { comesFromHere } from '#platform/http/same-origin.ts';
import { countArrived, dropArrived, readPieces, receivePiece } from '#platform/private-files/pieces.ts';
import { type FileDeps, receiveFile } from '#platform/private-files/private-files.ts';
import { addFile } from '../case-papers/case-papers.commands.ts';
import { type FileTaken, replacing } from '../case-papers/case-papers.contract.ts';
import { findTaken } from '../case-papers/case-papers.queries.ts';
import { arrivingPlace, findTakingPaper, findVisiblePaper } from '../case-papers/case-papers.rules.ts';
import { findCaseByToken } from '../visa-cases.queries.ts';
import { caseLimits, pieceBytes, visitorActor } from '../visa-cases.rules.ts';
import { fileArriving } from './pieces.contract.ts';
import { pieceOf, sentName } from './pieces.rules.ts';

const description = {
  ...forAnyone,
  method: 'put' as const,
  path: '/visitor/visa-cases/{token}/applicants/{applicant}/papers/{paper}/uploads/{upload}',
  operationId: 'sendVisaCasePiece',
  tags: ['Visa cases of visitors'],
  summary:
    'Sends the next piece of a file, over a line that may break; the last piece makes it the next page',
  request: {
    params: z.object({
      token: z.string(),
      applicant: z.string(),
      paper: z.string(),
      upload: z.string().meta({ description: 'Made by the sender, 8 to 64 letters, digits, _ or -.' }),
    }),
    query: replacing,
    headers: z.object({
      'content-range': z.string().meta({
        description:
          'Which bytes of how many; `bytes *` and the length, without a body, asks how much is there and finishes a file that is whole.',
        example: 'bytes 0-262143/10485760',
      }),
      'content-disposition': z
        .string()
        .optional()
        .meta({ description: 'The name of the file.', example: "attachment; filename*=UTF-8''passport.pdf" }),
    }),
    body: {
      required: false,
      content: {
        'application/octet-stream': {
          schema: z.string().openapi({ format: 'binary' }),
          example: '(the bytes of the piece)',
        },
      },
    },
  },
  responses: {
    200: answered('So much is there; the file, once it lies with the paper.', fileArriving),
    ...refused({
      403: 'Sent from another site, or staff without the permission.',
      404: 'There is no such case, applicant or paper.',
      409: 'It isn’t the next piece (`files.offset`, with `details.arrived`), it took longer than an hour or its case’s files were deleted meanwhile (`files.gone`), or the paper takes no file (as for one that is sent at once).',
      411: 'There is no Content-Length.',
      413: `The file has more than ${caseLimits.bytes} bytes, or the piece more than ${pieceBytes.most}.`,
      415: 'The whole file is no JPEG, PNG or PDF, by its content.',
      422: 'The piece is cut off, or Content-Range says something else (`files.range`).',
      503: 'Too many are sent at once, or there is no room.',
    }),
  },
};

/** The id of an upload: whoever doesn't hold the link of the case can't guess it. */
function uploadId(...of: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(of)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The bytes of a piece. @throws Failure invalid `request.malformed` when the line broke, or they aren't what was said */
async function bodyOf(request: Request, bytes: number): Promise<Uint8Array> {
  const body = await request.arrayBuffer().catch(() => new ArrayBuffer(0));
  if (body.byteLength !== bytes) {
    throw new Failure('invalid', 'request.malformed', 'The piece is cut off.');
  }
  return new Uint8Array(body);
}

/** Papers of visa cases that come piece by piece, for whoever holds the link. */
export function casePieceRoutes({
  commands,
  files,
}: {
  readonly commands: CommandDeps;
  readonly files: FileDeps;
}): JsonRoutes {
  const routes = jsonRoutes();
  routes.openAPIRegistry.registerPath(description);
  const path = description.path.replaceAll(/\{(\w+)\}/g, ':$1');
  routes.use(
    path,
    fewAtATime({ concurrency: 16, queue: 32, perClient: 4 }, (context) => context.req.param('token')),
  );
  routes.put(path, async (context) => {
    const { raw } = context.req;
    const param = (name: string) => context.req.param(name) ?? '';
    const token = param('token');
    const [applicant, which, key] = [param('applicant'), param('paper'), param('upload')];
    if (!comesFromHere(raw.headers, commands.siteUrl)) {
      throw new Failure('forbidden', 'visa-cases.elsewhere', 'This was sent from another site.');
    }
    const actor = actingByLink(context.var.caller, visitorActor, 'visa-cases.write');
    const trouble = refusedLength(raw.headers, pieceBytes.most);
    if (trouble !== undefined) {
      return lengthProblem(trouble, pieceBytes.most);
    }
    const found = await findCaseByToken(commands.db, token, dhakaDate(commands.clock.now()));
    if (found === undefined || !/^[\w-]{8,64}$/.test(key)) {
      throw new Failure('not-found', 'visa-cases.not-found', 'There is no such visa case.');
    }
    const { all, part } = pieceOf(context.req.header('content-range'));
    const paper = findVisiblePaper(found, { applicant, paper: which });
    const upload = { id: uploadId(token, paper.id, key, String(all)), place: arrivingPlace(found) };
    const answer = (arrived: number, file: FileTaken | null) =>
      context.json(fileArriving.parse({ arrived, file }), 200, { 'cache-control': 'no-store' });
    const before = await findTaken(commands.db, upload.id);
    if (before !== undefined) {
      return answer(all, before);
    }
    const replaces = context.req.query('replaces');
    findTakingPaper(found, { applicant, paper: paper.id, replaces });
    const arrived =
      part === undefined
        ? await countArrived(files, upload.id)
        : await receivePiece(files, upload, {
            offset: part.offset,
            bytes: await bodyOf(raw, part.bytes),
          });
    if (arrived < all) {
      return answer(arrived, null);
    }
    try {
      const name = sentName(context.req.header('content-disposition'));
      const fileId = await receiveFile(files, { name, bytes: readPieces(files, upload) });
      const input = { token, applicant, paper: paper.id, fileId, upload: upload.id, replaces };
      return answer(all, await run(commands, actor, addFile, input));
    } catch (cause) {
      // Two may finish it at once.
      const meanwhile = await findTaken(commands.db, upload.id);
      if (meanwhile !== undefined) {
        return answer(all, meanwhile);
      }
      // What can't become a file is sent anew; when only the storage is away the pieces are used later.
      if (cause instanceof Failure && cause.kind !== 'unavailable') {
        await dropArrived(files, upload.id);
      }
      throw cause;
    }
  });
  return routes;
}
