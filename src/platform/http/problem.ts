import { HTTPException } from 'hono/http-exception';
import { Failure, retryAfterOf, statusOf } from '../command/failure.ts';
import { securityHeaders } from './content-security-policy.ts';

const titles: Readonly<Record<number, string>> = {
  400: 'The request is not right',
  401: 'Sign in first',
  403: 'You may not do this',
  404: 'There is no such thing',
  405: 'This address does not take that method',
  409: 'Something else changed meanwhile',
  411: 'Say how long it is',
  412: 'It is not what you think it is',
  413: 'That is too much',
  415: 'Not in this form',
  422: 'Some fields are not right',
  428: 'Say what it is based on',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Not available right now',
};

/** An error as RFC 9457 has it, with a dotted code and the fields that are wrong. */
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

/** A body that is too long, or doesn't say how long it is (`lengthTrouble`). @param most in bytes */
export const lengthProblem = (status: 411 | 413, most: number): Response =>
  status === 411
    ? problem(411, 'request.length', 'Say in Content-Length how long the request is.')
    : problem(413, 'request.too-much', `A request to this address may have ${most} bytes.`);

/** A failure of ours as a problem; undefined for what is not one, which is a fault. */
export function problemOf(cause: unknown): Response | undefined {
  // What the framework refuses: JSON that is none, a form that is cut off.
  if (cause instanceof HTTPException && cause.status < 500) {
    return cause.res ?? problem(cause.status, 'request.malformed', 'The request can not be read.');
  }
  return cause instanceof Failure
    ? problem(statusOf[cause.kind], cause.code, cause.message, cause.fields, cause.details)
    : undefined;
}
