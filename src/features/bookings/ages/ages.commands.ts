import { z } from 'zod';
import { lockOrder } from '#features/orders/orders.commands.ts';
import { totalOf } from '#features/orders/orders.rules.ts';
import { offerTerms } from '#features/orders/terms/amended-terms.writes.ts';
import { m } from '#messages/messages.js';
import { command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { amount } from '#platform/money/money.contract.ts';
import { findTravellers } from '../travellers/travellers.queries.ts';
import { findTermsByAges } from './ages.queries.ts';

/**
 * The customer accepts by the link what their travellers' ages cost: a dearer price counts at once. A cheaper one is proposed by
 * staff, who look at the passports first.
 * @throws Failure conflict `bookings.price` when it is another price by now, or can't be had so; `orders.changed` while another
 * change waits.
 */
export const acceptAgePrice = command({
  name: 'bookings.accept-age-price',
  permission: 'orders.visit',
  input: z.strictObject({ token: z.string().max(80), total: amount }),
  run: async (context, { token, total }) => {
    const row = await lockOrder(context, { token });
    const list = await findTravellers({ db: context.tx, dataKey: context.dataKey }, { id: row.id });
    const found = list && (await findTermsByAges(context, list));
    if (found === undefined) {
      return { changed: false };
    }
    const { terms, before } = found;
    if (terms === undefined || totalOf(terms.lines) !== total || total < before.total) {
      throw new Failure('conflict', 'bookings.price', 'The price by their ages is another one by now.');
    }
    if (row.proposed !== null) {
      throw new Failure('conflict', 'orders.changed', 'Another change of this order waits.');
    }
    const reason = m.travellers_by_age_reason({}, { locale: row.language });
    await offerTerms(context, row, before, { ...terms, reason, preview: false, agreed: true });
    return { changed: true };
  },
});
