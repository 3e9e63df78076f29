import { askBytes } from '../http-client/ask.gateway.ts';
import { type SmsCalls, withoutAnswer } from './provider-answer.gateway.ts';
import type { Sms, SmsErrorCode, SmsMessage, SmsOutcome } from './sms.contract.ts';
import { failureOf, withoutPlus } from './sms-errors.rules.ts';

/** What HTTP itself says; other answers of 400 to 499 are about the message. */
const statuses: Readonly<Record<number, SmsErrorCode>> = {
  400: 'bad-fields',
  401: 'bad-key',
  402: 'no-balance',
  403: 'bad-key',
  422: 'bad-fields',
  429: 'busy',
};

function judge(status: number): SmsOutcome {
  if (status >= 200 && status < 300) {
    return { kind: 'taken', reference: null };
  }
  return status >= 400 && status < 500
    ? failureOf(statuses[status] ?? 'other', status)
    : { kind: 'unknown', why: `SMS by URL: status ${status}` };
}

/** The address of a message. A half of a surrogate pair, which no address can hold, becomes the sign of what can't be shown. */
function addressOf(template: string, { id, to, text }: SmsMessage): string {
  const values: Readonly<Record<string, string>> = { to: withoutPlus(to), text: text.toWellFormed(), id };
  return template.replaceAll(/\{(to|text|id)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}

/**
 * Any provider that takes a message by one address.
 * @param template With `{to}` and `{text}`; with `{id}` the provider is taken to drop what it knows.
 */
export function urlTemplate(template: string, { send, waitMs }: SmsCalls): Sms {
  return {
    knowsOurId: template.includes('{id}'),
    send: async (message) => {
      const headers = { connection: 'close' };
      try {
        const init = { method: 'GET', headers };
        const { status } = await askBytes(send, 'SMS by URL', addressOf(template, message), init, { waitMs });
        return judge(status);
      } catch (cause) {
        return withoutAnswer(cause);
      }
    },
  };
}
