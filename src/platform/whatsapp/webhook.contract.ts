import { z } from 'zod';
import type { WhatsappErrorCode } from './whatsapp.contract.ts';
import { errorOf, whyOf } from './whatsapp-errors.rules.ts';

/** What WhatsApp says of a message of ours. */
export interface WhatsappStatus {
  readonly kind: 'status';
  /** The reference that WhatsApp gave when it took the message. */
  readonly id: string;
  /** Our id of it, where it went out with one. */
  readonly ourId?: string;
  readonly state: 'sent' | 'delivered' | 'read' | 'failed';
  readonly code?: WhatsappErrorCode;
  readonly why?: string;
}

/** What a customer has written or sent. Of a kind that isn't known neither text nor media is there. */
export interface WhatsappInbound {
  readonly kind: 'message';
  /** WhatsApp's id: the same when the webhook is called again. */
  readonly id: string;
  /** E.164: `+8801…`. */
  readonly from: string;
  /** As they call themselves. */
  readonly name?: string;
  readonly at: Date;
  readonly text?: string;
  readonly media?: { readonly id: string; readonly mime: string; readonly name?: string };
}

export type WhatsappEvent = WhatsappStatus | WhatsappInbound;

const list = z.array(z.unknown()).catch([]);
const body = z.object({ entry: list });
const entry = z.object({ changes: list });
const change = z.object({ value: z.object({ statuses: list, messages: list, contacts: list }) });

const id = z.string().min(1).max(300);
const status = z.object({
  id,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.string().max(512).optional().catch(undefined),
  errors: z.array(z.object({ code: z.number() })).catch([]),
});

const contact = z.object({ wa_id: z.string(), profile: z.object({ name: z.string() }) });

const text = z.string().transform((given) => given.slice(0, 10_000));
const said = text.optional().catch(undefined);
const file = z
  .object({ id, mime_type: z.string().max(200), filename: said, caption: said })
  .optional()
  .catch(undefined);
const button = z.object({ title: said }).optional().catch(undefined);

const message = z.object({
  id,
  from: z.string().regex(/^\d{7,15}$/),
  timestamp: z.coerce
    .string()
    .regex(/^\d{1,11}$/)
    .transform((seconds) => new Date(Number(seconds) * 1_000)),
  type: z.string(),
  text: z.object({ body: said }).optional().catch(undefined),
  button: z.object({ text: said }).optional().catch(undefined),
  interactive: z.object({ button_reply: button, list_reply: button }).optional().catch(undefined),
  location: z
    .object({ latitude: z.number(), longitude: z.number(), name: said, address: said })
    .optional()
    .catch(undefined),
  image: file,
  document: file,
  video: file,
  audio: file,
  voice: file,
  sticker: file,
});
type Message = z.infer<typeof message>;

/** What isn't said to us: a thumb under a message, a customer whose number has changed. */
const unsaid = new Set(['reaction', 'system']);

function statusOf(given: unknown): WhatsappStatus[] {
  const parsed = status.safeParse(given);
  if (!parsed.success) {
    return [];
  }
  const { id: reference, status: state, biz_opaque_callback_data: ourId, errors } = parsed.data;
  const [error] = state === 'failed' ? errors : [];
  const code = error && errorOf(error.code);
  return [
    {
      kind: 'status',
      id: reference,
      ...(ourId === undefined ? {} : { ourId }),
      state,
      ...(code === undefined ? {} : { code, why: `${whyOf(code)} (${error?.code})` }),
    },
  ];
}

function placeOf({ location }: Message): string | undefined {
  return (
    location &&
    [location.name, location.address, `${location.latitude}, ${location.longitude}`]
      .filter((part) => part !== undefined && part !== '')
      .join('\n')
  );
}

function messageOf(given: unknown, names: ReadonlyMap<string, string>): WhatsappInbound[] {
  const parsed = message.safeParse(given);
  if (!parsed.success || unsaid.has(parsed.data.type)) {
    return [];
  }
  const { image, document, video, audio, voice, sticker, interactive, ...rest } = parsed.data;
  const media = image ?? document ?? video ?? audio ?? voice ?? sticker;
  const reply = interactive?.button_reply?.title ?? interactive?.list_reply?.title;
  const words = rest.text?.body ?? media?.caption ?? rest.button?.text ?? reply ?? placeOf(parsed.data);
  const file = media?.filename?.slice(0, 200);
  const name = names.get(rest.from)?.slice(0, 100);
  return [
    {
      kind: 'message',
      id: rest.id,
      from: `+${rest.from}`,
      ...(name === undefined ? {} : { name }),
      at: rest.timestamp,
      ...(words === undefined || words === '' ? {} : { text: words }),
      ...(media
        ? { media: { id: media.id, mime: media.mime_type, ...(file === undefined ? {} : { name: file }) } }
        : {}),
    },
  ];
}

/** What those call themselves who write, by their numbers. */
const namesOf = (contacts: readonly unknown[]) =>
  new Map(
    contacts.flatMap((given) => {
      const { data } = contact.safeParse(given);
      return data ? [[data.wa_id, data.profile.name] as const] : [];
    }),
  );

/** What a call of the webhook says, in the order in which it says it. What isn't known is left out; nothing is an error. */
export function whatsappEvents(given: unknown): WhatsappEvent[] {
  const entries = body.safeParse(given).data?.entry ?? [];
  return entries
    .flatMap((each) => entry.safeParse(each).data?.changes ?? [])
    .flatMap((each) => change.safeParse(each).data?.value ?? [])
    .flatMap(({ statuses, messages, contacts }) => {
      const names = namesOf(contacts);
      return [...statuses.flatMap(statusOf), ...messages.flatMap((given) => messageOf(given, names))];
    });
}
