import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import type { Context, Handler } from 'hono';
import { z } from 'zod';
import { dhakaDate } from '../calendar-date.ts';
import { type Command, type CommandDeps, runAsSent } from '../command/command.ts';
import { Failure } from '../command/failure.ts';
import type { Caller } from './caller.ts';
import { answered, recentRefusals, refused, sent, usualRefusals } from './described.ts';
import { basedOnOf, entityTag, ifMatch } from './entity-tag.ts';
import { type ApiVariables, forSignedIn, needs } from './gate.ts';
import { type JsonRoutes, jsonRoutes } from './json-routes.ts';

/** `GET /orders/{orderId}/payments`: a method, and a path whose parameters are ids. */
export type Address = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** The parameters in the path of an address, by name. */
export type InPath<At extends string> = At extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [Key in Name]: string } & InPath<Rest>
  : object;

/** What the validators have parsed of a request. */
interface Parsed<Path, Query, Body> {
  out: { param: Path; query: Query; json: Body; header: z.output<ReturnType<typeof ifMatch>> };
}
type OperationHandler<Path = object, Query = object, Body = object> = Handler<
  { Variables: ApiVariables },
  string,
  Parsed<Path, Query, Body>
>;

/** One address of the API: what it takes, what it does and what it answers. */
export interface Operation<At extends Address = Address, Input = unknown, Output = unknown> {
  readonly at: At;
  readonly route: Omit<RouteConfig, 'method' | 'path'>;
  readonly handler: (deps: CommandDeps) => OperationHandler;
  /** For types alone: what clients send and receive. */
  readonly types?: { readonly input: Input; readonly output: Output };
}

/** What every operation says of itself. */
interface Description {
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

/** The ids in the path of an address. */
function idsIn(at: string): { params?: z.ZodObject } {
  const names = [...at.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, z.uuid()]);
  return names.length === 0 ? {} : { params: z.object(Object.fromEntries(names)) };
}

/** A route that takes nothing describes no request. */
const requestOf = <Request extends object>(request: Request) =>
  Object.keys(request).length === 0 ? {} : { request };

/** The caller, whom the gate of a route lets in. */
function callerOf({ var: { caller } }: Context<{ Variables: ApiVariables }>): Caller {
  if (caller === undefined) {
    throw new Failure(
      'unauthenticated',
      'access.missing',
      'Sign in first: send a valid access token as bearer.',
    );
  }
  return caller;
}

const reading = (deps: CommandDeps, caller: Caller): Reading => {
  const { db, siteUrl, dataKey } = deps;
  const now = deps.clock.now();
  return { db, siteUrl, dataKey, caller, now, today: dhakaDate(now) };
};

/** What stands in an answer's headers: it is kept nowhere, and its ETag is its version, if it has one. */
const headersOf = (version?: number) => ({
  'cache-control': 'no-store',
  ...(version === undefined ? {} : { etag: entityTag(version) }),
});

interface ReadDescription<Query extends z.ZodObject, Output extends z.ZodType> extends Description {
  /** Who may read it; `signed-in`: everybody their own. */
  readonly permission: string;
  readonly query?: Query;
  readonly output: Output;
  readonly version?: (output: z.output<Output>) => number;
}

/**
 * An operation that answers with what a query finds.
 * @param find gets the ids of the path and the query's parameters
 */
export function reads<At extends Address, Query extends z.ZodObject, Output extends z.ZodType>(
  at: At,
  { id, summary, answer, refusals, permission, query, output, version }: ReadDescription<Query, Output>,
  find: (given: InPath<At> & z.output<Query>, reading: Reading) => Promise<z.output<Output>>,
): Operation<At, InPath<At> & z.input<Query>, z.output<Output>> {
  const route = {
    ...(permission === 'signed-in' ? forSignedIn : needs(permission)),
    operationId: id,
    summary,
    ...requestOf({ ...idsIn(at), ...(query === undefined ? {} : { query }) }),
    responses: { 200: answered(answer, output), ...refused({ ...usualRefusals, ...refusals }) },
  };
  const handler = (deps: CommandDeps): OperationHandler<InPath<At>, z.output<Query>> => {
    return async (context) => {
      const given = { ...context.req.valid('query'), ...context.req.valid('param') };
      const found = await find(given, reading(deps, callerOf(context)));
      return context.json(found, 200, headersOf(version?.(found)));
    };
  };
  return { at, route, handler };
}

/** What a write is given: the ids of the path and the fields of the body. */
type Given<At extends Address, Body extends z.ZodType<object>> = InPath<At> & z.output<Body>;

interface WriteDescription<At extends Address, Input extends z.ZodType, Body extends z.ZodType<object>>
  extends Description {
  /** 200 unless it says otherwise. */
  readonly status?: 200 | 201 | 202;
  readonly body?: Body;
  /** A body that is right as it stands. */
  readonly example?: z.input<Body>;
  /** It replaces the version that If-Match names, which it gets as `basedOn`. */
  readonly ifMatch?: true;
  /** The command's input, where it isn't the ids of the path and the fields of the body together. */
  readonly input?: (given: Given<At, Body>, basedOn: number) => z.input<Input>;
}

/** What is still to be said when that isn't the command's input. */
type Fits<At extends Address, Body extends z.ZodType<object>, Input extends z.ZodType> =
  Given<At, Body> extends z.input<Input>
    ? unknown
    : Given<At, Body> & { basedOn: number } extends z.input<Input>
      ? { readonly ifMatch: true }
      : Required<Pick<WriteDescription<At, Input, Body>, 'input'>>;

/** What is read for the answer after a command has run. */
interface Answered<At extends Address, Body extends z.ZodType<object>, Result, Output extends z.ZodType> {
  readonly output: Output;
  readonly readBack: (result: Result, reading: Reading, given: Given<At, Body>) => Promise<z.output<Output>>;
  readonly version?: (output: z.output<Output>) => number;
}

/** An operation that runs a command, which says who may do it and what it refuses; it answers with what is read afterwards. */
export function writes<
  At extends Address,
  Input extends z.ZodType,
  Result,
  Output extends z.ZodType,
  Body extends z.ZodType<object> = z.ZodType<object, object>,
>(
  at: At,
  command: Command<Input, Result>,
  described: WriteDescription<At, Input, Body> & Fits<At, Body, Input> & Answered<At, Body, Result, Output>,
): Operation<At, InPath<At> & z.input<Body>, z.output<Output>>;
/** An operation that runs a command, which says what it answers, too. */
export function writes<
  At extends Address,
  Input extends z.ZodType,
  Result,
  Body extends z.ZodType<object> = z.ZodType<object, object>,
>(
  at: At,
  command: Command<Input, Result>,
  described: WriteDescription<At, Input, Body> & Fits<At, Body, Input>,
): Operation<At, InPath<At> & z.input<Body>, Result>;
export function writes<At extends Address, Input extends z.ZodType, Result, Body extends z.ZodType<object>>(
  at: At,
  command: Command<Input, Result>,
  described: WriteDescription<At, Input, Body> & Partial<Answered<At, Body, Result, z.ZodType>>,
): Operation {
  const { id, summary, answer, status = 200, body, example, output = command.output } = described;
  const { recentSignIn, permission } = command;
  if (output === undefined) {
    throw new Error(`${at} doesn’t say what it answers.`);
  }
  const headers = described.ifMatch ? { headers: ifMatch() } : {};
  const request = { ...idsIn(at), ...headers, ...(body === undefined ? {} : sent(body, example)) };
  const refusals = {
    ...(recentSignIn ? recentRefusals : usualRefusals),
    ...command.refusals,
    ...described.refusals,
  };
  const route = {
    ...needs(permission),
    operationId: id,
    summary,
    ...requestOf(request),
    responses: { [status]: answered(answer, output), ...refused(refusals) },
  };
  const handler = (deps: CommandDeps): OperationHandler<InPath<At>, object, z.output<Body>> => {
    return async (context) => {
      const caller = callerOf(context);
      const given = { ...context.req.valid('json'), ...context.req.valid('param') };
      const basedOn = described.ifMatch ? basedOnOf(context.req.valid('header')) : 0;
      const input = described.input?.(given, basedOn) ?? (described.ifMatch ? { ...given, basedOn } : given);
      const result = await runAsSent(deps, caller, command, input);
      const found = await (described.readBack?.(result, reading(deps, caller), given) ?? result);
      return context.json(found, status, headersOf(described.version?.(found)));
    };
  };
  return { at, route, handler };
}

const methods = z.enum(['get', 'post', 'put', 'patch', 'delete']);

/**
 * The operations of one noun, as routes below /api.
 * @param tag under which the API's description lists them
 */
export function routes<const All extends readonly Operation[]>(tag: string, operations: All) {
  const mount = (deps: CommandDeps): JsonRoutes => {
    const mounted = jsonRoutes();
    for (const { at, route, handler } of operations) {
      const [method = '', path = ''] = at.split(' ');
      const described = { ...route, tags: [tag], method: methods.parse(method.toLowerCase()), path };
      mounted.openapi(createRoute(described), handler(deps));
    }
    return mounted;
  };
  return Object.assign(mount, { operations });
}

/** Operations by their address: what clients send and receive. */
export type OperationsOf<Routes extends { readonly operations: readonly Operation[] }> = {
  readonly [Each in Routes['operations'][number] as Each['at']]: NonNullable<Each['types']>;
};

/** Every operation that is declared by `routes`: each file of routes adds its own, so that the office knows their types. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declarations in other files.
export interface Operations {}
