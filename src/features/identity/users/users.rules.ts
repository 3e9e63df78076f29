import { Failure } from '#platform/command/failure.ts';

export interface Owner {
  readonly uid: string;
}

/** Whether nobody could act as owner without this account. @param owners those who can, locked by the caller. */
export const isLastOwner = (owners: readonly Owner[], uid: string): boolean =>
  owners.length === 1 && owners[0]?.uid === uid;

/** The account of a command's actor. @throws Failure when it is the program itself */
export function uidOf(actor: { readonly id: string }): string {
  const [, uid] = /^user:(.+)$/.exec(actor.id) ?? [];
  if (uid === undefined) {
    throw new Failure('forbidden', 'account.none', 'The program has no account of its own.');
  }
  return uid;
}
