import { pino } from 'pino';
import { openDatabase } from '#platform/database/open.ts';
import { smtpPost } from '#platform/mail/post.gateway.ts';
import { byMail, bySms } from '#platform/messages/delivery.ts';
import { defaultMessageSettings } from '#platform/messages/message-settings.contract.ts';
import { sendMessagesJob } from '#platform/messages/send-messages.ts';
import { startJobs } from '#platform/run-jobs.ts';
import { smsOf } from '#platform/sms/config-sms.ts';
import { openSms } from '#platform/sms/open-sms.gateway.ts';
import '#platform/testing/sealing.ts';

/** A process that sends what lies in the outbox until it is killed. Its clock runs a hundred times as fast. */
const { DATA_DIR = '', DATABASE_URL, SMTP_URL = '', STARTED = '0' } = process.env;
const logger = pino({ level: 'silent' });
const { database } = await openDatabase({ DATA_DIR, DATABASE_URL }, 'mail');
const clock = { now: () => new Date(Number(STARTED) + (Date.now() - Number(STARTED)) * 100) };
const { sms } = smsOf(process.env);
const sending = { db: database.db, clock, logger, settings: async () => defaultMessageSettings };
const job =
  sms === undefined
    ? sendMessagesJob(sending, 'email', byMail(smtpPost(SMTP_URL, 'hello@shofor.example')))
    : sendMessagesJob(sending, 'sms', bySms(openSms(sms)));
await startJobs(database, [job], logger);
process.stdout.write('sending\n');
