import { type Logger, pino } from 'pino';

/** The program's log: one JSON line per event on standard output, without secrets. */
export function log(level: string): Logger {
  return pino({
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
  });
}
