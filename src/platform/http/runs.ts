import type { z } from 'zod';
import type { CommandDeps } from '../command/command.ts';
import { fieldOf } from '../record.ts';
import type { Caller } from './caller.ts';
import { answered, refused, sent, usualRefusals } from './described.ts';
import { basedOnOf, ifMatch } from './entity-tag.ts';
import { forSignedIn, needs } from './gate.ts';
import {
  type Address,
  callerOf,
  type Description,
  headersOf,
  type InPath,
  type Operation,
  type OperationHandler,
  type PathOf,
  type PathShape,
  paramsOf,
  requestOf,
} from './operation.ts';

/** What an operation is given: what stands in the path, the query's parameters and the fields of the body. */
export type Given<
  At extends Address,
  Path,
  Query extends z.ZodType<object>,
  Body extends z.ZodType<object>,
> = PathOf<At, Path> & z.output<Query> & z.output<Body>;

/** What a request brings. */
export interface Taking<Path, Query extends z.ZodType<object>, Body extends z.ZodType<object>> {
  readonly path?: Path;
  readonly query?: Query & z.ZodObject;
  readonly body?: Body;
  /** A body that is right as it stands. */
  readonly example?: z.input<Body>;
  /** It replaces the version that If-Match names, which it gets as `basedOn`; a text says what to send there. */
  readonly ifMatch?: true | string;
  /** The version that it replaces is the field `version` of its body, or else If-Match names it; `unused`: it replaces nothing. */
  readonly versionOrIfMatch?: 'needed' | 'unused';
}

/** How an answer with a body is sent. */
export interface Answer<Output> {
  /** 200 unless it says otherwise. */
  readonly status?: 200 | 201 | 202;
  /** Whether it goes on after the answer, which is 202 then. */
  readonly goesOn?: (output: Output) => boolean;
  /** Its ETag. */
  readonly version?: (output: Output) => number;
  /** The address of what was made, below /api. */
  readonly location?: (output: Output) => string;
}

export interface RunDescription<
  Path,
  Query extends z.ZodType<object>,
  Body extends z.ZodType<object>,
  Output extends z.ZodType,
> extends Description,
    Taking<Path, Query, Body>,
    Answer<z.output<Output>> {
  /** Who may do it; `signed-in`: everybody their own. */
  readonly permission: string;
  /** Absent: it answers with nothing. */
  readonly output?: Output | undefined;
  /** The name under which browsers save its answer. */
  readonly file?: string;
  /** What it refuses in place of what every route of the office does. */
  readonly usual?: Readonly<Record<number, string>>;
}

/** The version that a request says it replaces; 0 where it says none. @throws HTTPException */
function basedOnIn(
  { ifMatch: tagged, versionOrIfMatch }: Taking<unknown, z.ZodType<object>, z.ZodType<object>>,
  given: object,
  header: z.output<ReturnType<typeof ifMatch>>,
): number {
  const version = versionOrIfMatch === 'needed' ? fieldOf(given, 'version') : undefined;
  if (typeof version === 'number') {
    return version;
  }
  return tagged || versionOrIfMatch === 'needed' ? basedOnOf(header) : 0;
}

/**
 * An operation that isn't one command: it runs several, each in a transaction of its own, or one that what is stored decides.
 * @param act gets what stands in the path, the query's parameters and the fields of the body, and the version that If-Match names
 */
export function runs<
  At extends Address,
  const Path extends PathShape<At> = object,
  Query extends z.ZodType<object> = z.ZodType<object, object>,
  Body extends z.ZodType<object> = z.ZodType<object, object>,
  Output extends z.ZodType = z.ZodVoid,
>(
  at: At,
  described: RunDescription<Path, Query, Body, Output>,
  act: (
    given: Given<At, Path, Query, Body>,
    deps: CommandDeps,
    caller: Caller,
    basedOn: number,
  ) => Promise<z.output<Output>>,
): Operation<At, InPath<At> & z.input<Body>, z.output<Output>, z.input<Query>> {
  const { id, summary, answer, permission, path, query, body, example, output, version, location } =
    described;
  const { status = 200, goesOn, file } = described;
  const tagged =
    described.versionOrIfMatch === undefined
      ? described.ifMatch
      : 'The ETag it is based on, in place of `version`.';
  const route = {
    ...(permission === 'signed-in' ? forSignedIn : needs(permission)),
    operationId: id,
    summary,
    ...requestOf({
      ...paramsOf(at, path),
      ...(query === undefined ? {} : { query }),
      ...(tagged === undefined ? {} : { headers: ifMatch(tagged === true ? undefined : tagged) }),
      ...(body === undefined ? {} : sent(body, example)),
    }),
    responses: {
      ...(output === undefined
        ? { 204: { description: answer } }
        : { [status]: answered(answer, output), ...(goesOn && { 202: answered(answer, output) }) }),
      ...refused({ ...(described.usual ?? usualRefusals), ...described.refusals }),
    },
  };
  const handler = (
    deps: CommandDeps,
  ): OperationHandler<PathOf<At, Path>, z.output<Query>, z.output<Body>> => {
    return async (context) => {
      const caller = callerOf(context);
      const given = {
        ...context.req.valid('query'),
        ...context.req.valid('json'),
        ...context.req.valid('param'),
      };
      const basedOn = basedOnIn(described, given, context.req.valid('header'));
      const found = await act(given, deps, caller, basedOn);
      return output === undefined
        ? context.body(null, 204)
        : context.json(found, goesOn?.(found) ? 202 : status, {
            ...headersOf(version?.(found)),
            ...(location === undefined ? {} : { location: `/api${location(found)}` }),
            ...(file === undefined ? {} : { 'content-disposition': `attachment; filename="${file}"` }),
          });
    };
  };
  return { at, route, handler };
}
