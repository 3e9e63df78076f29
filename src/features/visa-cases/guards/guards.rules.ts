import { type Permission, permissionsOf, type Role, roles } from '#features/identity/roles/roles.rules.ts';
import { isQuote, type OrderState } from '#features/orders/orders.rules.ts';
import { goesOnUnpaid } from '#features/orders/terms/unpaid.policy.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';

/** What is asked before papers are handed in: an order that buys nothing, money that is open, no appointment, no file number. */
export const guards = ['unsold', 'unpaid', 'appointment', 'file-number'] as const;
export type Guard = (typeof guards)[number];

const works: Permission = 'visa-cases.write';

/** Who may hand in papers that aren't paid for. */
export const approvers: readonly Role[] = roles.filter(
  (role) => permissionsOf[role].has(goesOnUnpaid) && permissionsOf[role].has(works),
);

interface Guarded {
  /** Undefined when the case has none that is known. */
  readonly order: { readonly state: OrderState; readonly total: number; readonly paid: number } | undefined;
  readonly appointmentOn: CalendarDate | null;
  readonly fileNumber: string | null;
}

export interface Guarding {
  /** In their order. */
  readonly guards: readonly Guard[];
  /** What is open of the order, accepted or not; poisha. */
  readonly open: number;
}

/** What has to be confirmed before the papers of a case are handed in. */
export function guardsOf({ order, appointmentOn, fileNumber }: Guarded): Guarding {
  const open = order === undefined ? 0 : Math.max(0, order.total - order.paid);
  const isUnsold =
    order === undefined || isQuote(order.state) || order.state === 'lapsed' || order.state === 'cancelled';
  const holds: Readonly<Record<Guard, boolean>> = {
    unsold: isUnsold,
    unpaid: open > 0,
    appointment: appointmentOn === null,
    'file-number': fileNumber === null,
  };
  return { guards: guards.filter((guard) => holds[guard]), open };
}

/** Whether money is among what is asked, so that not everybody may confirm it. */
export const needsApprover = ({ guards: asked }: Pick<Guarding, 'guards'>): boolean =>
  asked.includes('unsold') || asked.includes('unpaid');

/** Whether somebody confirmed exactly this: another sum, or one thing more, is asked anew. */
export const isConfirmed = (asked: Guarding, said: Guarding): boolean =>
  said.open === asked.open &&
  said.guards.length === asked.guards.length &&
  asked.guards.every((guard) => said.guards.includes(guard));
