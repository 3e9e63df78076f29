import { z } from 'zod';
import { answerText, referenceOf } from './answer-fields.contract.ts';
import { postMessage, type SmsCalls } from './provider-answer.gateway.ts';
import type { Sms, SmsErrorCode, SmsOutcome } from './sms.contract.ts';
import { errorInText, failureOf, withoutPlus } from './sms-errors.rules.ts';

const answer = z.object({
  error: z.union([z.string(), z.number()]).transform(String),
  msg: answerText,
  data: z.object({ request_id: answerText }).optional().catch(undefined),
});

/** As the list on its page has them. */
const codes: Readonly<Record<string, SmsErrorCode>> = {
  400: 'bad-fields',
  403: 'bad-key',
  405: 'bad-key',
  409: 'busy',
  410: 'account-closed',
  411: 'account-closed',
  412: 'bad-fields',
  413: 'bad-sender',
  414: 'bad-fields',
  415: 'bad-fields',
  416: 'bad-number',
  417: 'no-balance',
  420: 'text-refused',
  // Before the first payment it sends to the account's own number only.
  421: 'no-balance',
};

function judge(body: unknown): SmsOutcome | undefined {
  const given = answer.safeParse(body);
  if (!given.success) {
    return undefined;
  }
  const { error: code, msg: words = '', data } = given.data;
  return code === '0'
    ? { kind: 'taken', reference: referenceOf(data?.request_id) }
    : failureOf(codes[code] ?? errorInText(words) ?? 'other', code);
}

/** Alpha SMS (sms.net.bd). */
export function alpha({ url, key }: { readonly url: string; readonly key: string }, calls: SmsCalls): Sms {
  return {
    knowsOurId: false,
    send: ({ to, text }) =>
      postMessage(
        calls,
        'Alpha SMS',
        `${url}/sendsms`,
        new URLSearchParams({ api_key: key, msg: text, to: withoutPlus(to) }),
        judge,
      ),
  };
}
