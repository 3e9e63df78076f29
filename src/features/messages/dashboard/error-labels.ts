import { m } from '#messages/messages.js';
import type { SmsErrorCode } from '#platform/sms/sms.contract.ts';
import type { WhatsappErrorCode } from '#platform/whatsapp/whatsapp.contract.ts';

/** What a provider's refusal means to the office. */
const labels: Readonly<
  Record<SmsErrorCode | WhatsappErrorCode | 'file-lost' | 'file-gone' | 'not-set-up', () => string>
> = {
  'bad-number': m.outbox_error_bad_number,
  'masking-must-be-bangla': m.outbox_error_masking,
  'bad-fields': m.outbox_error_bad_fields,
  'text-refused': m.outbox_error_text_refused,
  'no-balance': m.outbox_error_no_balance,
  'bad-key': m.outbox_error_bad_key,
  'ip-not-allowed': m.outbox_error_ip,
  'bad-sender': m.outbox_error_bad_sender,
  'account-closed': m.outbox_error_account,
  unreachable: m.outbox_error_unreachable,
  busy: m.outbox_error_busy,
  other: m.outbox_error_other,
  'window-over': m.outbox_error_window,
  'not-on-whatsapp': m.outbox_error_not_on_whatsapp,
  'opted-out': m.outbox_error_opted_out,
  'not-delivered': m.outbox_error_not_delivered,
  'template-missing': m.outbox_error_template,
  'template-paused': m.outbox_error_template_paused,
  'bad-media': m.outbox_error_media,
  'bad-token': m.outbox_error_token,
  'bad-phone-id': m.outbox_error_phone_id,
  'no-payment': m.outbox_error_no_payment,
  rate: m.outbox_error_rate,
  'file-lost': m.outbox_error_file_lost,
  'file-gone': m.outbox_error_file_gone,
  'not-set-up': m.outbox_error_not_set_up,
};

const isKnown = (code: string): code is keyof typeof labels => Object.hasOwn(labels, code);

/** Why a message was not taken, in the office's language; undefined for what has no words of its own. */
export const errorLabel = (code: string | null): string | undefined =>
  code !== null && isKnown(code) ? labels[code]() : undefined;
