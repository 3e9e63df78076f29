import { type DestinationStream, type Logger, pino } from 'pino';
import type { Say } from './database/note.ts';
import { loggedError, withoutSecrets } from './logged-error.ts';

/**
 * The program's log: one JSON line per event, without secrets and without what people wrote.
 * @param to Standard output unless a test says otherwise.
 */
export function log(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
    serializers: { err: loggedError },
    hooks: { streamWrite: withoutSecrets },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

/** Notes on the database go to the log. */
export const sayTo =
  (logger: Logger): Say =>
  ({ level, words }) =>
    logger[level](words);
