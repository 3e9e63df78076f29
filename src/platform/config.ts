import { z } from 'zod';
import { type GatewaysConfig, gatewaysOf, gatewayVariables } from './config-gateways.ts';
import { type SmsConfig, smsOf, smsVariables } from './sms/config-sms.ts';
import type { BucketPlace } from './storage-bucket.ts';
import { type WhatsappConfig, whatsappOf, whatsappVariables } from './whatsapp/config-whatsapp.ts';

const optionalText = z.string().min(1).optional();

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_KEY: optionalText,
  OLD_DATA_KEY: optionalText,
  DATA_KEY_LOST: z.literal('yes').optional(),
  SEED: z.enum(['demo', 'site', 'none']).default('demo'),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  FIREBASE_API_KEY: optionalText,
  FIREBASE_AUTH_DOMAIN: optionalText,
  FIREBASE_PROJECT_ID: optionalText,
  FIREBASE_STORAGE_BUCKET: optionalText,
  FIREBASE_MESSAGING_SENDER_ID: optionalText,
  FIREBASE_APP_ID: optionalText,
  FIREBASE_MEASUREMENT_ID: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: z.url().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  S3_BUCKET: optionalText,
  S3_REGION: optionalText,
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  MAIL_FROM: z.string().min(3).default('Shofor <hello@shofor.example>'),
  MAIL_REPLY_DOMAIN: z.hostname().optional(),
  MAIL_INBOUND_SECRET: z.string().min(16).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  METRICS_TOKEN: z.string().min(16).optional(),
  ...gatewayVariables,
  ...smsVariables,
  ...whatsappVariables,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

type Environment = z.infer<typeof environment>;
type BucketVariable = Extract<keyof Environment, `S3_${string}`>;
type GroupedVariable =
  | keyof typeof gatewayVariables
  | keyof typeof smsVariables
  | keyof typeof whatsappVariables;

export type Config = Omit<Environment, 'SITE_URL' | BucketVariable | GroupedVariable> & {
  /** The public URL of the site, without a trailing slash. Links in pages use this, never a header. */
  SITE_URL: string;
  /** Where scripts and styles may be loaded from, for the content security policy. */
  filesFrom: string;
  /** Where pictures are stored; absent: below DATA_DIR. */
  bucket: BucketPlace | undefined;
  /** The payment gateways that are switched on. */
  gateways: GatewaysConfig;
  /** The provider of SMS; absent: none is set. */
  sms: SmsConfig | undefined;
  /** WhatsApp; absent: it isn't set up. */
  whatsapp: WhatsappConfig | undefined;
};

/** The error when some variables of a group are missing. */
function missingVariables(given: Environment): string[] {
  const missing: string[] = [];
  if ((given.FIREBASE_API_KEY === undefined) !== (given.FIREBASE_PROJECT_ID === undefined)) {
    missing.push('FIREBASE_API_KEY, FIREBASE_PROJECT_ID: a Firebase project needs both.');
  }
  if (given.DATABASE_DIRECT_URL !== undefined && given.DATABASE_URL === undefined) {
    missing.push('DATABASE_URL: DATABASE_DIRECT_URL needs it.');
  }
  const wanted: BucketVariable[] = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  // Self-hosted servers have no regions.
  if (given.S3_ENDPOINT === undefined) {
    wanted.push('S3_REGION');
  }
  const wantsBucket = given.S3_ENDPOINT !== undefined || given.S3_REGION !== undefined;
  const absent = wanted.filter((name) => given[name] === undefined);
  if (absent.length > 0 && (wantsBucket || absent.length < wanted.length)) {
    missing.push(...absent.map((name) => `${name}: a bucket needs it.`));
  }
  return missing;
}

const notRight = (lines: readonly string[]) =>
  new Error(['The configuration is not right:', ...lines].join('\n  '));

/**
 * The configuration from environment variables; an empty value counts as absent.
 * @throws an Error with one line for each variable that is wrong.
 */
export function parseConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw notRight(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const payment = gatewaysOf(parsed.data);
  const { sms, wrong: wrongOfSms } = smsOf(parsed.data);
  const { whatsapp, wrong: wrongOfWhatsapp } = whatsappOf(parsed.data);
  const wrong = [...missingVariables(parsed.data), ...payment.wrong, ...wrongOfSms, ...wrongOfWhatsapp];
  if (wrong.length > 0) {
    throw notRight(wrong);
  }
  const { SITE_URL: site, S3_BUCKET, S3_REGION, S3_ENDPOINT, ...others } = parsed.data;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, ...rest } = others;
  const address = (site ?? `http://localhost:${rest.PORT}`).replace(/\/+$/, '');
  return {
    ...rest,
    SITE_URL: address,
    gateways: payment.gateways,
    sms,
    whatsapp,
    filesFrom: site === undefined ? "'self'" : `${address}/assets/`,
    bucket:
      S3_BUCKET === undefined || accessKeyId === undefined || secretAccessKey === undefined
        ? undefined
        : {
            name: S3_BUCKET,
            region: S3_REGION ?? 'us-east-1',
            endpoint: S3_ENDPOINT,
            accessKeyId,
            secretAccessKey,
          },
  };
}
