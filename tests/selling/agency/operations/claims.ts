import sharp from 'sharp';
import { expect } from 'vitest';
import type { Operation } from '../world.ts';
import { anOrder } from './orders.ts';

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#e2136e' } });
const slip = new Uint8Array(await picture.jpeg().toBuffer());

const claim: Operation = {
  name: 'say what was paid',
  weight: 3,
  run: async (world, dice) => {
    const { model } = world;
    const order = anOrder(
      world,
      dice,
      (each) => model.isOpenQuote(each) && (each.seats === undefined || model.isHeld(each.seats)),
    );
    if (order === undefined) {
      return undefined;
    }
    const until = order.seats?.until ?? 0;
    const number = `8Q${world.aKey().slice(-8)}`;
    const amount = Math.max(100, order.nextDue(model.today));
    const form = new FormData();
    for (const [name, value] of Object.entries({
      method: 'bkash',
      trx: number,
      sender: '01711000111',
      sum: (amount / 100).toFixed(2),
    })) {
      form.set(name, value);
    }
    const hasSlip = dice.chance(0.4);
    if (hasSlip) {
      form.set('file', new File([slip], 'slip.jpg'));
    }
    const answer = await world.ask(undefined, 'POST', `/visitor/orders/${order.token}/claims`, form);
    expect([201, 429]).toContain(answer.status);
    if (answer.ok) {
      if (hasSlip) {
        const { items } = await world.read('boss', `/orders/${order.id}/slips`);
        expect(items.length, 'slips').toBeGreaterThan(0);
        world.reach('a slip was sent');
      }
      await world.syncHold(order);
      if (order.seats !== undefined && order.seats.until > until) {
        expect(
          order.seats.until - model.now,
          'a claim keeps seats for three days at most',
        ).toBeLessThanOrEqual(3 * 86_400_000);
        world.reach('claim keeps seats');
      }
      world.transfers.push({ method: 'bkash', number, amount, at: model.now, payments: [] });
    }
    return answer;
  },
};

export const claiming: readonly Operation[] = [claim];
