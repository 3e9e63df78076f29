import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { MessageEventName } from '#platform/messages/events.data.ts';
import { deleteMail, forgetMail } from '#platform/messages/forget-messages.writes.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { log } from '../log.ts';
import { sendMailJob } from '../messages/send-messages.ts';
import { test } from '../testing/test.ts';
import { filePost } from './post.gateway.ts';
import { queueMail } from './queue-mail.ts';
import { tidyMailFiles } from './stored-files.ts';

test('the file of a letter goes when the letter is deleted or emptied, of one of an account a week later', async ({
  db,
  clock,
}) => {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-mail-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const queue = (event: MessageEventName) =>
    db.transaction((tx) =>
      queueMail(tx, clock.now(), {
        event,
        to: 'rahim@example.com',
        language: 'en',
        subject: 'Hello',
        html: '<p>Hello</p>',
        text: `Hello ${'w'.repeat(26)}`,
      }),
    );
  const kept = await queue('order.quoted');
  const deleted = await queue('enquiry.reply');
  const emptied = await queue('case.paper-again');
  const ofAccount = await queue('identity.password-reset');
  const logger = log('silent');
  const post = filePost(directory, 'Agency <hello@agency.example>', logger);
  await sendMailJob({ db, clock, logger, post }).run(new AbortController().signal);
  await writeFile(join(directory, 'a letter of somebody else.eml'), '');
  await writeFile(join(directory, `2026-12-01-enquiries.reply-${crypto.randomUUID()}.eml.part`), '');
  const left = async () => {
    await tidyMailFiles({ db, clock, directory });
    const names = (await readdir(directory)).join(' ');
    return [kept, deleted, emptied, ofAccount].map((id) => names.includes(id));
  };
  // What a process that died was writing is nobody's letter.
  expect(await readdir(directory)).toHaveLength(6);
  expect(await left()).toEqual([true, true, true, true]);
  expect(await readdir(directory)).toHaveLength(5);
  await db.transaction(async (tx) => {
    await deleteMail(tx, [deleted]);
    await forgetMail(tx, { event: 'case.paper-again', holding: 'w'.repeat(26) });
  });
  expect(await left()).toEqual([true, false, false, true]);
  clock.set('2026-12-09T04:00:00Z');
  expect(await left()).toEqual([true, false, false, false]);
  expect(await db.$count(messages, isLetter())).toBe(3);
});

test('without a folder of letters there is nothing to do', async ({ db, clock }) => {
  expect(await tidyMailFiles({ db, clock, directory: join(tmpdir(), crypto.randomUUID()) })).toEqual({
    gone: 0,
    next: '',
  });
});

test('of many letters some are looked at each time, from where the last time ended and round again', async ({
  db,
  clock,
}) => {
  const directory = await mkdtemp(join(tmpdir(), 'shofor-mail-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const write = (day: number) =>
    writeFile(join(directory, `2026-11-0${day}-orders.quote-${crypto.randomUUID()}.eml`), '');
  for (const day of [2, 3, 4, 5, 6]) {
    await write(day);
  }
  let after = '';
  const look = async () => {
    const { gone, next } = await tidyMailFiles({ db, clock, directory }, { after, most: 2 });
    after = next;
    return gone;
  };
  expect([await look(), await look()]).toEqual([2, 2]);
  // Before the place where it ended: found when it comes round.
  await write(1);
  expect([await look(), await look(), await look()]).toEqual([1, 1, 0]);
  expect(await readdir(directory)).toEqual([]);
});
