import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { ReadDatabase } from '../database/database.ts';
import { filePost, smtpPost } from '../mail/post.gateway.ts';
import { keepMailFilesTidy } from '../mail/stored-files.ts';
import { fileSms } from '../sms/file-sms.gateway.ts';
import { openSms } from '../sms/open-sms.gateway.ts';
import type { Whatsapp } from '../whatsapp/whatsapp.contract.ts';
import type { AttachedFiles } from './attached-files.ts';
import { byMail, bySms, byWhatsapp, type Delivery, withoutWhatsapp } from './delivery.ts';

/** How this process sends by each channel that it can use. */
export interface Deliveries {
  readonly email: Delivery;
  readonly sms: Delivery;
  readonly whatsapp: Delivery;
}

/**
 * Where this process sends messages: to the server and the provider that are set, or else into files below DATA_DIR. Those are kept
 * tidy in either case, for a server may have been set later.
 */
export function openDeliveries(
  {
    SMTP_URL,
    MAIL_FROM,
    DATA_DIR,
    SITE_URL,
    sms,
  }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'SITE_URL' | 'sms'>,
  deps: {
    readonly db: ReadDatabase;
    readonly clock: Clock;
    readonly logger: Logger;
    readonly whatsapp: Whatsapp | undefined;
    /** That go along with messages. */
    readonly files: AttachedFiles;
  },
): { readonly deliveries: Deliveries; readonly tidying: { readonly stop: () => void } } {
  const { whatsapp } = deps;
  const letters = join(DATA_DIR, 'mail');
  const shorts = join(DATA_DIR, 'messages');
  const tidying = [letters, shorts].map((directory) => keepMailFilesTidy({ ...deps, directory }));
  return {
    deliveries: {
      email: byMail(SMTP_URL ? smtpPost(SMTP_URL, MAIL_FROM) : filePost(letters, MAIL_FROM, deps.logger)),
      sms: bySms(sms === undefined ? fileSms(shorts, deps.clock, deps.logger) : openSms(sms)),
      whatsapp: whatsapp === undefined ? withoutWhatsapp : byWhatsapp(whatsapp, SITE_URL, deps.files),
    },
    tidying: {
      stop: () => {
        for (const each of tidying) {
          each.stop();
        }
      },
    },
  };
}
