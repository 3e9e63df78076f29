import { Failure } from '../command/failure.ts';

/** PostgreSQL rolls back one of two conflicting transactions; retried, it succeeds. */
const worthAnotherTry = new Set(['40P01', '40001']);

/**
 * The connection is lost: the server is stopping, stopped or starting, or, 25006, has become a standby. PgBouncer says
 * 08P01 for a server that it has lost.
 */
const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  '08P01',
  '25006',
]);

/** The server is out of connections or memory, or its disk is full. */
const exhausted = new Set(['53100', '53200', '53300']);

/** Errors of the driver that have no code. */
const lostInWords = /^(?:Connection terminated|Client has encountered a connection error)/;
const timedOutInWords = /^(?:Query read timeout|timeout exceeded when trying to connect|timeout expired)/;

/** An error and its causes, the outermost first. */
const chain = (cause: unknown): Error[] => (cause instanceof Error ? [cause, ...chain(cause.cause)] : []);

/** A socket in a folder isn't there while its server isn't. */
const noSocket = (error: Error) =>
  'syscall' in error && error.syscall === 'connect' && 'code' in error && error.code === 'ENOENT';

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Whether a migration has changed what a statement returns whose plan this connection keeps. */
export const isPlanOutdated = (cause: unknown): boolean =>
  chain(cause).some((each) => codeOf(each) === '0A000' && each.message.includes('cached plan'));

/** Whether the same work may succeed when it is retried. */
export const canBeTriedAgain = (cause: unknown): boolean =>
  isPlanOutdated(cause) || chain(cause).some((each) => worthAnotherTry.has(codeOf(each)));

/** Whether the connection was lost or refused at once; on another one the same read may succeed. */
export const isConnectionLost = (cause: unknown): boolean =>
  chain(cause).some((each) => lost.has(codeOf(each)) || noSocket(each) || lostInWords.test(each.message));

/** Whether the database can't be reached or can't work now, as opposed to refusing the query. */
export const isAway = (cause: unknown): boolean =>
  isConnectionLost(cause) ||
  chain(cause).some((each) => exhausted.has(codeOf(each)) || timedOutInWords.test(each.message));

/** Whether a statement failed only because one before it in the same transaction had. */
export const isAftermath = (cause: unknown): boolean => chain(cause).some((each) => codeOf(each) === '25P02');

/** A character that PostgreSQL can't store: NUL, or an unpaired surrogate. */
const unstorable = new Set(['22P05', '22021']);

/** Unavailable when the database is unavailable, otherwise the error unchanged. */
export function inOurWords(cause: unknown): unknown {
  if (chain(cause).some((each) => unstorable.has(codeOf(each)))) {
    return new Failure('invalid', 'input.unstorable', 'A text holds a character that cannot be stored.');
  }
  if (cause instanceof Failure || !isAway(cause)) {
    return cause;
  }
  const failure = new Failure(
    'unavailable',
    'database.away',
    'This cannot be done at the moment. Try again soon.',
  );
  failure.cause = cause;
  return failure;
}
