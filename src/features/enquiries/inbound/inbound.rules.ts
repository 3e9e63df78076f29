import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';
import { textOfHtml } from '../messages/message-text.rules.ts';
import type { InboundJson } from './inbound.contract.ts';

export interface InboundMail {
  /** In lower case. */
  readonly from: string;
  readonly to: readonly string[];
  /** Message-IDs that it answers, the last first. */
  readonly references: readonly string[];
  /** Written by a program, such as an absence note: nobody answered. */
  readonly automatic: boolean;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** What it says; read only when it is known whom it concerns. */
  read(): {
    /** Recognises the mail when it comes again. */
    readonly key: string;
    readonly text: string;
  };
}

interface Parts {
  readonly from: string;
  readonly to: readonly string[];
  readonly header: (name: string) => string;
  readonly text: string;
  readonly html: string;
  readonly files: InboundMail['files'];
}

const longestText = 20_000;

function mailOf({ from, to, header, text, html, files }: Parts): InboundMail {
  const ids = `${header('references')} ${header('in-reply-to')}`.match(/<[^<>\s]+>/g) ?? [];
  return {
    from: from.trim().toLowerCase(),
    to: to.map((each) => each.trim().toLowerCase()),
    references: ids.reverse().slice(0, 20),
    // RFC 3834, and what programs wrote before it.
    automatic:
      /^(?!no\b)\S/i.test(header('auto-submitted').trim()) ||
      /bulk|junk|auto_reply/i.test(header('precedence')) ||
      header('x-autoreply') !== '',
    files,
    read: () => {
      // PostgreSQL can't store NUL.
      const plain = (text.trim() === '' ? textOfHtml(html) : text).replaceAll('\0', '').slice(0, longestText);
      const hash = createHash('sha256')
        .update(`${from} ${header('date')} ${plain}`)
        .digest('base64url');
      return { key: (header('message-id').trim() || hash).slice(0, 300), text: plain };
    },
  };
}

/** Reads a raw mail (RFC 822). */
export async function parseRawMail(raw: Uint8Array | string): Promise<InboundMail> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 20 });
  const addresses = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(({ address }) => address ?? []);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  return mailOf({
    from: mail.from?.address ?? '',
    to: [...addresses, mail.deliveredTo ?? '', header('x-original-to')],
    header,
    text: mail.text ?? '',
    html: mail.html ?? '',
    files: mail.attachments.map(({ filename, content }) => ({
      name: filename ?? '',
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  });
}

/** Reads the JSON of a mail service. */
export function parseJsonMail(json: InboundJson): Promise<InboundMail> {
  if ('raw' in json) {
    return parseRawMail(json.encoding === 'base64' ? Buffer.from(json.raw, 'base64') : json.raw);
  }
  const header = (name: string) => json.Headers.find(({ Name }) => Name.toLowerCase() === name)?.Value ?? '';
  return Promise.resolve(
    mailOf({
      from: json.FromFull.Email,
      to: [json.OriginalRecipient, ...[...json.ToFull, ...json.CcFull].map(({ Email }) => Email)],
      header,
      text: json.TextBody,
      html: json.HtmlBody,
      files: json.Attachments.map(({ Name, Content }) => ({
        name: Name,
        bytes: Buffer.from(Content, 'base64'),
      })),
    }),
  );
}

/** The reply token in an address such as `reply+<token>@mail.example`. */
export const tokenIn = (address: string): string | undefined => /^reply\+([0-9a-f]{32})@/.exec(address)?.[1];

/** The address that answers to an enquiry go to, if the agency receives mail. */
export const replyAddress = (token: string, domain: string | undefined): string | undefined =>
  domain === undefined ? undefined : `reply+${token}@${domain}`;

/** The id of our own mail in a Message-ID. */
export const ownMailIn = (messageId: string): string | undefined =>
  /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@shofor>$/.exec(messageId)?.[1];
