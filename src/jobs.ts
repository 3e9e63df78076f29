import type { Logger } from 'pino';
import { z } from 'zod';
import { careForTravellersJob } from '#features/bookings/travellers/care/care.jobs.ts';
import { forgetWaitingJob } from '#features/bookings/waiting-list/retention.jobs.ts';
import { offerSeatsJob } from '#features/bookings/waiting-list/waiting-list.jobs.ts';
import { lapseHoldsJob } from '#features/departures/seats/seats.jobs.ts';
import { publishDueJob } from '#features/documents/schedule/schedule.jobs.ts';
import { everythingJob } from '#features/everything/everything.jobs.ts';
import { alarmJob } from '#features/fares/alarms/alarms.jobs.ts';
import { forgetPassengersJob } from '#features/fares/retention/retention.jobs.ts';
import { findTasks, forgetCodesJob } from '#features/find/find.jobs.ts';
import type { SettleDeps } from '#features/gateways/attempts/attempts.jobs.ts';
import { reconcileJob } from '#features/gateways/attempts/attempts.jobs.ts';
import { refundJob } from '#features/gateways/refunds/refunds.jobs.ts';
import { accountsChangedTasks } from '#features/identity/account-changes/account-changes.jobs.ts';
import { forgetJob } from '#features/identity/provider/provider.jobs.ts';
import { importsJob } from '#features/imports/imports.jobs.ts';
import { whatsappTasks } from '#features/messages/whatsapp/media.jobs.ts';
import { tendOrdersJob } from '#features/orders/lifecycle/lifecycle.jobs.ts';
import { removalTasks } from '#features/personal-data/personal-data.jobs.ts';
import { sendPushesJob } from '#features/push/push.jobs.ts';
import { forgetSamplesJob } from '#features/samples/samples.jobs.ts';
import { findMessageSettings } from '#features/site-settings/site-settings.queries.ts';
import { requestReviewsJob } from '#features/traveller-reviews/traveller-reviews.jobs.ts';
import { purgeCasesJob } from '#features/visa-cases/privacy/privacy.jobs.ts';
import { remindPapersJob } from '#features/visa-cases/reminders/reminders.jobs.ts';
import { withdrawCasesJob } from '#features/visa-cases/withdrawal/withdrawal.jobs.ts';
import { forgetKeysJob } from '#platform/idempotency/idempotency.ts';
import type { Deliveries } from '#platform/messages/open-deliveries.ts';
import { sendMessagesJob } from '#platform/messages/send-messages.ts';
import { outboxJob } from '#platform/outbox/outbox.ts';
import { removeFile } from '#platform/private-files/deleted-files.ts';
import { removeFileTopic, sweepFilesJob } from '#platform/private-files/private-files.ts';
import type { Job } from '#platform/run-jobs.ts';
import type { Storage } from '#platform/storage.ts';
import type { Whatsapp } from '#platform/whatsapp/whatsapp.contract.ts';
import { kinds } from './document-kinds.ts';
import { importKinds } from './import-kinds.ts';

interface JobDeps extends SettleDeps {
  readonly storage: Storage;
  readonly deliveries: Deliveries;
  /** Absent when it isn't set up. */
  readonly whatsapp: Whatsapp | undefined;
  readonly dataKey: Uint8Array;
  readonly logger: Logger;
}

/**
 * All that the program does by itself, and how often it looks whether there is something to do. Nothing waits for midnight: what
 * goes by the calendar date in Dhaka is due from its first minute on. Each process tidies its own files of messages (openDeliveries).
 */
export const programJobs = (deps: JobDeps): readonly Job[] => [
  /** Every 2 s, and at once when one is queued. */
  sendMessagesJob({ ...deps, settings: findMessageSettings }, 'email', deps.deliveries.email),
  sendMessagesJob({ ...deps, settings: findMessageSettings }, 'sms', deps.deliveries.sms),
  sendMessagesJob({ ...deps, settings: findMessageSettings }, 'whatsapp', deps.deliveries.whatsapp),
  /** Every 5 s, and at once: work that a transaction left for afterwards. */
  outboxJob(deps, {
    [removeFileTopic]: (id) => removeFile(deps.storage, z.uuid().parse(id), deps.clock.now()),
    ...accountsChangedTasks(deps),
    ...removalTasks(deps),
    ...whatsappTasks(deps),
    ...findTasks(deps),
  }),
  /** Every 5 s, and at once: what staff are told of on their own devices. */
  sendPushesJob(deps),
  /** Every 2 s: what somebody brings along is taken over. */
  importsJob({ ...deps, kinds: importKinds, files: deps }),
  /** Every 5 s: seats whose hold is over are free, and go to the waiting list. */
  lapseHoldsJob(deps),
  offerSeatsJob(deps),
  /** Every 5 s: payments whose outcome isn't known; every 15 s: refunds by their gateway. */
  reconcileJob(deps),
  refundJob(deps),
  /** Every 10 s: documents that are planned for now. */
  publishDueJob({ ...deps, kinds }),
  /** Every minute: quotes and orders that lapse, reminders, tours that are over. */
  tendOrdersJob(deps),
  /** Every minute: visa cases of cancelled orders, and time limits of fares. */
  withdrawCasesJob(deps),
  alarmJob(deps),
  /** Every 5 minutes: passport numbers that are no longer needed, who hasn't said who travels, and who leaves tomorrow. */
  careForTravellersJob(deps),
  /** Every 10 minutes: who came home is asked how the journey was, and who applies for a visa is reminded of papers. */
  requestReviewsJob(deps),
  remindPapersJob(deps),
  /** Every 10 minutes: what is kept no longer. The days are settings, or stand with their rule. */
  forgetWaitingJob(deps),
  forgetPassengersJob(deps),
  purgeCasesJob(deps),
  sweepFilesJob(deps),
  forgetCodesJob(deps),
  /** Every minute, and at once: what an owner takes along, and what is gone of it. */
  everythingJob(deps),
  /** Every hour: samples that were sent away 30 days ago; codes, sessions and keys that are over. */
  forgetSamplesJob(deps),
  forgetJob(deps),
  forgetKeysJob(deps),
];
