import type { z } from 'zod';
import { type Command, type CommandDeps, runAsSent } from '../command/command.ts';
import { answered, recentRefusals, refused, sent, usualRefusals } from './described.ts';
import { basedOnOf, ifMatch } from './entity-tag.ts';
import { needs } from './gate.ts';
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
  type Reading,
  reading,
  requestOf,
} from './operation.ts';

/** What a write is given: what stands in the path, the query's parameters and the fields of the body. */
type Given<
  At extends Address,
  Path,
  Query extends z.ZodType<object>,
  Body extends z.ZodType<object>,
> = PathOf<At, Path> & z.output<Query> & z.output<Body>;

interface WriteDescription<
  At extends Address,
  Input extends z.ZodType,
  Path,
  Query extends z.ZodType<object>,
  Body extends z.ZodType<object>,
> extends Description {
  readonly path?: Path;
  readonly query?: Query & z.ZodObject;
  readonly body?: Body;
  /** A body that is right as it stands. */
  readonly example?: z.input<Body>;
  /** It replaces the version that If-Match names, which it gets as `basedOn`; a text says what to send there. */
  readonly ifMatch?: true | string;
  /** The command's input, where it isn't what the request gives. */
  readonly input?: (given: Given<At, Path, Query, Body>, basedOn: number) => z.input<Input>;
}

/** What is still to be said when that isn't the command's input. */
type Fits<
  At extends Address,
  Input extends z.ZodType,
  Path,
  Query extends z.ZodType<object>,
  Body extends z.ZodType<object>,
> =
  Given<At, Path, Query, Body> extends z.input<Input>
    ? unknown
    : Given<At, Path, Query, Body> & { basedOn: number } extends z.input<Input>
      ? { readonly ifMatch: true | string }
      : Required<Pick<WriteDescription<At, Input, Path, Query, Body>, 'input'>>;

/** How an answer with a body is sent. */
interface Answer<Output> {
  /** 200 unless it says otherwise. */
  readonly status?: 200 | 201 | 202;
  /** Its ETag. */
  readonly version?: (output: Output) => number;
  /** The address of what was made, below /api. */
  readonly location?: (output: Output) => string;
}

/** What is read for the answer after a command has run. */
interface ReadBack<Given, Result, Output extends z.ZodType> extends Answer<z.output<Output>> {
  readonly output: Output;
  readonly readBack: (result: Result, reading: Reading, given: Given) => Promise<z.output<Output>>;
}

/** An operation that runs a command, which says who may do it and what it refuses; it answers with what is read afterwards. */
export function writes<
  At extends Address,
  Input extends z.ZodType,
  Result,
  Output extends z.ZodType,
  const Path extends PathShape<At> = object,
  Query extends z.ZodType<object> = z.ZodType<object, object>,
  Body extends z.ZodType<object> = z.ZodType<object, object>,
>(
  at: At,
  command: Command<Input, Result>,
  described: WriteDescription<At, Input, Path, Query, Body> &
    Fits<At, Input, Path, Query, Body> &
    ReadBack<Given<At, Path, Query, Body>, Result, Output>,
): Operation<At, InPath<At> & z.input<Query> & z.input<Body>, z.output<Output>>;

/** An operation that runs a command and answers with nothing. */
export function writes<
  At extends Address,
  Input extends z.ZodType,
  Result,
  const Path extends PathShape<At> = object,
  Query extends z.ZodType<object> = z.ZodType<object, object>,
  Body extends z.ZodType<object> = z.ZodType<object, object>,
>(
  at: At,
  command: Command<Input, Result>,
  described: WriteDescription<At, Input, Path, Query, Body> &
    Fits<At, Input, Path, Query, Body> & { readonly status: 204 },
): Operation<At, InPath<At> & z.input<Query> & z.input<Body>, undefined>;

/** An operation that runs a command, which says what it answers, too. */
export function writes<
  At extends Address,
  Input extends z.ZodType,
  Result,
  const Path extends PathShape<At> = object,
  Query extends z.ZodType<object> = z.ZodType<object, object>,
  Body extends z.ZodType<object> = z.ZodType<object, object>,
>(
  at: At,
  command: Command<Input, Result>,
  described: WriteDescription<At, Input, Path, Query, Body> &
    Fits<At, Input, Path, Query, Body> &
    Answer<Result>,
): Operation<At, InPath<At> & z.input<Query> & z.input<Body>, Result>;

export function writes<
  At extends Address,
  Input extends z.ZodType,
  Result,
  Path extends PathShape<At>,
  Query extends z.ZodType<object>,
  Body extends z.ZodType<object>,
>(
  at: At,
  command: Command<Input, Result>,
  described: WriteDescription<At, Input, Path, Query, Body> &
    Partial<Omit<ReadBack<Given<At, Path, Query, Body>, Result, z.ZodType>, 'status'>> & {
      readonly status?: 200 | 201 | 202 | 204;
    },
): Operation {
  const {
    id,
    summary,
    answer,
    status = 200,
    path,
    query,
    body,
    example,
    output = command.output,
  } = described;
  const { recentSignIn, permission } = command;
  if (status !== 204 && output === undefined) {
    throw new Error(`${at} doesn’t say what it answers.`);
  }
  const text = described.ifMatch === true ? undefined : described.ifMatch;
  const request = {
    ...paramsOf(at, path),
    ...(query === undefined ? {} : { query }),
    ...(described.ifMatch ? { headers: ifMatch(text) } : {}),
    ...(body === undefined ? {} : sent(body, example)),
  };
  const refusals = {
    ...(recentSignIn ? recentRefusals : usualRefusals),
    ...command.refusals,
    ...described.refusals,
  };
  const isEmpty = status === 204 || output === undefined;
  const route = {
    ...needs(permission),
    operationId: id,
    summary,
    ...requestOf(request),
    responses: {
      [status]: isEmpty ? { description: answer } : answered(answer, output),
      ...refused(refusals),
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
      const basedOn = described.ifMatch ? basedOnOf(context.req.valid('header')) : 0;
      const input = described.input?.(given, basedOn) ?? (described.ifMatch ? { ...given, basedOn } : given);
      const result = await runAsSent(deps, caller, command, input);
      if (status === 204) {
        return context.body(null, 204);
      }
      const found = await (described.readBack?.(result, reading(deps, caller), given) ?? result);
      const location = described.location?.(found);
      return context.json(found, status, {
        ...headersOf(described.version?.(found)),
        ...(location === undefined ? {} : { location: `/api${location}` }),
      });
    };
  };
  return { at, route, handler };
}
