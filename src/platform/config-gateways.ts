import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

const optionalText = z.string().min(1).optional();
const address = z.url({ protocol: /^https?$/ });

/** The environment variables of the payment gateways. */
export const gatewayVariables = {
  SSLCOMMERZ_STORE_ID: optionalText,
  SSLCOMMERZ_STORE_PASSWORD: optionalText,
  SSLCOMMERZ_URL: address.default('https://securepay.sslcommerz.com'),
  BKASH_APP_KEY: optionalText,
  BKASH_APP_SECRET: optionalText,
  BKASH_USERNAME: optionalText,
  BKASH_PASSWORD: optionalText,
  BKASH_URL: address.default('https://tokenized.pay.bka.sh'),
  BKASH_VERSION: z.enum(['v1.2.0-beta', 'v2']).default('v1.2.0-beta'),
  NAGAD_MERCHANT_ID: optionalText,
  NAGAD_PRIVATE_KEY: optionalText,
  NAGAD_GATEWAY_KEY: optionalText,
  NAGAD_URL: address.default('https://api.mynagad.com/api/dfs/'),
  NAGAD_HASH: z.enum(['sha1', 'sha256']).default('sha256'),
};

const variables = z.object(gatewayVariables);
type Given = z.infer<typeof variables>;

export interface SslcommerzConfig {
  /** Scheme and host, without a trailing slash. */
  readonly url: string;
  readonly storeId: string;
  readonly storePassword: string;
}

export interface BkashConfig {
  /** Scheme and host, without a trailing slash. */
  readonly url: string;
  readonly version: 'v1.2.0-beta' | 'v2';
  readonly appKey: string;
  readonly appSecret: string;
  readonly username: string;
  readonly password: string;
}

export interface NagadConfig {
  /** Ends in a slash. */
  readonly url: string;
  readonly merchantId: string;
  /** Our key: it signs what we send and decrypts what Nagad answers. */
  readonly privateKey: KeyObject;
  /** Nagad's key: it encrypts what we send and verifies what Nagad answers. */
  readonly gatewayKey: KeyObject;
  readonly hash: 'sha1' | 'sha256';
}

/** The gateways that are switched on: those with all of their variables. */
export interface GatewaysConfig {
  readonly sslcommerz?: SslcommerzConfig | undefined;
  readonly bkash?: BkashConfig | undefined;
  readonly nagad?: NagadConfig | undefined;
}

const required = {
  sslcommerz: ['SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD'],
  bkash: ['BKASH_APP_KEY', 'BKASH_APP_SECRET', 'BKASH_USERNAME', 'BKASH_PASSWORD'],
  nagad: ['NAGAD_MERCHANT_ID', 'NAGAD_PRIVATE_KEY', 'NAGAD_GATEWAY_KEY'],
} as const;

const names = { sslcommerz: 'SSLCommerz', bkash: 'bKash', nagad: 'Nagad' };

/** One line for each variable that is missing although others of its gateway are set. */
function missingOf(given: Given): string[] {
  return (['sslcommerz', 'bkash', 'nagad'] as const).flatMap((gateway) => {
    const wanted = required[gateway];
    const absent = wanted.filter((name) => given[name] === undefined);
    return absent.length === wanted.length
      ? []
      : absent.map((name) => `${name}: ${names[gateway]} needs it.`);
  });
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** A key as PEM, or as the bare base64 of its DER, as Nagad hands it out. */
const isPem = (text: string) => text.includes('-----BEGIN');
const pemOf = (text: string) => text.replaceAll('\\n', '\n');
const derOf = (text: string) => Buffer.from(text.replaceAll(/\s/g, ''), 'base64');

const parsePrivateKey = (text: string) =>
  isPem(text)
    ? createPrivateKey(pemOf(text))
    : createPrivateKey({ key: derOf(text), format: 'der', type: 'pkcs8' });
const parsePublicKey = (text: string) =>
  isPem(text)
    ? createPublicKey(pemOf(text))
    : createPublicKey({ key: derOf(text), format: 'der', type: 'spki' });

/** A key by its reader; undefined, and a line in `wrong`, when it can't be read. */
function keyOf(name: string, text: string, read: (text: string) => KeyObject, wrong: string[]) {
  try {
    const key = read(text);
    if (key.asymmetricKeyType === 'rsa') {
      return key;
    }
  } catch {
    // The message of the error could quote the key.
  }
  wrong.push(
    `${name}: it must be an RSA key, as PEM or as base64 of ${name === 'NAGAD_PRIVATE_KEY' ? 'PKCS#8' : 'SPKI'}.`,
  );
  return undefined;
}

/**
 * The gateways that the environment switches on.
 * @returns `wrong`: one line for each variable that is missing or can't be read; it quotes no value.
 */
export function gatewaysOf(given: Given): {
  readonly gateways: GatewaysConfig;
  readonly wrong: readonly string[];
} {
  const wrong = missingOf(given);
  const { SSLCOMMERZ_STORE_ID: storeId, SSLCOMMERZ_STORE_PASSWORD: storePassword } = given;
  const { BKASH_APP_KEY: appKey, BKASH_APP_SECRET: appSecret } = given;
  const { BKASH_USERNAME: username, BKASH_PASSWORD: password } = given;
  const { NAGAD_MERCHANT_ID: merchantId, NAGAD_PRIVATE_KEY: ownKey, NAGAD_GATEWAY_KEY: theirKey } = given;
  const privateKey = ownKey && keyOf('NAGAD_PRIVATE_KEY', ownKey, parsePrivateKey, wrong);
  const gatewayKey = theirKey && keyOf('NAGAD_GATEWAY_KEY', theirKey, parsePublicKey, wrong);
  return {
    wrong,
    gateways: {
      sslcommerz:
        storeId && storePassword
          ? { url: withoutSlash(given.SSLCOMMERZ_URL), storeId, storePassword }
          : undefined,
      bkash:
        appKey && appSecret && username && password
          ? {
              url: withoutSlash(given.BKASH_URL),
              version: given.BKASH_VERSION,
              appKey,
              appSecret,
              username,
              password,
            }
          : undefined,
      nagad:
        merchantId && privateKey && gatewayKey
          ? {
              url: `${withoutSlash(given.NAGAD_URL)}/`,
              merchantId,
              privateKey,
              gatewayKey,
              hash: given.NAGAD_HASH,
            }
          : undefined,
    },
  };
}

/** As `gatewaysOf`, from variables that nothing has parsed. @throws ZodError */
export const readGateways = (given: Readonly<Record<string, string>>) => gatewaysOf(variables.parse(given));
