import { z } from 'zod';

const optionalText = z.string().min(1).optional();

/** The environment variables of the WhatsApp Cloud API. */
export const whatsappVariables = {
  WHATSAPP_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com'),
  WHATSAPP_TOKEN: optionalText,
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  WHATSAPP_APP_SECRET: optionalText,
  WHATSAPP_VERIFY_TOKEN: optionalText,
};

const variables = z.object(whatsappVariables);
type Given = z.infer<typeof variables>;

export interface WhatsappConfig {
  /** Scheme and host, without a trailing slash. */
  readonly url: string;
  readonly token: string;
  /** Of the number that messages come from. */
  readonly phoneId: string;
  /** It signs what WhatsApp sends us. */
  readonly appSecret: string;
  /** What WhatsApp shows once, when its webhook is set up. */
  readonly verifyToken: string;
}

const required = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

/**
 * WhatsApp, once all of its variables are set.
 * @returns `wrong`: one line for each that is missing although others are set; it quotes no value.
 */
export function whatsappOf(given: Given): {
  readonly whatsapp: WhatsappConfig | undefined;
  readonly wrong: readonly string[];
} {
  const absent = required.filter((name) => given[name] === undefined);
  const wrong = absent.length === required.length ? [] : absent.map((name) => `${name}: WhatsApp needs it.`);
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId } = given;
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = given;
  return {
    wrong,
    whatsapp:
      token && phoneId && appSecret && verifyToken
        ? {
            url: new URL(given.WHATSAPP_URL).href.replace(/\/$/, ''),
            token,
            phoneId,
            appSecret,
            verifyToken,
          }
        : undefined,
  };
}
