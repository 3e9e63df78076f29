import { Failure, type FailureKind } from './failure.ts';

/** Who asks a policy: the actor of a command, or whoever sits before the office's screen. */
export interface PolicyActor {
  /** `user:<uid>`, or `system:<what>` for the program itself. */
  readonly id: string;
}

/** Why something may not be done to a row. */
export interface Denial<Code extends string = string> {
  readonly kind: FailureKind;
  /** A dotted code; the office words it. */
  readonly code: Code;
  readonly message: string;
  /** The field of the input that is to blame, if one is. */
  readonly path?: string;
  /** What else the caller should know; may be sent to the client. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Whether somebody may do one thing to one row; undefined when they may. Pure, so that a command asks it after it has
 * read and locked the row, and a button asks the same before it offers itself.
 */
export type Policy<Row, Code extends string = string> = (
  actor: PolicyActor,
  row: Row,
) => Denial<Code> | undefined;

/** @throws Failure with what the policy says, when it denies. */
export function authorize<Row>(actor: PolicyActor, policy: Policy<Row>, row: Row): void {
  const denied = policy(actor, row);
  if (denied) {
    const { kind, code, message, path, details } = denied;
    throw new Failure(kind, code, message, path === undefined ? [] : [{ path, message }], details);
  }
}
