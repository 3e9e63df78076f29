import type { Permission } from '#features/identity/roles/roles.rules.ts';
import type { Policy } from '#platform/command/policy.ts';

/** Who may let somebody fly or travel who hasn't paid: whoever answers for the money that others take. */
export const goesOnUnpaid: Permission = 'payments.approve';

interface Unpaid {
  readonly reference: string;
  /** What the customer still owes of the whole price; poisha. */
  readonly owed: number;
  /** Whether it is said that it goes on all the same. */
  readonly isMeant: boolean;
  readonly mayGoOn: boolean;
}

/** What costs the agency money, or takes somebody along, waits until the order is paid, or until it is said that it doesn't. */
export const canGoOn: Policy<Unpaid, 'orders.owed'> = (_actor, { reference, owed, isMeant, mayGoOn }) =>
  owed <= 0 || (isMeant && mayGoOn)
    ? undefined
    : {
        kind: isMeant ? 'forbidden' : 'conflict',
        code: 'orders.owed',
        message: `${owed} poisha of ${reference} are not paid. Who may approve payments can go on, with \`unpaid\`.`,
        details: { reference, owed, mayGoOn },
      };
