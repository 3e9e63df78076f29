import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import type { WhatsappConfig } from '#platform/whatsapp/config-whatsapp.ts';
import { type WhatsappEvent, whatsappEvents } from '#platform/whatsapp/webhook.contract.ts';
import { challengeOf, isSignedByWhatsapp } from '#platform/whatsapp/webhook-signature.rules.ts';
import { noteWhatsappReport, receiveWhatsapp } from './whatsapp.commands.ts';
import { whatsappActor } from './whatsapp.rules.ts';

/** WhatsApp's own limit of a call. */
const maxBytes = 3 * 1024 * 1024;

const said = (context: Context, status: 200 | 400 | 401 | 403 | 404 | 413 | 500, words: string) =>
  context.text(words, status, { ...securityHeaders, 'cache-control': 'no-store' });

/** Does what WhatsApp says, each in a transaction of its own: a message of one customer doesn't undo another one's. */
async function take(deps: CommandDeps, event: WhatsappEvent): Promise<void> {
  if (event.kind === 'status') {
    await run(deps, whatsappActor, noteWhatsappReport, {
      reference: event.id,
      ourId: event.ourId ?? null,
      report: event.state,
      code: event.code ?? null,
      why: event.why ?? null,
    });
    return;
  }
  const { id, from, name = null, text = '', media } = event;
  await run(deps, whatsappActor, receiveWhatsapp, {
    reference: id,
    from,
    name,
    text,
    media: media ? { ...media, name: media.name ?? null } : null,
  });
}

/**
 * Where WhatsApp tells what became of messages and what customers write. Only calls that are signed with the app's secret change
 * anything. A call that couldn't be taken whole is answered by 500: WhatsApp makes it again, and what was taken counts once.
 * @param config absent: there is no such address
 */
export function whatsappHook({
  commands,
  config,
  logger,
}: {
  readonly commands: CommandDeps;
  readonly config: WhatsappConfig | undefined;
  readonly logger: Logger;
}): Hono {
  const hook = new Hono();
  if (config === undefined) {
    return hook.all('/whatsapp', (context) => said(context, 404, 'WhatsApp is not set up.'));
  }
  hook.get('/whatsapp', (context) => {
    const challenge = challengeOf(context.req.query(), config.verifyToken);
    return challenge === undefined
      ? said(context, 403, 'The verify token is another one.')
      : said(context, 200, challenge);
  });
  hook.post(
    '/whatsapp',
    bodyLimit({ maxSize: maxBytes, onError: (context) => said(context, 413, 'Too large.') }),
    async (context) => {
      const raw = new Uint8Array(await context.req.arrayBuffer());
      if (!isSignedByWhatsapp(raw, context.req.header('x-hub-signature-256'), config.appSecret)) {
        return said(context, 401, 'The signature is wrong.');
      }
      let body: unknown;
      try {
        body = JSON.parse(new TextDecoder().decode(raw));
      } catch {
        return said(context, 400, 'This is no JSON.');
      }
      let isWhole = true;
      for (const event of whatsappEvents(body)) {
        try {
          await take(commands, event);
        } catch (cause) {
          isWhole = false;
          logger.error({ err: cause, kind: event.kind }, 'What WhatsApp said was not taken.');
        }
      }
      return isWhole ? said(context, 200, 'ok') : said(context, 500, 'Not taken. Say it again.');
    },
  );
  return hook;
}
