import { createHash, timingSafeEqual } from 'node:crypto';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { refusedLength } from '#platform/http/body-length.ts';
import { answered, refused } from '#platform/http/described.ts';
import { fewAtATime } from '#platform/http/few-at-a-time.ts';
import { forAnyone } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { lengthProblem } from '#platform/http/problem.ts';
import { type FileDeps, receiveFile } from '#platform/private-files/private-files.ts';
import { visitorActor } from '../enquiries.rules.ts';
import { fileLimits } from '../files/files.data.ts';
import { longestName, maxNamed, receiveMail } from '../messages/messages.commands.ts';
import { findAnswered } from '../messages/messages.queries.ts';
import { inboundJson, inboundResult } from './inbound.contract.ts';
import { type InboundMail, parseJsonMail, parseRawMail } from './inbound.rules.ts';

/** The largest mail that common mail servers carry. */
const maxBytes = 36 * 1024 * 1024;

const description = {
  ...forAnyone,
  method: 'post' as const,
  path: '/mail/inbound',
  operationId: 'receiveMail',
  tags: ['Enquiries'],
  summary:
    'Takes a mail that answers a letter about an enquiry, from a mail service that knows MAIL_INBOUND_SECRET',
  request: {
    body: {
      required: true,
      content: {
        'application/json': { schema: inboundJson, example: { raw: 'From: rahim@example.com\r\n…' } },
        'message/rfc822': { schema: { type: 'string' as const }, example: 'From: rahim@example.com\r\n…' },
      },
    },
  },
  responses: {
    200: answered('It lies with its enquiry, has come before, or was written by a program.', inboundResult),
    ...refused({
      401: 'The secret is wrong, as `Authorization: Bearer …` or as the password of basic authentication.',
      404: 'No enquiry is answered by it, or MAIL_INBOUND_SECRET isn’t set.',
      413: `The mail has more than ${maxBytes} bytes.`,
      422: 'It is no mail.',
    }),
  },
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request knows the secret: as a bearer token, or as the password of basic authentication. */
function knowsSecret(headers: Headers, secret: string): boolean {
  const [scheme = '', given = ''] = (headers.get('authorization') ?? '').split(' ');
  const basic = Buffer.from(given, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  const password = scheme.toLowerCase() === 'bearer' ? given : scheme.toLowerCase() === 'basic' ? basic : '';
  return timingSafeEqual(digest(password), digest(secret));
}

async function readMail(request: Request): Promise<InboundMail> {
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  try {
    return isJson
      ? await parseJsonMail(inboundJson.parse(await request.json()))
      : await parseRawMail(new Uint8Array(await request.arrayBuffer()));
  } catch {
    throw new Failure('invalid', 'mail.unreadable', 'This is no mail.', [
      { path: '', message: 'This is no mail.' },
    ]);
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

/** The door for mail that answers our letters. @param secret MAIL_INBOUND_SECRET */
export function inboundRoutes(deps: {
  readonly commands: CommandDeps;
  readonly files: FileDeps;
  readonly secret: string | undefined;
}): JsonRoutes {
  const { commands, files, secret } = deps;
  const routes = jsonRoutes();
  /** Stores the pictures and PDFs; other kinds of file stay with the mail service, and staff read their names. */
  async function storeFiles(sent: InboundMail['files']): Promise<{ fileIds: string[]; leftOut: string[] }> {
    const fileIds: string[] = [];
    const leftOut: string[] = [];
    for (const { name, bytes } of sent) {
      try {
        if (bytes.length <= fileLimits.bytes && fileIds.length < fileLimits.files) {
          fileIds.push(await receiveFile(files, { name, bytes: once(bytes) }));
          continue;
        }
      } catch (cause) {
        if (!(cause instanceof Failure)) {
          throw cause;
        }
      }
      leftOut.push(name.replaceAll('\0', '').slice(0, longestName) || '?');
    }
    return { fileIds, leftOut: leftOut.slice(0, maxNamed) };
  }
  routes.openAPIRegistry.registerPath(description);
  // A mail is parsed as a whole: one at a time, so that two large ones aren't in memory together.
  routes.use(
    '/mail/inbound',
    fewAtATime({ concurrency: 1, queue: 16, perClient: 16 }, () => 'mail'),
  );
  routes.post('/mail/inbound', async (context) => {
    const { raw } = context.req;
    if (secret === undefined) {
      throw new Failure('not-found', 'mail.not-received', 'This site receives no mail.');
    }
    if (!knowsSecret(raw.headers, secret)) {
      throw new Failure('unauthenticated', 'mail.secret', 'The secret is wrong.');
    }
    const trouble = refusedLength(raw.headers, maxBytes);
    if (trouble !== undefined) {
      return lengthProblem(trouble, maxBytes);
    }
    const mail = await readMail(raw);
    if (mail.automatic) {
      return context.json({ result: 'automatic' as const }, 200);
    }
    const id = await findAnswered(commands.db, mail);
    if (id === undefined) {
      throw new Failure('not-found', 'mail.no-enquiry', 'No enquiry is answered by this mail.');
    }
    const { from } = mail;
    const { key, text } = mail.read();
    const kept = await storeFiles(mail.files);
    const isNew = await run(commands, visitorActor, receiveMail, { id, from, key, text, ...kept });
    return context.json({ result: isNew ? ('taken' as const) : ('again' as const) }, 200);
  });
  return routes;
}
