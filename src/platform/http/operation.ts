import type { RouteConfig } from '@hono/zod-openapi';
import type { Context, Handler } from 'hono';
import { z } from 'zod';
import { dhakaDate } from '../calendar-date.ts';
import type { CommandDeps } from '../command/command.ts';
import { Failure } from '../command/failure.ts';
import type { Caller } from './caller.ts';
import { entityTag, type ifMatch } from './entity-tag.ts';
import type { ApiVariables } from './gate.ts';

/** `GET /orders/{orderId}/payments`: a method, and a path whose parameters are ids unless `path` says what else they are. */
export type Address = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** The parameters in the path of an address, by name. */
export type InPath<At extends string> = At extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [Key in Name]: string | number } & InPath<Rest>
  : object;

/** Schemas of parameters in the path that aren't ids, by name. */
export type PathShape<At extends string> = { readonly [Key in keyof InPath<At>]?: z.ZodType };

/** What stands in the path, parsed. */
export type PathOf<At extends string, Path> = {
  readonly [Key in keyof InPath<At>]: Key extends keyof Path
    ? Path[Key] extends z.ZodType
      ? z.output<Path[Key]>
      : string
    : string;
};

/** What the validators have parsed of a request. */
interface Parsed<Path, Query, Body> {
  out: { param: Path; query: Query; json: Body; header: z.output<ReturnType<typeof ifMatch>> };
}

export type OperationHandler<Path = object, Query = object, Body = object> = Handler<
  { Variables: ApiVariables },
  string,
  Parsed<Path, Query, Body>
>;

/** One address of the API: what it takes, what it does and what it answers. */
export interface Operation<At extends Address = Address, Input = unknown, Output = unknown, Query = unknown> {
  readonly at: At;
  readonly route: Omit<RouteConfig, 'method' | 'path'>;
  readonly handler: (deps: CommandDeps) => OperationHandler;
  /** For types alone: what clients send and receive; `query` beside the fields of a body. */
  readonly types?: { readonly input: Input; readonly query: Query; readonly output: Output };
}

/** What every operation says of itself. */
export interface Description {
  /** Its operationId. */
  readonly id: string;
  readonly summary: string;
  /** What its answer is. */
  readonly answer: string;
  /** What it refuses, by status, with codes in backquotes. */
  readonly refusals?: Readonly<Record<number, string>>;
}

/** What a query is handed. */
export interface Reading extends Pick<CommandDeps, 'db' | 'siteUrl' | 'dataKey'> {
  readonly caller: Caller;
  readonly now: Date;
  /** The calendar date in Dhaka. */
  readonly today: string;
}

/** What stands in the path of an address. */
export function paramsOf(
  at: string,
  path: Readonly<Record<string, z.ZodType | undefined>> = {},
): { params?: z.ZodObject } {
  const names = [...at.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, path[name] ?? z.uuid()]);
  return names.length === 0 ? {} : { params: z.object(Object.fromEntries(names)) };
}

/** A route that takes nothing describes no request. */
export const requestOf = <Request extends object>(request: Request) =>
  Object.keys(request).length === 0 ? {} : { request };

/** The caller, whom the gate of a route lets in. */
export function callerOf({ var: { caller } }: Context<{ Variables: ApiVariables }>): Caller {
  if (caller === undefined) {
    throw new Failure(
      'unauthenticated',
      'access.missing',
      'Sign in first: send a valid access token as bearer.',
    );
  }
  return caller;
}

export const reading = (deps: CommandDeps, caller: Caller): Reading => {
  const { db, siteUrl, dataKey } = deps;
  const now = deps.clock.now();
  return { db, siteUrl, dataKey, caller, now, today: dhakaDate(now) };
};

/** What stands in an answer's headers: it is kept nowhere, and its ETag is its version, if it has one. */
export const headersOf = (version?: number) => ({
  'cache-control': 'no-store',
  ...(version === undefined ? {} : { etag: entityTag(version) }),
});
