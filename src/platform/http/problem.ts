import { HTTPException } from 'hono/http-exception';
import { Failure, retryAfterOf, statusOf } from '../command/failure.ts';
import { securityHeaders } from './content-security-policy.ts';

/** Reason phrases of RFC 9110, section 15; 428 and 429 are of RFC 6585. */
const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  411: 'Length Required',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** An error by RFC 9457, with a dotted code and the invalid fields. */
export function problem(
  status: number,
  code: string,
  detail: string,
  fields: readonly { path: string; message: string }[] = [],
  details: Readonly<Record<string, unknown>> = {},
): Response {
  const wait = retryAfterOf[status];
  const body = {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    code,
    detail,
    fields,
    ...(Object.keys(details).length > 0 ? { details } : {}),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...securityHeaders,
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(wait === undefined ? {} : { 'retry-after': String(wait) }),
    },
  });
}

/** For a body that is too long or has no Content-Length (`refusedLength`). @param most in bytes */
export const lengthProblem = (status: 411 | 413, most: number): Response =>
  status === 411
    ? problem(411, 'request.length', 'Say in Content-Length how long the request is.')
    : problem(413, 'request.too-much', `A request to this address may have ${most} bytes.`);

/** A failure of ours as a problem; undefined for any other error, which is a fault. */
export function problemOf(cause: unknown): Response | undefined {
  // Refused by the framework: invalid JSON, a truncated form.
  if (cause instanceof HTTPException && cause.status < 500) {
    return cause.res ?? problem(cause.status, 'request.malformed', 'The request cannot be read.');
  }
  return cause instanceof Failure
    ? problem(statusOf[cause.kind], cause.code, cause.message, cause.fields, cause.details)
    : undefined;
}
