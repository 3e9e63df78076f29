import { Failure, type FailureKind } from './failure.ts';

/** The subject of a policy: the actor of a command, or the user of the office. */
export interface PolicyActor {
  /** `user:<uid>`, or `system:<what>` for the program itself. */
  readonly id: string;
}

/** Why an action on a row is denied. */
export interface Denial<Code extends string = string> {
  readonly kind: FailureKind;
  /** A dotted code; the office has a text for it. */
  readonly code: Code;
  readonly message: string;
  /** The field of the input that caused it, if any. */
  readonly path?: string;
  /** Details for the caller; may be sent to the client. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Whether somebody may do one action on one row; undefined when they may. Pure, so that a command calls it after reading
 * and locking the row, and a button calls the same policy before it is enabled.
 */
export type Policy<Row, Code extends string = string> = (
  actor: PolicyActor,
  row: Row,
) => Denial<Code> | undefined;

/** @throws Failure with the denial, if any. */
export function authorize<Row>(actor: PolicyActor, policy: Policy<Row>, row: Row): void {
  const denied = policy(actor, row);
  if (denied) {
    const { kind, code, message, path, details } = denied;
    throw new Failure(kind, code, message, path === undefined ? [] : [{ path, message }], details);
  }
}
