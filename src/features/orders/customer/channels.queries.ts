import type { ReadDatabase } from '#platform/database/database.ts';
import { findProviders } from '#platform/messages/numbers.queries.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { orders } from '../orders.table.ts';
import { offeredTo } from './channels.rules.ts';

/** By what the customer of an order can be told, and by what of it they want to be; undefined for any other token. */
export async function findChannels(db: ReadDatabase, token: string) {
  const { phone, email, channels } = orders;
  const [row] = await db.select({ phone, email, channels }).from(orders).where(sealedIs(orders.token, token));
  if (row === undefined) {
    return undefined;
  }
  const can = offeredTo(row, (await findProviders(db)).whatsapp !== undefined);
  return { ...row, can, wants: can.filter((channel) => row.channels?.includes(channel) ?? true) };
}
