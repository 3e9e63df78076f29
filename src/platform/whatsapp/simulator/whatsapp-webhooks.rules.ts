import type { SaidEvent } from './whatsapp-switches.contract.ts';

/** A message that the simulated WhatsApp has taken. */
export interface TakenMessage {
  readonly id: string;
  readonly to: string;
  readonly type: string;
  /** The message as it was asked. */
  readonly message: Readonly<Record<string, unknown>>;
  readonly ourId: string | undefined;
  readonly at: Date;
}

const seconds = (at: Date) => String(Math.floor(at.getTime() / 1_000));

/** What stands around each event. */
const inEntry = (phoneId: string, value: object) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '8809612345678', phone_number_id: phoneId },
            ...value,
          },
        },
      ],
    },
  ],
});

type Said<Kind extends SaidEvent['kind']> = Extract<SaidEvent, { kind: Kind }>;

/** The body by which WhatsApp says what became of a message. */
export const statusBody = (
  phoneId: string,
  { id, state, code }: Said<'status'>,
  message: TakenMessage | undefined,
  at: Date,
) =>
  inEntry(phoneId, {
    statuses: [
      {
        id,
        status: state,
        timestamp: seconds(at),
        recipient_id: message?.to ?? '',
        ...(message?.ourId === undefined ? {} : { biz_opaque_callback_data: message.ourId }),
        ...(state === 'failed' ? { errors: [{ code, title: 'Message failed to send' }] } : {}),
      },
    ],
  });

/** WhatsApp's name for a kind of file: `image`, `audio`, `video`, else `document`. */
const typeOf = (mime: string) => /^(?:image|audio|video)(?=\/)/.exec(mime)?.[0] ?? 'document';

/** The body by which WhatsApp hands on what a customer has written or sent. */
export function messageBody(
  phoneId: string,
  id: string,
  { from, text, media }: Said<'message'>,
  mediaId: string | undefined,
  at: Date,
) {
  const type = media === undefined ? 'text' : typeOf(media.mime);
  const part =
    media === undefined
      ? { body: text ?? '' }
      : {
          id: mediaId,
          mime_type: media.mime,
          ...(media.name === undefined ? {} : { filename: media.name }),
          ...(text === undefined ? {} : { caption: text }),
        };
  return inEntry(phoneId, {
    contacts: [{ profile: { name: 'Practice' }, wa_id: from }],
    messages: [{ from, id, timestamp: seconds(at), type, [type]: part }],
  });
}
