import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { log } from '#platform/log.ts';
import { outboxJob } from '#platform/outbox/outbox.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { privateKey, removeFileTopic } from '#platform/private-files/private-files.ts';
import { directoryStorage } from '#platform/storage.ts';
import { test } from '#platform/testing/test.ts';
import { openCases } from './case-world.ts';
import { hostileFiles, marker } from './hostile-files.ts';
import { pdfText } from './pdf-text.ts';

const inert = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'no-store',
} as const;

describe('files that somebody sends to do harm', () => {
  test('are eighty and more', () => {
    expect(new Set(hostileFiles.map(({ what }) => what)).size).toBeGreaterThanOrEqual(80);
  });

  test('are refused and leave nothing', { timeout: 120_000 }, async ({ deps, db }) => {
    const { begin, inStorage, directory } = await openCases(deps);
    const one = await begin();
    const storage = directoryStorage(directory);
    const remove = outboxJob(
      { ...deps, logger: log('silent') },
      { [removeFileTopic]: (id) => storage.remove(privateKey(String(id))) },
    );
    const answers: string[] = [];
    for (const { what, bytes, name } of hostileFiles.filter(({ isTaken }) => !isTaken)) {
      const { status } = await one.send('statement', bytes, { name });
      if (status !== 415 && status !== 422) {
        answers.push(`${what}: ${status}`);
      }
    }
    expect(answers).toEqual([]);
    await remove.run(new AbortController().signal);
    expect([await db.$count(privateFiles), await inStorage()]).toEqual([0, []]);
    expect(await one.paperOf('statement')).toMatchObject({ state: 'wanted', files: [] });
  });

  test('or are given out marked, as downloads that run nothing', { timeout: 300_000 }, async ({ deps }) => {
    const { begin, inStorage } = await openCases(deps);
    const wrong: string[] = [];
    const taken = hostileFiles.filter(({ isTaken }) => isTaken);
    for (const [index, { what, bytes, name }] of taken.entries()) {
      const phone = `01812-3456${String(index).padStart(2, '0')}`;
      const one = await begin({ contact: { name: 'Tanvir Sample', phone } });
      const sent = await one.send('statement', bytes, { name });
      if (sent.status !== 201) {
        wrong.push(`${what}: ${sent.status} ${sent.text}`);
        continue;
      }
      // Its name is plain, and ends in what it is.
      if (!/^[^\\/\p{C}\p{Zl}\p{Zp}"<>:|?*%]{1,80}\.(?:jpg|png|pdf)$/u.test(sent.body.name)) {
        wrong.push(`${what} is called ${sent.body.name}`);
      }
      const { id } = await one.paperOf('statement');
      // The same picture under many names is drawn once.
      for (const way of what.startsWith('picture called') ? ['file'] : ['file', 'picture']) {
        const opened = await one.office('GET', `/papers/${id}/${way}`);
        const type = opened.headers.get('content-type') ?? '';
        const isPlain = type.startsWith('application/problem+json');
        if (!(opened.status === 200 || (opened.status === 409 && isPlain))) {
          wrong.push(`${what}, opened as ${way}: ${opened.status}`);
        }
        if (opened.status !== 200) {
          continue;
        }
        for (const [header, value] of Object.entries(inert)) {
          if (opened.headers.get(header) !== value) {
            wrong.push(`${what}, opened as ${way}: ${header} is ${opened.headers.get(header)}`);
          }
        }
        const isPicture = way === 'picture';
        const disposition = opened.headers.get('content-disposition') ?? '';
        if (
          type !== (isPicture ? 'image/jpeg' : 'application/pdf') ||
          (!isPicture && !/^attachment; filename="SF-[\w-]+\.pdf"$/.test(disposition))
        ) {
          wrong.push(`${what}, opened as ${way}: ${type}, ${disposition}`);
        }
        // A picture is drawn anew: of what was in the file beside it nothing comes through.
        const isPdf = bytes.subarray(0, 4).equals(Buffer.from('%PDF'));
        if (!isPdf && opened.bytes.includes(marker)) {
          wrong.push(`${what}, opened as ${way}: it came through`);
        }
        // Of a PDF the pages come through, and nothing that runs; one that can't be read is attached as it came.
        const text = isPdf ? pdfText(opened.bytes) : '';
        const acts = [
          'JavaScript',
          'Launch',
          'SubmitForm',
          'GoToR',
          'XFA',
          'OpenAction',
          'evil.example',
          'a.exe',
        ];
        if (!text.includes('It is attached') && acts.some((each) => text.includes(each))) {
          wrong.push(`${what}, opened as ${way}: it still acts`);
        }
      }
    }
    expect(wrong).toEqual([]);
    for (const file of await inStorage()) {
      expect(file.name).toMatch(/^\d+$/);
      expect((await readFile(join(file.parentPath, file.name))).includes(marker)).toBe(false);
    }
  });
});
