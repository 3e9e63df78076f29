import { z } from 'zod';
import { answerText, referenceOf } from './answer-fields.contract.ts';
import { postMessage, type SmsCalls } from './provider-answer.gateway.ts';
import type { Sms, SmsOutcome } from './sms.contract.ts';
import { errorInText, failureOf, withoutPlus } from './sms-errors.rules.ts';

const answer = z.object({
  statusCode: z.union([z.string(), z.number()]).transform(String),
  trxnId: answerText,
  responseResult: z.union([z.string(), z.number()]).transform(String),
});

/** It answers failures with words, too; of its codes only these are sure. */
function judge(body: unknown): SmsOutcome | undefined {
  const given = answer.safeParse(body);
  if (!given.success) {
    return undefined;
  }
  const { statusCode: code, trxnId, responseResult: words } = given.data;
  return code === '200'
    ? { kind: 'taken', reference: referenceOf(trxnId) }
    : failureOf(errorInText(words) ?? (code === '401' ? 'bad-key' : 'other'), code);
}

/** MIM SMS; `T` is a transactional message. */
export function mimsms(
  {
    url,
    key,
    username,
    sender,
  }: { readonly url: string; readonly key: string; readonly username: string; readonly sender: string },
  calls: SmsCalls,
): Sms {
  return {
    knowsOurId: false,
    send: ({ to, text }) =>
      postMessage(
        calls,
        'MIM SMS',
        `${url}/api/SmsSending/SMS`,
        {
          UserName: username,
          Apikey: key,
          MobileNumber: withoutPlus(to),
          CampaignId: 'null',
          SenderName: sender,
          TransactionType: 'T',
          Message: text,
        },
        judge,
      ),
  };
}
