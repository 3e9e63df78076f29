import { z } from 'zod';
import { answerText, referenceOf } from './answer-fields.contract.ts';
import { postMessage, type SmsCalls } from './provider-answer.gateway.ts';
import type { Sms, SmsOutcome } from './sms.contract.ts';
import { errorInText, failureOf, withoutPlus } from './sms-errors.rules.ts';

const answer = z.object({
  statusCode: z.union([z.string(), z.number()]).transform(String),
  status: answerText,
  trxnId: answerText,
  responseResult: answerText,
});

/** It says failures in words; of its codes only that of a refused key is sure. */
function judge(body: unknown): SmsOutcome | undefined {
  const given = answer.safeParse(body);
  if (!given.success) {
    return undefined;
  }
  const { statusCode: code, status, trxnId, responseResult: words } = given.data;
  if (code === '200' && !/fail|error/i.test(status ?? '')) {
    return { kind: 'taken', reference: referenceOf(trxnId) };
  }
  // A code alone can come from a server before theirs.
  return status === undefined && words === undefined
    ? undefined
    : failureOf(errorInText(words ?? '') ?? (code === '401' ? 'bad-key' : 'other'), code);
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
