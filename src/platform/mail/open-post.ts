import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { ReadDatabase } from '../database/database.ts';
import { filePost, type Post, smtpPost } from './post.gateway.ts';
import { keepMailFilesTidy } from './stored-files.ts';

/**
 * Where this process sends mail: to the server that is set, or else into files below DATA_DIR. Those are kept tidy in either case, for a
 * server may have been set later.
 */
export function openPost(
  { SMTP_URL, MAIL_FROM, DATA_DIR }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
  deps: { readonly db: ReadDatabase; readonly clock: Clock; readonly logger: Logger },
): { readonly post: Post; readonly tidying: ReturnType<typeof keepMailFilesTidy> } {
  const directory = join(DATA_DIR, 'mail');
  return {
    post: SMTP_URL ? smtpPost(SMTP_URL, MAIL_FROM) : filePost(directory, MAIL_FROM, deps.logger),
    tidying: keepMailFilesTidy({ ...deps, directory }),
  };
}
