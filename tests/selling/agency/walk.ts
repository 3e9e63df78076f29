import {
  compareBooks,
  compareManifest,
  compareOrder,
  comparePapers,
  compareReports,
  compareSeats,
  compareTabs,
  compareTills,
} from './compare.ts';
import { compareBank, compareClosed, compareFinancials, compareSupplier } from './compare-books.ts';
import { chances, Dice } from './dice.ts';
import { dayAfter } from './model/order.ts';
import { changing } from './operations/amend.ts';
import { closing } from './operations/books/closing.ts';
import { deducting } from './operations/books/deductions.ts';
import { deciding } from './operations/books/movements.ts';
import { openOffice } from './operations/books/office.ts';
import { reconciling } from './operations/books/statements.ts';
import { buying } from './operations/books/suppliers.ts';
import { moving } from './operations/books/transfers.ts';
import { taxing } from './operations/books/vat.ts';
import { writingOff } from './operations/books/write-offs.ts';
import { cheques } from './operations/cheques.ts';
import { claiming } from './operations/claims.ts';
import { departing } from './operations/departures.ts';
import { flying } from './operations/fares.ts';
import { online } from './operations/gateways.ts';
import { inbox } from './operations/inbox.ts';
import { dealing } from './operations/orders.ts';
import { packaging } from './operations/packages.ts';
import { paying } from './operations/pay.ts';
import { refunding } from './operations/refund.ts';
import { selling } from './operations/sell.ts';
import { sendingBack } from './operations/sent-back.ts';
import { tills } from './operations/tills.ts';
import { passing, plan } from './operations/time.ts';
import { touring } from './operations/tours.ts';
import { visas } from './operations/visas.ts';
import { openWorld, packages, type World } from './world.ts';

export const operations = [
  ...selling,
  ...touring,
  ...flying,
  ...visas,
  ...dealing,
  ...changing,
  ...packaging,
  ...paying,
  ...cheques,
  ...claiming,
  ...inbox,
  ...online,
  ...refunding,
  ...sendingBack,
  ...passing,
  ...departing,
  ...tills,
  ...moving,
  ...buying,
  ...deciding,
  ...closing,
  ...reconciling,
  ...deducting,
  ...writingOff,
  ...taxing,
];
const whole = operations.reduce((sum, { weight }) => sum + weight, 0);

function choose(share: number) {
  let left = share * whole;
  for (const operation of operations) {
    left -= operation.weight;
    if (left < 0) {
      return operation;
    }
  }
  return operations[0];
}

async function compareAll(world: World): Promise<void> {
  for (const order of world.model.orders.values()) {
    await compareOrder(world, order);
    await comparePapers(world, order);
  }
  for (const { id } of world.model.departures.values()) {
    await compareManifest(world, id);
  }
  await compareSeats(world, packages);
  await compareTabs(world);
  await compareReports(world);
  await compareTills(world);
  await compareOffice(world);
}

/** All that the office does with the agency's own money. */
async function compareOffice(world: World): Promise<void> {
  for (const supplier of world.model.books.suppliers) {
    await compareSupplier(world, supplier);
  }
  await compareBank(world);
  await compareClosed(world);
  await compareFinancials(world);
}

/** What the step could have touched, and from time to time a sample of the rest. */
async function compareStep(world: World, dice: Dice, step: number): Promise<void> {
  const sample = step % 4 === 0 ? dice.pick([...world.model.orders.values()]) : undefined;
  for (const order of new Set([...world.touched, ...(sample ? [sample] : [])])) {
    await compareOrder(world, order);
  }
  await compareBooks(world);
  const { departures } = world.model;
  const slugs = [...world.departuresTouched].map((id) => departures.get(id)?.package);
  await compareSeats(world, step % 20 === 0 ? packages : packages.filter(({ slug }) => slugs.includes(slug)));
  for (const id of world.departuresTouched) {
    await compareManifest(world, id);
  }
  if (step % 20 === 0) {
    await compareTabs(world);
    await compareTills(world);
    await compareOffice(world);
  }
  if (step % 50 === 0) {
    await compareReports(world);
    for (const order of world.touched) {
      await comparePapers(world, order);
    }
  }
  world.touched.clear();
  world.departuresTouched.clear();
}

class AtStep extends Error {}

/**
 * Walks through the life of an agency and compares it with its model after each step.
 * @returns what happened how often, and the states that were reached.
 * @throws at the first difference, with seed and step.
 */
export async function walk(steps: number, seed: number) {
  const world = await openWorld();
  await openOffice(world);
  for (const { slug, adult } of packages) {
    await plan(world, dayAfter(world.model.today, 20), 8, slug, adult);
    await plan(world, dayAfter(world.model.today, 9), 5, slug, adult);
  }
  for (const [step, numbers] of chances(steps, seed).entries()) {
    const dice = new Dice(numbers);
    const operation = choose(dice.share());
    try {
      await world.pass(dice.int(1, 40) * 1_000);
      const answer = await operation?.run(world, dice);
      world.tell(`${operation?.name}: ${answer === undefined ? 'nothing' : 'done'}`);
      await compareStep(world, dice, step);
      if (step % 1_000 === 999) {
        await compareAll(world);
      }
    } catch (cause) {
      throw new AtStep(
        `Seed ${seed}, step ${step} (${operation?.name}): ${cause instanceof Error ? cause.message : cause}`,
        { cause },
      );
    }
  }
  await compareAll(world);
  const idle = operations.filter(({ name }) => !world.count.has(`${name}: done`)).map(({ name }) => name);
  return { counts: world.count, reached: world.reached, idle };
}
