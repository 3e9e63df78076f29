import { careForTravellersJob } from '#features/bookings/travellers/care/care.jobs.ts';
import { alarmJob } from '#features/fares/alarms/alarms.jobs.ts';
import { tendOrders, tendOrdersJob } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import { markLife } from '#features/samples/marks.writes.ts';
import { requestReviewsJob } from '#features/traveller-reviews/traveller-reviews.jobs.ts';
import { remindPapersJob } from '#features/visa-cases/reminders/reminders.jobs.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { Transaction } from '#platform/database/database.ts';
import { defaultMessageSettings } from '#platform/messages/message-settings.contract.ts';
import { addSampleContacts, rehearseSending } from '#platform/messages/sample-contacts.writes.ts';
import type { Storage } from '#platform/storage.ts';
import { cases } from './life/cases.ts';
import { addressesOfColleagues } from './life/colleagues.ts';
import { addressesOfStrangers, enquiries } from './life/enquiries.ts';
import { fares } from './life/fares.ts';
import { hired } from './life/hired.ts';
import { lifeOf, momentOf, type Step } from './life/life.ts';
import { addressesOfNewcomers, messages } from './life/messages.ts';
import { money } from './life/money.ts';
import { people } from './life/people.ts';
import { sales } from './life/sales.ts';
import { addressesOfSuppliers } from './life/supplier-cards.ts';
import { tills } from './life/tills.ts';
import { travellers } from './life/travellers.ts';
import { visitors } from './life/visitors.ts';

/** What the program does by itself, as often as it shows. */
const mornings: readonly Step[] = [-39, -32, -25, -18, -11, -6, -1].map((day) => ({
  day,
  at: '08:30',
  do: ({ deps }) => tendOrders(deps),
}));

/** What it would do in its first minutes is done: nothing of it is left to a channel that sends. */
const last: Step = {
  day: 0,
  at: '23:59',
  do: async ({ deps }) => {
    const { signal } = new AbortController();
    for (const job of [tendOrdersJob, careForTravellersJob, requestReviewsJob, remindPapersJob, alarmJob]) {
      await job(deps).run(signal);
    }
  },
};

const steps: readonly Step[] = [
  ...hired,
  ...mornings,
  ...enquiries,
  ...fares,
  ...sales,
  ...cases,
  ...travellers,
  ...visitors,
  ...messages,
  ...tills,
  ...money,
  last,
];

/** A transaction whose commands are no savepoints of it: where one fails all of the life does. */
const whole = (tx: Transaction): Transaction =>
  Object.create(tx, {
    transaction: { value: (work: (inside: Transaction) => Promise<unknown>) => work(tx) },
  });

/**
 * Six weeks of the sample agency's life up to now, by the commands of its staff and customers at a clock of their own: the same on
 * each start of one day. Its customers and colleagues are invented; from before the first step nothing is ever sent to them.
 * @param deps inside one transaction: all of the life is there, or nothing
 */
export const loadLife = (deps: CommandDeps & { readonly db: Transaction }, storage: Storage): Promise<void> =>
  markLife(deps.db, () => live(deps, storage));

async function live(deps: CommandDeps & { readonly db: Transaction }, storage: Storage): Promise<void> {
  const started = deps.clock.now();
  const today = dhakaDate(started);
  await addSampleContacts(deps.db, [
    ...people.flatMap(({ phone, email }) => [phone, email ?? []].flat()),
    ...addressesOfColleagues,
    ...addressesOfStrangers,
    ...addressesOfNewcomers,
    ...addressesOfSuppliers,
  ]);
  let now = started;
  const life = lifeOf({ ...deps, db: whole(deps.db) }, storage, today, () => now);
  const inOrder = steps
    .map((step) => ({ step, at: momentOf(step, today, started) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { step, at } of inOrder) {
    now = at;
    await step.do(life).catch((cause: unknown) => {
      throw new Error(`The step of day ${step.day}, ${step.at}, failed.`, { cause });
    });
    await rehearseSending(deps.db, defaultMessageSettings.prices.smsPart);
  }
}
