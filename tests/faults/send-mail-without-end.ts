import { pino } from 'pino';
import { openDatabase } from '#platform/database/open.ts';
import { smtpPost } from '#platform/mail/post.gateway.ts';
import { sendMailJob } from '#platform/messages/send-messages.ts';
import { startJobs } from '#platform/run-jobs.ts';
import '#platform/testing/sealing.ts';

/** A process that sends what lies in the outbox until it is killed. Its clock runs a hundred times as fast. */
const { DATA_DIR = '', DATABASE_URL, SMTP_URL = '', STARTED = '0' } = process.env;
const logger = pino({ level: 'silent' });
const { database } = await openDatabase({ DATA_DIR, DATABASE_URL }, 'mail');
const clock = { now: () => new Date(Number(STARTED) + (Date.now() - Number(STARTED)) * 100) };
const post = smtpPost(SMTP_URL, 'hello@shofor.example');
await startJobs(database, [sendMailJob({ db: database.db, clock, logger, post })], logger);
process.stdout.write('sending\n');
