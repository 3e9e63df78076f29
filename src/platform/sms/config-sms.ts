import { z } from 'zod';

const optionalText = z.string().min(1).optional();

/** The environment variables of the provider of SMS. */
export const smsVariables = {
  SMS_PROVIDER: z.enum(['sslwireless', 'bulksmsbd', 'mimsms', 'alpha', 'url']).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_API_KEY: optionalText,
  SMS_SENDER: optionalText,
  SMS_SID: optionalText,
  SMS_USERNAME: optionalText,
};

const variables = z.object(smsVariables);
type Given = z.infer<typeof variables>;
type Variable = keyof Given;
type Provider = NonNullable<Given['SMS_PROVIDER']>;

/** The provider that is switched on. `url`: scheme and host, without a trailing slash. */
export type SmsConfig =
  | {
      readonly provider: 'sslwireless';
      readonly url: string;
      readonly key: string;
      readonly sid: string;
    }
  | {
      readonly provider: 'bulksmsbd';
      readonly url: string;
      readonly key: string;
      readonly sender: string;
    }
  | {
      readonly provider: 'mimsms';
      readonly url: string;
      readonly key: string;
      readonly username: string;
      readonly sender: string;
    }
  | { readonly provider: 'alpha'; readonly url: string; readonly key: string }
  /** An address with `{to}` and `{text}`, and `{id}` where the provider knows messages by it. */
  | { readonly provider: 'url'; readonly template: string };

/** Where the providers are. */
const hosts = {
  sslwireless: 'https://smsplus.sslwireless.com',
  bulksmsbd: 'https://bulksmsbd.net',
  mimsms: 'https://api.mimsms.com',
  alpha: 'https://api.sms.net.bd',
} as const;

const required: Readonly<Record<Provider, readonly Variable[]>> = {
  sslwireless: ['SMS_API_KEY', 'SMS_SID'],
  bulksmsbd: ['SMS_API_KEY', 'SMS_SENDER'],
  mimsms: ['SMS_API_KEY', 'SMS_USERNAME', 'SMS_SENDER'],
  alpha: ['SMS_API_KEY'],
  url: ['SMS_URL'],
};

const names: Readonly<Record<Provider, string>> = {
  sslwireless: 'SSL Wireless',
  bulksmsbd: 'BulkSMSBD',
  mimsms: 'MIM SMS',
  alpha: 'Alpha SMS',
  url: 'SMS by URL',
};

/** One line for each variable that is missing. */
function missingOf(given: Given): string[] {
  const provider = given.SMS_PROVIDER;
  if (provider === undefined) {
    return Object.values(given).some((value) => value !== undefined)
      ? ['SMS_PROVIDER: the other variables of SMS need it.']
      : [];
  }
  return required[provider]
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: ${names[provider]} needs it.`);
}

/** What is wrong with a template: without a place for number and text nothing arrives. */
const missingPlaces = (template: string): string[] =>
  ['{to}', '{text}']
    .filter((place) => !template.includes(place))
    .map((place) => `SMS_URL: an address without ${place} can send nothing.`);

function configOf(provider: Provider, given: Given): SmsConfig {
  const {
    SMS_API_KEY: key = '',
    SMS_SENDER: sender = '',
    SMS_SID: sid = '',
    SMS_USERNAME: username = '',
  } = given;
  if (provider === 'url') {
    return { provider, template: given.SMS_URL ?? '' };
  }
  const url = new URL(given.SMS_URL ?? hosts[provider]).href.replace(/\/$/, '');
  switch (provider) {
    case 'sslwireless':
      return { provider, url, key, sid };
    case 'bulksmsbd':
      return { provider, url, key, sender };
    case 'mimsms':
      return { provider, url, key, username, sender };
    case 'alpha':
      return { provider, url, key };
  }
}

/**
 * The provider of SMS that the environment names; undefined: none.
 * @returns `wrong`: one line for each variable that is missing; it quotes no value.
 */
export function smsOf(given: Given): {
  readonly sms: SmsConfig | undefined;
  readonly wrong: readonly string[];
} {
  const ours = variables.parse(given);
  const provider = ours.SMS_PROVIDER;
  const wrong = [
    ...missingOf(ours),
    ...(provider === 'url' && ours.SMS_URL !== undefined ? missingPlaces(ours.SMS_URL) : []),
  ];
  return { wrong, sms: provider !== undefined && wrong.length === 0 ? configOf(provider, ours) : undefined };
}
