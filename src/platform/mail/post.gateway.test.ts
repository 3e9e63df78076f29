import { chmod, mkdir, mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { filePost } from './post.gateway.ts';

test('a letter in a file can be read by the user of the program alone, and the log has nothing of its content', async () => {
  const directory = join(await mkdtemp(join(tmpdir(), 'letters-')), 'mail');
  // As an earlier version wrote it.
  await mkdir(directory);
  await chmod(directory, 0o755);
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const link = 'https://shofor.example/identity?mode=resetPassword&oobCode=secret';
  const outcome = await filePost(directory, 'Shofor <hello@shofor.example>', logger).deliver({
    id: crypto.randomUUID(),
    messageId: '<one@shofor.example>',
    replyTo: null,
    event: 'identity.password-reset',
    toAddress: 'rahima@example.com',
    subject: 'A new password',
    html: `<a href="${link}">here</a>`,
    text: link,
    attempts: 0,
    createdAt: new Date('2026-12-01T04:00:00Z'),
  });
  expect(outcome).toEqual({ kind: 'taken' });
  const [name = ''] = await readdir(directory);
  const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect([await mode(directory), await mode(join(directory, name))]).toEqual(['700', '600']);
  expect(lines.join('')).toContain(name);
  expect(lines.join('')).not.toMatch(/secret|oobCode|rahima@example/);
});
