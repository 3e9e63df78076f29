import type { z } from 'zod';
import { permissionsOf, type Role } from '#features/identity/roles/roles.rules.ts';
import { makeOrder } from '#features/orders/orders.commands.ts';
import type { newOrder } from '#features/orders/orders.contract.ts';
import { approvePayment, takePayment } from '#features/payments/payments.commands.ts';
import { settings } from '#features/site-settings/site-settings.table.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { run } from '#platform/command/command.ts';
import { freshSignIn } from '#platform/testing/fresh-sign-in.ts';
import { saveAgency } from '../access/agency.ts';

export type NewOrder = z.input<typeof newOrder>;

let keys = 0;

/** A key that nothing had before. */
export const aKey = () => {
  keys += 1;
  return `key-of-the-test-${String(keys).padStart(8, '0')}`;
};

/** The number of a transfer that nothing had before, in a form that each wallet and bank has; none of cash. */
export function aNumber(method: string): { readonly outside?: string } {
  keys += 1;
  return method === 'cash' ? {} : { outside: String(1_000_000_000 + keys) };
}

/** Somebody of the staff. */
export const staff = (name: string, role: Role = 'clerk') => ({
  id: `user:${name}`,
  permissions: new Set<string>(permissionsOf[role]),
  signedInAt: freshSignIn,
});

/** A quote for two visas: 25,000 taka of ours less 500, and 8,400 of the embassy. */
export const aQuote = (changed: Partial<NewOrder> = {}): NewOrder => ({
  language: 'en',
  contact: { name: 'Salma Begum', phone: '01812-345678', email: 'salma@mail.example' },
  lines: [
    { charge: 'own', quantity: 2, unit: 1_250_000, text: { en: 'Visa service' } },
    { charge: 'official', quantity: 2, unit: 420_000, text: { en: 'Embassy fee' } },
    { charge: 'discount', quantity: 1, unit: -50_000, text: { en: 'Returning customer' } },
  ],
  key: aKey(),
  ...changed,
});

/** Cash for an order; a large amount with another person's approval. */
export async function payCash(deps: CommandDeps, orderId: string, amount: number, clerk = staff('amina')) {
  const taken = { orderId, amount, method: 'cash' as const, key: aKey() };
  const { id, state } = await run(deps, clerk, takePayment, taken);
  if (state === 'waiting') {
    await run(deps, staff('second', 'manager'), approvePayment, { id });
  }
}

/** Sells at an agency that has its settings: letters name it. */
export async function sell(deps: CommandDeps, changed: Partial<NewOrder> = {}) {
  if ((await deps.db.$count(settings)) === 0) {
    await saveAgency(deps);
  }
  return run(deps, staff('amina'), makeOrder, aQuote(changed));
}
