import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Channel, channels } from '#platform/messages/messages.rules.ts';
import { findProviders } from '#platform/messages/numbers.queries.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { orders } from '../orders.table.ts';
import { channelsOf, offeredTo } from './channels.rules.ts';

/**
 * The chosen ways as an order stores them, each by which its customer can be told; null when all that are offered are chosen, which
 * is no choice: what is added later counts, too.
 * @param typed absent: nothing was chosen
 * @throws Failure invalid `messages.no-address` for a channel without a number or an address
 */
export async function findChosen(
  db: ReadDatabase,
  to: Parameters<typeof offeredTo>[0],
  typed: readonly Channel[] | undefined,
): Promise<Channel[] | null> {
  if (typed === undefined) {
    return null;
  }
  const can = channelsOf(to);
  const missing = typed.find((channel) => !can.includes(channel));
  if (missing !== undefined) {
    throw new Failure(
      'invalid',
      'messages.no-address',
      `There is no address for ${missing}.`,
      [
        {
          path: `channels.${typed.indexOf(missing)}`,
          message: `We have no address of yours for ${missing}.`,
        },
      ],
      { channel: missing },
    );
  }
  const offered = offeredTo(to, (await findProviders(db)).whatsapp !== undefined);
  return offered.every((channel) => typed.includes(channel))
    ? null
    : channels.filter((channel) => typed.includes(channel));
}

/** By what the customer of an order can be told, and by what of it they want to be; undefined for any other token. */
export async function findChannels(db: ReadDatabase, token: string) {
  const { phone, email, channels: chosen } = orders;
  const [row] = await db
    .select({ phone, email, channels: chosen })
    .from(orders)
    .where(sealedIs(orders.token, token));
  if (row === undefined) {
    return undefined;
  }
  const can = offeredTo(row, (await findProviders(db)).whatsapp !== undefined);
  return { ...row, can, wants: can.filter((channel) => row.channels?.includes(channel) ?? true) };
}
