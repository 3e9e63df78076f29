import { pino } from 'pino';
import { expect } from 'vitest';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { startMailServer } from '#platform/testing/mail-server.ts';
import { test } from '#platform/testing/test.ts';
import { sendMailJob } from '../messages/send-messages.ts';
import { smtpPost } from './post.gateway.ts';
import { type MailOut, queueMail } from './queue-mail.ts';

const logger = pino({ level: 'silent' });

/** Form input that tries to send our mail to others, too. */
const tails = [
  '\r\nBcc: spy@example.net',
  '\nBcc: spy@example.net',
  '\rCc: spy@example.net',
  '%0ABcc: spy@example.net',
  '\u2028Bcc: spy@example.net',
  '\u0000\r\nBcc: spy@example.net',
  '>\r\nRCPT TO:<spy@example.net',
  '\r\n.\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<spy@example.net>\r\nDATA\r\n',
  ', spy@example.net',
  '; spy@example.net',
  ' spy@example.net',
  ' <spy@example.net>',
  '>, <spy@example.net',
  '" <spy@example.net>, "',
  '(spy@example.net)',
  ':spy@example.net;',
  '\r\nContent-Type: text/html\r\n\r\n<a href="https://evil.example">',
  '\t,spy@example.net',
  '\\\r\nBcc: spy@example.net',
  '\u0085Bcc: spy@example.net',
];

test('twenty ways to slip another recipient or header in, in each field, add no recipient', async ({
  db,
  clock,
}) => {
  expect(tails.length).toBe(20);
  const server = await startMailServer();
  const plain = { event: 'enquiry.reply', language: 'en', html: '<p>Hello</p>', text: 'Hello' } as const;
  const to = 'rahim@example.com';
  const put = (out: MailOut) => db.transaction((tx) => queueMail(tx, clock.now(), out));
  for (const tail of tails) {
    await put({ ...plain, to: `${to}${tail}`, subject: 'In the address' });
    await put({ ...plain, to, subject: `In the subject${tail}` });
    await put({
      ...plain,
      to,
      subject: 'In reply to',
      replyTo: `karim@example.com${tail}`,
    });
    await put({
      ...plain,
      to,
      subject: 'In the text',
      text: `Hello${tail}`,
      html: tail,
    });
  }
  const post = smtpPost(server.url, 'Shofor <hello@shofor.example>');
  await sendMailJob({ db, clock, logger, post }).run(new AbortController().signal);
  await server.close();
  const recipients = new Set(server.received.flatMap((each) => each.to));
  // `%0A` and the like are part of the address to a mail server: such mail goes only to that odd address.
  expect([...recipients].filter((each) => each !== to && !each.startsWith(`${to}%0ABcc`))).toEqual([]);
  expect(server.received.every((each) => each.to.length === 1)).toBe(true);
  expect(server.received.length).toBeGreaterThanOrEqual(60);
  const known =
    /^(?:From|To|Reply-To|Subject|Message-ID|Date|Auto-Submitted|MIME-Version|Content-Type): |^\s/;
  for (const { raw } of server.received) {
    const head = raw.slice(0, raw.indexOf('\r\n\r\n')).split('\r\n');
    expect(head.filter((line) => !known.test(line))).toEqual([]);
  }
  const rows = await db.select().from(messages).where(isLetter());
  expect(rows.filter(({ state }) => state === 'waiting')).toEqual([]);
  expect(rows.filter(({ state }) => state === 'dead').length).toBeGreaterThanOrEqual(18);
});
