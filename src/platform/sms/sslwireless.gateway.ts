import { createHash } from 'node:crypto';
import { z } from 'zod';
import { answerText, referenceOf } from './answer-fields.contract.ts';
import { postMessage, type SmsCalls } from './provider-answer.gateway.ts';
import type { Sms, SmsOutcome } from './sms.contract.ts';
import { errorInText, failureOf, withoutPlus } from './sms-errors.rules.ts';

const answer = z.object({
  status: z.string().regex(/^(?:success|failed)$/i),
  status_code: answerText,
  error_message: answerText,
  smsinfo: z
    .array(z.object({ sms_status: answerText, status_message: answerText, reference_id: answerText }))
    .catch([]),
});

const isFailure = /fail|error|invalid|reject/i;

/** That a `csms_id` was used before: the message was taken by an earlier try. */
const usedBefore =
  /(?:csms|client)[ _-]?(?:sms)?[ _-]?id.{0,60}(?:used|exist|duplicate|unique|taken)|duplicate.{0,60}csms/i;

/** Our id as SSL Wireless takes it: twenty letters and digits, always the same for one message. */
export const csmsIdOf = (id: string): string =>
  createHash('sha256').update(id.toLowerCase()).digest('hex').slice(0, 20);

/** What SSL Wireless answered. It is judged by its words: the list of its codes isn't public. */
function judge(body: unknown): SmsOutcome | undefined {
  const given = answer.safeParse(body);
  if (!given.success) {
    return undefined;
  }
  const { status, status_code: code, error_message: words = '', smsinfo } = given.data;
  const [info] = smsinfo;
  const said = `${words} ${info?.status_message ?? ''}`;
  const isTaken = !isFailure.test(status) && !isFailure.test(info?.sms_status ?? '');
  if (isTaken || usedBefore.test(said.slice(0, 500))) {
    return { kind: 'taken', reference: referenceOf(info?.reference_id) };
  }
  return failureOf(errorInText(said) ?? 'other', code);
}

/** SSL Wireless, API v3. */
export function sslwireless(
  { url, key, sid }: { readonly url: string; readonly key: string; readonly sid: string },
  calls: SmsCalls,
): Sms {
  return {
    knowsOurId: true,
    send: ({ id, to, text }) =>
      postMessage(
        calls,
        'SSL Wireless',
        `${url}/api/v3/send-sms`,
        { api_token: key, sid, msisdn: withoutPlus(to), sms: text, csms_id: csmsIdOf(id) },
        judge,
      ),
  };
}
