interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Its frames, without the message that V8 puts before them. */
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** What opens something or names somebody: access tokens, tokens of links, mail addresses, telephone numbers. */
const telling = [
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/(?<![0-9a-z-])[0-9a-hjkmnp-tv-z]{26}(?![0-9a-z-])/g, '[token]'],
  // The link of somebody else who pays: a reference, and what is made of the token.
  [/(?<![\w-])[0-9a-z]{2}-[0-9a-z]{4}-[0-9a-z]{2}-[0-9a-f]{26}(?![\w-])/g, '[token]'],
  [/[\w.+%-]{1,64}@[\w-]{1,63}\.[\w.-]{1,200}\b/g, '[address]'],
  [/(?<![\w.-])(?:\+?88)?01[3-9]\d{2}-?\d{6}(?![\w-])/g, '[number]'],
] as const;

/** A text without tokens, mail addresses and telephone numbers. */
export const withoutSecrets = (text: string): string =>
  telling.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);

const frames = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** A message of the database that repeats a value that it didn't accept: SQLSTATE class 22. */
const repeatsValues = (cause: Error) =>
  'severity' in cause && 'code' in cause && typeof cause.code === 'string' && cause.code.startsWith('22');

function messageOf(cause: Error): string {
  // Drizzle puts all values of a query behind its text.
  if ('query' in cause && 'params' in cause) {
    return `Failed query: ${String(cause.query)}`;
  }
  return repeatsValues(cause) ? cause.message.replaceAll(/"[^"]*"/g, '"…"') : cause.message;
}

/** An error as the log has it, without what people wrote: errors of queries carry all values of the query. */
export function loggedError(cause: unknown): LoggedError {
  if (!(cause instanceof Error)) {
    return { type: typeof cause, message: withoutSecrets(String(cause)) };
  }
  const stack = frames(cause.stack);
  return {
    type: cause.constructor.name,
    message: withoutSecrets(messageOf(cause)),
    ...('code' in cause && typeof cause.code === 'string' ? { code: cause.code } : {}),
    ...(stack === undefined ? {} : { stack }),
    ...(cause.cause === undefined ? {} : { cause: loggedError(cause.cause) }),
  };
}
