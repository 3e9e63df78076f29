import type { Handover } from '../http-client/handover.contract.ts';
import type { Language } from '../language.ts';

/** What WhatsApp says when it doesn't take or doesn't deliver a message, in plain words. */
export type WhatsappErrorCode =
  | 'window-over'
  | 'not-on-whatsapp'
  | 'bad-number'
  | 'opted-out'
  | 'not-delivered'
  | 'template-missing'
  | 'template-paused'
  | 'bad-fields'
  | 'bad-media'
  | 'bad-token'
  | 'bad-phone-id'
  | 'account-closed'
  | 'no-payment'
  | 'rate'
  | 'busy'
  | 'unreachable'
  | 'other';

export type WhatsappOutcome = Handover<WhatsappErrorCode>;

/** A file that is to be sent along. */
export interface SentFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mime: string;
  readonly name: string;
}

/** A file that WhatsApp has, which keeps it for 30 days. */
export type UploadOutcome =
  | { readonly kind: 'uploaded'; readonly media: string }
  | Exclude<WhatsappOutcome, { readonly kind: 'taken' | 'unknown' }>;

/** An uploaded file, as a message names it. */
interface AlongFile {
  readonly media: string;
  readonly caption?: string | undefined;
}

/** What a message says. */
export type WhatsappContent =
  | {
      readonly type: 'template';
      readonly name: string;
      readonly language: Language;
      /** The texts for `{{1}}`, `{{2}}` … of its body. */
      readonly parameters: readonly string[];
      /** What its button adds to the address that the template holds. */
      readonly button?: string | undefined;
    }
  | { readonly type: 'text'; readonly text: string }
  | ({ readonly type: 'document'; readonly name: string } & AlongFile)
  | ({ readonly type: 'image' } & AlongFile);

export interface WhatsappMessage {
  /** Our id of the message: the statuses of it say it again. */
  readonly id: string;
  /** E.164: `+8801…`. */
  readonly to: string;
  readonly content: WhatsappContent;
}

/** A file that a customer has sent. */
export type FetchedMedia =
  | { readonly kind: 'fetched'; readonly bytes: Buffer; readonly mime: string }
  /** It can't be had: WhatsApp has it no more, or it is too large. */
  | { readonly kind: 'gone'; readonly why: string }
  | { readonly kind: 'later'; readonly why: string };

/** WhatsApp. It never throws, and quotes no token, text or number. */
export interface Whatsapp {
  /** A message that is sent again goes out again. What became of an unknown one, its statuses say: they hold our id. */
  readonly knowsOurId: false;
  send(message: WhatsappMessage): Promise<WhatsappOutcome>;
  /** Hands a file over, which a message can name then. Once more makes another one. */
  upload(file: SentFile): Promise<UploadOutcome>;
  /** @param id of the media, as the webhook gives it */
  fetchMedia(id: string): Promise<FetchedMedia>;
}
