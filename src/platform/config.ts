import { z } from 'zod';

const optionalText = z.string().min(1).optional();

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
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
  MAIL_FROM: z.string().min(3).default('Shofor <hello@shofor.example>'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = Omit<z.infer<typeof environment>, 'SITE_URL'> & {
  /** Where visitors find the site, without a slash at the end. Links in pages come from here, never from a header. */
  SITE_URL: string;
  /** Where scripts and styles may come from, as the content security policy has it. */
  filesFrom: string;
};

/**
 * The configuration from environment variables; an empty value counts as absent.
 * @throws an Error with one line for each variable that is wrong.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not right:\n${lines.join('\n')}`);
  }
  const { SITE_URL: site, ...rest } = parsed.data;
  if ((rest.FIREBASE_API_KEY === undefined) !== (rest.FIREBASE_PROJECT_ID === undefined)) {
    throw new Error(
      'The configuration is not right:\n  FIREBASE_API_KEY, FIREBASE_PROJECT_ID: a Firebase project needs both.',
    );
  }
  const address = (site ?? `http://localhost:${rest.PORT}`).replace(/\/+$/, '');
  return { ...rest, SITE_URL: address, filesFrom: site === undefined ? "'self'" : `${address}/assets/` };
}
