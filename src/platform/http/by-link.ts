import type { Actor } from '../command/command.ts';
import { Failure } from '../command/failure.ts';
import type { Caller } from './caller.ts';

/**
 * Who acts by a customer's link: the customer, or a member of the staff who is signed in. What staff do there is in their name, and no
 * more than they may do in the office.
 * @param needed The permission that staff need for it.
 * @throws Failure forbidden for staff without it.
 */
export function actingByLink(caller: Caller | undefined, visitor: Actor, needed: string): Actor {
  if (caller === undefined || caller.role === 'customer') {
    return visitor;
  }
  if (!caller.permissions.has(needed)) {
    throw new Failure('forbidden', 'permission.missing', `This needs the permission ${needed}.`);
  }
  return { ...visitor, id: caller.id, signedInAt: caller.signedInAt };
}
