import { Failure } from '#platform/command/failure.ts';

export interface Owner {
  readonly uid: string;
}

/**
 * @param owners those who can act as owners, locked in the transaction that asks.
 * @throws Failure users.last-owner when without this one there would be none.
 */
export function refuseLastOwner(owners: readonly Owner[], uid: string): void {
  if (owners.some((owner) => owner.uid === uid) && owners.length === 1) {
    throw new Failure(
      'conflict',
      'users.last-owner',
      'This is the last owner. Make somebody else owner first.',
    );
  }
}

/** The account of whoever runs a command. @throws Failure when it is the program itself */
export function uidOf(actor: { readonly id: string }): string {
  const [, uid] = /^user:(.+)$/.exec(actor.id) ?? [];
  if (uid === undefined) {
    throw new Failure('forbidden', 'account.none', 'The program has no account of its own.');
  }
  return uid;
}
