/** What the providers of SMS say when they don't take a message, in plain words. */
export type SmsErrorCode =
  | 'bad-number'
  | 'masking-must-be-bangla'
  | 'bad-fields'
  | 'text-refused'
  | 'no-balance'
  | 'bad-key'
  | 'ip-not-allowed'
  | 'bad-sender'
  | 'account-closed'
  | 'unreachable'
  | 'busy'
  | 'other';

/**
 * What became of a message that was handed to a provider.
 * @template Code the provider's answers in plain words
 */
export type Handover<Code extends string> =
  /** The provider has it. `reference`: its own id of it, when it gave one. */
  | { readonly kind: 'taken'; readonly reference: string | null }
  /** Never this message: another one may go. */
  | { readonly kind: 'refused'; readonly why: string; readonly code: Code }
  /** Not taken for sure, and may be tried again. */
  | { readonly kind: 'later'; readonly why: string; readonly code: Code }
  /** Nothing can be sent for anybody until somebody has done something about it. */
  | { readonly kind: 'away'; readonly why: string; readonly code: Code }
  /** It was sent, and no usable answer came: it may have been taken. */
  | { readonly kind: 'unknown'; readonly why: string };

export type SmsOutcome = Handover<SmsErrorCode>;

export interface SmsMessage {
  /** Our id of the message, a UUID: the same at each try. */
  readonly id: string;
  /** E.164: `+8801…`. */
  readonly to: string;
  readonly text: string;
}

/** A provider of SMS. It never throws, and quotes no address, key, text or number. */
export interface Sms {
  /** Whether the provider drops a message whose id it knows: then an unknown one may be sent again. */
  readonly knowsOurId: boolean;
  send(message: SmsMessage): Promise<SmsOutcome>;
}
