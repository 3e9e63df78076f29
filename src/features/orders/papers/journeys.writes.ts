import { eq } from 'drizzle-orm';
import type { CommandContext } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { OrderFlights } from './journeys.contract.ts';
import { orderJourneys } from './journeys.table.ts';

interface Journey {
  readonly passengers: readonly string[];
  readonly flights: OrderFlights;
}

/** Keeps who flies on an order that is being made, and for which company: papers that are issued from then on say it. */
export async function keepJourney(
  { tx }: Pick<CommandContext, 'tx'>,
  orderId: string,
  journey: Journey & { readonly company: string | null; readonly wantsInvoice: boolean },
): Promise<void> {
  await tx.insert(orderJourneys).values({ orderId, ...journey });
}

/** Writes other flights for an order: papers that are issued from then on say them. Orders from before papers said so have none. */
export async function changeFlights(
  { tx }: Pick<CommandContext, 'tx'>,
  orderId: string,
  flights: OrderFlights,
): Promise<void> {
  await tx.update(orderJourneys).set({ flights }).where(eq(orderJourneys.orderId, orderId));
}

/** Writes who flies on an order, when names came later. */
export async function changeFlyers(
  { tx }: Pick<CommandContext, 'tx'>,
  orderId: string,
  passengers: readonly string[],
): Promise<void> {
  await tx.update(orderJourneys).set({ passengers }).where(eq(orderJourneys.orderId, orderId));
}

/** Deletes the names of those who fly on an order. What papers say stays: the law wants them kept. */
export async function forgetFlyers(tx: Transaction, orderId: string): Promise<void> {
  await changeFlyers({ tx }, orderId, []);
}

/** Deletes all of it, of an order that is removed. */
export async function forgetOrderJourney(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(orderJourneys).where(eq(orderJourneys.orderId, orderId));
}
