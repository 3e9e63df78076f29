import { overNetwork } from '../http-client/ask.gateway.ts';
import { alpha } from './alpha.gateway.ts';
import { bulksmsbd } from './bulksmsbd.gateway.ts';
import type { SmsConfig } from './config-sms.ts';
import { mimsms } from './mimsms.gateway.ts';
import { type SmsCalls, smsWaitMs } from './provider-answer.gateway.ts';
import type { Sms } from './sms.contract.ts';
import { sslwireless } from './sslwireless.gateway.ts';
import { urlTemplate } from './url-template.gateway.ts';

/** The provider of SMS that the configuration names. */
export function openSms(config: SmsConfig, given: Partial<SmsCalls> = {}): Sms {
  const calls: SmsCalls = { send: overNetwork, waitMs: smsWaitMs, ...given };
  switch (config.provider) {
    case 'sslwireless':
      return sslwireless(config, calls);
    case 'bulksmsbd':
      return bulksmsbd(config, calls);
    case 'mimsms':
      return mimsms(config, calls);
    case 'alpha':
      return alpha(config, calls);
    case 'url':
      return urlTemplate(config.template, calls);
  }
}
