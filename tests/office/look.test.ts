import { describe, expect } from 'vitest';
import { exampleSettings } from '#features/site-settings/example.rules.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { readAgency } from '#site/layout/agency.server.ts';
import { lookRoutes } from '#site/look/look.api.ts';
import { library, photo, shown } from './library.ts';
import { memoryStorage, officeOf } from './office.ts';

const may = ['settings.read', 'settings.write', 'media.read'];

describe('an agency’s own look', () => {
  test('reaches every page: its colours in one more style sheet, its logo in place of the drawn one', async ({
    deps,
  }) => {
    await run(deps, actorWith(), saveSettings, exampleSettings);
    const { send, request: pictures } = library(deps, memoryStorage());
    const bytes = await photo(600, 200, 10).png().toBuffer();
    const { id } = shown.parse(await (await send('/media', bytes, 'logo.png', { altEn: 'Logo' })).json());
    const context = { db: deps.db, language: 'en', siteUrl: 'http://x.test', today: '2026-11-23' } as const;
    expect(await readAgency(context)).toMatchObject({ lookSheet: undefined, logo: undefined });

    const look = { brand: '#1d4f91', accent: '', logo: id };
    const saved = await officeOf(deps, may)(
      'PUT',
      '/settings',
      { ...exampleSettings, look },
      { 'if-match': '"1"' },
    );
    expect(saved.status).toBe(200);
    const { lookSheet = '', logo } = await readAgency(context);
    expect(logo).toMatchObject({ src: `/media/${id}/320.webp`, width: 600, height: 200, isWide: true });
    // A picture that every page shows can't be deleted unseen.
    expect((await pictures('GET', `/media/${id}`)).body).toMatchObject({ uses: 1 });

    const sheet = await lookRoutes().request(lookSheet);
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(sheet.headers.get('cache-control')).toContain('immutable');
    expect(await sheet.text()).toMatch(/^:root\{--ink-\d+:#/);
    for (const wrong of ['/assets/look/1d4f91-red.css', '/assets/look/1d4f91.css', '/assets/look/x']) {
      expect((await lookRoutes().request(wrong)).status, wrong).toBe(404);
    }
  });

  test('takes no colour that is none', async ({ deps }) => {
    await run(deps, actorWith(), saveSettings, exampleSettings);
    for (const brand of ['red', '#12345', '#1234567', '#12345G', '#123456;}', 'url(//x)', 7]) {
      const look = { brand, accent: '', logo: '' };
      const sent = await officeOf(deps, may)(
        'PUT',
        '/settings',
        { ...exampleSettings, look },
        { 'if-match': '"1"' },
      );
      expect(sent.status, String(brand)).toBe(400);
      expect(sent.body.fields.map((field: { path: string }) => field.path)).toEqual(['look.brand']);
    }
  });
});

test('a way to pay is named in plain letters, until the agency has put its owner’s file there', async ({
  deps,
}) => {
  await run(deps, actorWith(), saveSettings, exampleSettings);
  const { send, request: pictures } = library(deps, memoryStorage());
  const bytes = await photo(300, 120, 20).png().toBuffer();
  const { id } = shown.parse(await (await send('/media', bytes, 'nagad.png', { altEn: 'Nagad' })).json());
  const context = { db: deps.db, language: 'bn', siteUrl: 'http://x.test', today: '2026-11-23' } as const;
  const marks = async () => (await readAgency(context)).paymentMarks;
  expect((await marks()).map(({ name, picture }) => [name, picture])).toEqual([
    ['বিকাশ', undefined],
    ['নগদ', undefined],
    ['রকেট', undefined],
    ['Visa', undefined],
    ['Mastercard', undefined],
  ]);
  const paymentMarks = { bkash: '', nagad: id, rocket: '', visa: '', mastercard: '' };
  const body = { ...exampleSettings, paymentMarks };
  expect((await officeOf(deps, may)('PUT', '/settings', body, { 'if-match': '"1"' })).status).toBe(200);
  expect((await marks()).filter(({ picture }) => picture !== undefined)).toEqual([
    { method: 'nagad', name: 'নগদ', picture: { src: `/media/${id}/320.webp`, width: 300, height: 120 } },
  ]);
  expect((await pictures('GET', `/media/${id}`)).body).toMatchObject({ uses: 1 });
});
