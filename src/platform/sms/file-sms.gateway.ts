import { chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { giveToOwnerOfFolder, makeFolder } from '../owner.ts';
import type { Sms } from './sms.contract.ts';

/**
 * Writes SMS as text files: for a machine without a provider. Their links open orders, so only the user who runs the program can
 * read them, and the log contains only the name of the file. The same message has the same file name within a day.
 */
export function fileSms(directory: string, clock: Clock, logger: Logger): Sms {
  return {
    knowsOurId: true,
    send: async ({ id, to, text }) => {
      try {
        await makeFolder(directory, 0o700);
        // It may exist already, readable by others.
        await chmod(directory, 0o700);
        const file = join(directory, `${clock.now().toISOString().slice(0, 10)}-sms-${id}.txt`);
        await writeFile(`${file}.part`, `To: ${to}\n\n${text}\n`, { mode: 0o600 });
        await giveToOwnerOfFolder(`${file}.part`);
        await rename(`${file}.part`, file);
        logger.info({ file }, 'No provider of SMS is set (SMS_PROVIDER): the message was written to a file.');
        return { kind: 'taken', reference: null };
      } catch (cause) {
        return { kind: 'away', why: cause instanceof Error ? cause.message : String(cause), code: 'other' };
      }
    },
  };
}
