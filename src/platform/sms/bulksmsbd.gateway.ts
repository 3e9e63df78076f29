import { z } from 'zod';
import { answerText, referenceOf } from './answer-fields.contract.ts';
import { postMessage, type SmsCalls } from './provider-answer.gateway.ts';
import type { Sms, SmsErrorCode, SmsOutcome } from './sms.contract.ts';
import { errorInText, failureOf, withoutPlus } from './sms-errors.rules.ts';

const answer = z.object({
  response_code: z.union([z.string(), z.number()]).transform(String),
  message_id: answerText,
  error_message: answerText,
});

/** As the list on its page has them. */
const codes: Readonly<Record<string, SmsErrorCode>> = {
  1001: 'bad-number',
  1002: 'bad-sender',
  1003: 'bad-fields',
  1005: 'busy',
  1006: 'no-balance',
  1007: 'no-balance',
  1011: 'bad-key',
  1012: 'masking-must-be-bangla',
  1013: 'bad-sender',
  1014: 'bad-sender',
  1015: 'bad-sender',
  1016: 'account-closed',
  1017: 'account-closed',
  1018: 'account-closed',
  1019: 'account-closed',
  1020: 'account-closed',
  1021: 'account-closed',
  1031: 'account-closed',
  1032: 'ip-not-allowed',
};

function judge(body: unknown): SmsOutcome | undefined {
  const given = answer.safeParse(body);
  if (!given.success) {
    return undefined;
  }
  const { response_code: code, message_id: reference, error_message: words = '' } = given.data;
  return code === '202'
    ? { kind: 'taken', reference: referenceOf(reference) }
    : failureOf(codes[code] ?? errorInText(words) ?? 'other', code);
}

/** BulkSMSBD. */
export function bulksmsbd(
  { url, key, sender }: { readonly url: string; readonly key: string; readonly sender: string },
  calls: SmsCalls,
): Sms {
  return {
    knowsOurId: false,
    send: ({ to, text }) =>
      postMessage(
        calls,
        'BulkSMSBD',
        `${url}/api/smsapi`,
        new URLSearchParams({
          api_key: key,
          type: 'text',
          number: withoutPlus(to),
          senderid: sender,
          message: text,
        }),
        judge,
      ),
  };
}
