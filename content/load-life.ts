import { eq } from 'drizzle-orm';
import { tendOrders } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { log } from '#platform/log.ts';
import { rehearsal } from '#platform/messages/delivery.ts';
import { defaultMessageSettings } from '#platform/messages/message-settings.contract.ts';
import { channels } from '#platform/messages/messages.rules.ts';
import { messages as messageTable } from '#platform/messages/messages.table.ts';
import { addSampleContacts } from '#platform/messages/sample-contacts.writes.ts';
import { sendMessagesJob } from '#platform/messages/send-messages.ts';
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
const mornings: readonly Step[] = Array.from({ length: 14 }, (_, place) => ({
  day: 3 * place - 39,
  at: '08:30',
  do: ({ deps }) => tendOrders(deps),
}));

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
];

/** Outboxes as they are emptied here: nothing waits for the morning, and nothing leaves. */
function rehearsedSending(deps: CommandDeps, db: Database) {
  const settings = async () => ({ ...defaultMessageSettings, quietFrom: '00:00', quietUntil: '00:00' });
  const jobs = channels.map((channel) =>
    sendMessagesJob({ db, clock: deps.clock, logger: log('silent'), settings }, channel, rehearsal),
  );
  const { signal } = new AbortController();
  return async () => {
    // Most steps write to nobody.
    if ((await db.$count(messageTable, eq(messageTable.state, 'waiting'))) === 0) {
      return;
    }
    for (const job of jobs) {
      if (await job.isDue()) {
        await job.run(signal);
      }
    }
  };
}

/**
 * Six weeks of the sample agency's life up to now, by the commands of its staff and customers at a clock of their own: the same on
 * each start of one day. Its customers and colleagues are invented; from before the first step nothing is ever sent to them.
 * @param deps inside one transaction: all of the life is there, or nothing
 */
export async function loadLife(
  deps: CommandDeps & { readonly db: Transaction },
  storage: Storage,
): Promise<void> {
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
  const life = lifeOf(deps, storage, today, () => now);
  const empty = rehearsedSending(life.deps, deps.db);
  const inOrder = steps
    .map((step) => ({ step, at: momentOf(step, today, started) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const { step, at } of inOrder) {
    now = at;
    await step.do(life).catch((cause: unknown) => {
      throw new Error(`The step of day ${step.day}, ${step.at}, failed.`, { cause });
    });
    await empty();
  }
}
