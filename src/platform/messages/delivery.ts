import { Failure } from '../command/failure.ts';
import type { Language } from '../language.ts';
import { isOneAddress, notOneAddress } from '../mail/mail.rules.ts';
import type { Post } from '../mail/post.gateway.ts';
import { partsOfShort } from '../sms/short-text.rules.ts';
import type { Sms } from '../sms/sms.contract.ts';
import type { Whatsapp, WhatsappContent } from '../whatsapp/whatsapp.contract.ts';
import type { AttachedFile, AttachedFiles } from './attached-files.ts';
import type { DueMessage } from './due-messages.ts';
import { staffText } from './events.data.ts';
import type { Outcome } from './messages.rules.ts';

/** How messages of one channel are handed over. Never throws for a failed message: the failure is its result. */
export interface Delivery {
  /** Whether the same message handed over twice is one at who gets it. */
  readonly knowsOurId: boolean;
  deliver(message: DueMessage): Promise<Outcome>;
}

/** By e-mail: a receiver recognises a duplicate by its Message-ID. */
export const byMail = (post: Post): Delivery => ({
  knowsOurId: true,
  deliver: async (message) =>
    isOneAddress(message.toAddress) ? post.deliver(message) : { kind: 'refused', why: notOneAddress },
});

/** By SMS. */
export const bySms = (sms: Sms): Delivery => ({
  knowsOurId: sms.knowsOurId,
  deliver: ({ id, toAddress, text }) => sms.send({ id, to: toAddress, text }),
});

/** The name of an event's template at WhatsApp: `order_quoted_bn`. */
export const templateName = (event: string, language: Language): string =>
  `${event.replaceAll(/[.-]/g, '_')}_${language}`;

/** A template for what we write by ourselves, with a button where it has a link; what staff write, within the window, as they wrote it. */
function contentOf({ event, language, text }: DueMessage, siteUrl: string): WhatsappContent {
  if (event === staffText) {
    return { type: 'text', text };
  }
  const { said = text, link } = partsOfShort(text) ?? {};
  return {
    type: 'template',
    name: templateName(event, language),
    language,
    parameters: [said],
    ...(link !== undefined && {
      button: link.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length + 1) : link,
    }),
  };
}

const fileGone: Outcome = { kind: 'refused', why: 'The file was deleted.', code: 'file-gone' };

/** What WhatsApp calls the file of a message: as it was uploaded before, or now. */
async function mediaOf(
  { id, media }: DueMessage,
  file: AttachedFile,
  { whatsapp, files }: { readonly whatsapp: Whatsapp; readonly files: AttachedFiles },
): Promise<string | Outcome> {
  if (media !== null) {
    return media;
  }
  const uploaded = await whatsapp.upload(await file.read());
  if (uploaded.kind !== 'uploaded') {
    return uploaded;
  }
  await files.noteMedia(id, uploaded.media);
  return uploaded.media;
}

/** A message with its file: the file is uploaded once, also when the process ends before the message is sent. */
async function sendWithFile(
  message: DueMessage,
  given: { readonly whatsapp: Whatsapp; readonly files: AttachedFiles },
): Promise<Outcome> {
  const { whatsapp, files } = given;
  const file = await files.find(message);
  if (file === undefined) {
    return fileGone;
  }
  const media = await mediaOf(message, file, given);
  if (typeof media !== 'string') {
    return media;
  }
  const { id, toAddress: to, text } = message;
  const along = { media, ...(text === '' ? {} : { caption: text }) };
  const outcome = await whatsapp.send({
    id,
    to,
    content: file.mime.startsWith('image/')
      ? { type: 'image', ...along }
      : { type: 'document', name: file.name, ...along },
  });
  const isFileRefused =
    outcome.kind === 'refused' && (outcome.code === 'bad-media' || outcome.code === 'bad-fields');
  if (message.media !== null && isFileRefused) {
    // It keeps files for a while only: this one is uploaded anew.
    await files.noteMedia(id, null);
    return { kind: 'later', why: outcome.why, code: outcome.code };
  }
  return outcome;
}

/**
 * By WhatsApp.
 * @param siteUrl what the buttons of its templates begin with, without a trailing slash
 * @param files that go along with messages
 */
export const byWhatsapp = (whatsapp: Whatsapp, siteUrl: string, files: AttachedFiles): Delivery => ({
  knowsOurId: whatsapp.knowsOurId,
  deliver: async (message) => {
    if (message.attachment === null) {
      return whatsapp.send({
        id: message.id,
        to: message.toAddress,
        content: contentOf(message, siteUrl),
      });
    }
    try {
      return await sendWithFile(message, { whatsapp, files });
    } catch (cause) {
      // With its key lost or its bytes deleted another attempt doesn't help.
      return cause instanceof Failure ? fileGone : { kind: 'later', why: 'The file can’t be read now.' };
    }
  },
});

/** For what was queued for WhatsApp before it was taken out of the settings: it goes by the next channel. */
export const withoutWhatsapp: Delivery = {
  knowsOurId: false,
  deliver: async () => ({ kind: 'refused', why: 'WhatsApp is not set up any more.', code: 'not-set-up' }),
};
