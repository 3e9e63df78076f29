import { Failure } from '#platform/command/failure.ts';

export interface Owner {
  readonly uid: string;
}

/** Whether without this account nobody could act as owner. @param owners those who can, locked by who asks. */
export const isLastOwner = (owners: readonly Owner[], uid: string): boolean =>
  owners.length === 1 && owners[0]?.uid === uid;

/** The account of whoever runs a command. @throws Failure when it is the program itself */
export function uidOf(actor: { readonly id: string }): string {
  const [, uid] = /^user:(.+)$/.exec(actor.id) ?? [];
  if (uid === undefined) {
    throw new Failure('forbidden', 'account.none', 'The program has no account of its own.');
  }
  return uid;
}
