import { type Logger, pino } from 'pino';

/** The program's log: one JSON line an event on standard output, secrets left out. */
export function log(level: string): Logger {
  return pino({
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
  });
}
