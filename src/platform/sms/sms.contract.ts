import type { Handover } from '../http-client/handover.contract.ts';

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
