import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, ReadDatabase } from '../database/database.ts';
import { restAfter } from '../mail/mail.rules.ts';
import type { Post } from '../mail/post.gateway.ts';
import type { Job } from '../run-jobs.ts';
import { byMail, type Delivery } from './delivery.ts';
import {
  costOfMonth,
  isMessageDue,
  moveOn,
  putOff,
  settleMessage,
  type TakenMessage,
  takeMessage,
  withhold,
} from './due-messages.ts';
import { onlySample, overBudget, urgentEvents } from './events.data.ts';
import { insertedChannel } from './insert-message.writes.ts';
import { defaultMessageSettings, type MessageSettings } from './message-settings.contract.ts';
import { type Channel, maskedAddress, quietUntil } from './messages.rules.ts';
import { isSampleContact } from './numbers.queries.ts';

interface SendingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** How customers are told now: quiet hours, budget, prices. */
  readonly settings: (db: ReadDatabase) => Promise<MessageSettings>;
}

/** A run ends after this time; the next one goes on with the rest. */
const runMs = 60_000;
/** What the budget keeps back is looked at again so often: it may have been raised. */
const budgetMs = 15 * 60_000;

/** In poisha. */
const costOf = ({ channel, parts }: TakenMessage, { prices }: MessageSettings) =>
  channel === 'sms' ? (parts ?? 0) * prices.smsPart : channel === 'whatsapp' ? prices.whatsappUtility : 0;

/**
 * The job that sends what is due by one channel, one after another. A process that dies may have handed a message over without
 * storing the result; that message is handed over again with the same id.
 */
export function sendMessagesJob(
  { db, clock, logger, settings }: SendingDeps,
  channel: Channel,
  { deliver, knowsOurId }: Delivery,
): Job {
  let failuresInARow = 0;
  let restsUntil = 0;

  /** Until when a message may not be sent, and why; telephones sleep at night and cost money. */
  const waitsFor = async (message: TakenMessage, set: MessageSettings, now: Date) => {
    if (channel === 'email' || urgentEvents.has(message.event)) {
      return undefined;
    }
    const morning = quietUntil(now, set);
    if (morning !== undefined) {
      return { until: morning, why: null };
    }
    return (await costOfMonth(db, now)) + costOf(message, set) > set.budget
      ? { until: new Date(now.getTime() + budgetMs), why: overBudget }
      : undefined;
  };

  /** @returns whether the next message can be tried */
  const sendOne = async (message: TakenMessage): Promise<boolean> => {
    // E-mail knows no night and costs nothing.
    const set = channel === 'email' ? defaultMessageSettings : await settings(db);
    const waits = await waitsFor(message, set, clock.now());
    if (waits !== undefined) {
      await putOff(db, message, waits.until, waits.why);
      return true;
    }
    if (await isSampleContact(db, message.toAddress)) {
      await withhold(db, message, onlySample);
      return true;
    }
    const outcome = await deliver(message);
    await settleMessage(db, message, { outcome, knowsOurId, cost: costOf(message, set) }, clock.now());
    if (outcome.kind === 'away') {
      failuresInARow += 1;
      restsUntil = clock.now().getTime() + restAfter(failuresInARow);
      logger.warn(
        { channel, why: outcome.why, failuresInARow },
        'Messages cannot be handed over; they wait.',
      );
      await moveOn(db, channel, clock.now());
      return false;
    }
    failuresInARow = 0;
    if (outcome.kind !== 'taken') {
      const { id, event, toAddress } = message;
      logger.warn(
        {
          message: id,
          channel,
          event,
          to: maskedAddress(toAddress),
          outcome: outcome.kind,
          why: outcome.why,
        },
        'A message was not taken.',
      );
    }
    return true;
  };

  return {
    name: `messages-${channel}`,
    everySeconds: 2,
    channel: insertedChannel,
    isDue: async () => clock.now().getTime() >= restsUntil && (await isMessageDue(db, channel, clock.now())),
    run: async (signal) => {
      const started = performance.now();
      while (!signal.aborted && performance.now() - started < runMs) {
        const message = await takeMessage(db, channel, clock.now());
        if (!message || !(await sendOne(message))) {
          return;
        }
      }
    },
  };
}

/** The job of e-mail, which knows no night and costs nothing. */
export const sendMailJob = ({
  post,
  ...deps
}: Omit<SendingDeps, 'settings'> & { readonly post: Post }): Job =>
  sendMessagesJob({ ...deps, settings: async () => defaultMessageSettings }, 'email', byMail(post));
