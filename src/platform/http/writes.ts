import type { z } from 'zod';
import { type Command, runAsSent } from '../command/command.ts';
import { recentRefusals } from './described.ts';
import {
  type Address,
  type Description,
  type InPath,
  type Operation,
  type PathShape,
  type Reading,
  reading,
} from './operation.ts';
import { type Answer, type Given, runs, type Taking } from './runs.ts';

interface WriteDescription<
  At extends Address,
  Input extends z.ZodType,
  Path,
  Query extends z.ZodType<object>,
  Body extends z.ZodType<object>,
> extends Description,
    Taking<Path, Query, Body> {
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
): Operation<At, InPath<At> & z.input<Body>, z.output<Output>, z.input<Query>>;

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
): Operation<At, InPath<At> & z.input<Body>, undefined, z.input<Query>>;

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
): Operation<At, InPath<At> & z.input<Body>, Result, z.input<Query>>;

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
  const { input: inputOf, readBack, status = 200, output = command.output, ...about } = described;
  const { recentSignIn, permission } = command;
  if (status !== 204 && output === undefined) {
    throw new Error(`${at} doesn’t say what it answers.`);
  }
  const refusals = { ...(recentSignIn && recentRefusals), ...command.refusals, ...described.refusals };
  const all = { ...about, permission, refusals };
  const written = status === 204 ? all : { ...all, status, output };
  return runs(at, written, async (given, deps, caller, basedOn) => {
    const replaced = described.ifMatch
      ? { basedOn }
      : described.versionOrIfMatch === 'needed'
        ? { version: basedOn }
        : {};
    const input = inputOf?.(given, basedOn) ?? { ...given, ...replaced };
    const result = await runAsSent(deps, caller, command, input);
    return readBack?.(result, reading(deps, caller), given) ?? result;
  });
}
