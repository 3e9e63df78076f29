import { expect } from 'vitest';
import { findTasks } from '#features/find/find.jobs.ts';
import { listLooks } from '#features/find/find.queries.ts';
import { loadFound, postFind } from '#features/find/site/find-page.server.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { parseConfig } from '#platform/config.ts';
import { sourcesOf } from '#platform/http/content-security-policy.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import type { Language } from '#platform/language.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { outbox } from '#platform/outbox/outbox.table.ts';
import { test } from '#platform/testing/test.ts';
import { addressOf, type PagesDeps, readsCookies, renderPage } from '../../src/pages.ts';
import { openBookings } from './booking-world.ts';
import { sell } from './sales.ts';

const siteUrl = 'https://shofor.example';

function contextOf({ db, clock }: CommandDeps, language: Language): PageContext {
  return {
    db,
    language,
    path: '/find',
    query: '',
    siteUrl,
    google: false,
    paymentGateways: { names: [], practice: false },
    now: clock.now(),
    today: '2026-12-01',
    nonce: '',
    shows: () => {},
    describe: () => {},
    personal: () => db,
    dataKey: undefined,
    rendered: () => {},
    failed: () => {},
  };
}

test.for(['en', 'bn'] as const)(
  'the page leads from the number by the code to the list without scripts (%s)',
  async (language, { deps }) => {
    await sell(deps);
    const page = contextOf(deps, language);
    const post = (fields: Record<string, string>) =>
      postFind(page, { fields: new URLSearchParams(fields), visitor: '192.0.2.1', deps });
    expect(await loadFound(page, null)).toEqual({ found: undefined });
    expect(await post({ act: 'send', phone: '12' })).toMatchObject({
      data: { step: 'phone', phone: '12', wrong: 'phone' },
      init: { status: 422 },
    });
    expect(await post({ act: 'send', phone: '01812-345678' })).toMatchObject({
      data: { step: 'code', phone: '01812-345678', wrong: undefined },
      init: { status: 200 },
    });
    for (const [topic, task] of Object.entries(findTasks(deps))) {
      for (const row of await deps.db.select().from(outbox)) {
        await (row.topic === topic && task(row.payload));
      }
    }
    const texts = await deps.db.select().from(messages);
    const said = texts.find(({ event }) => event === 'find.code');
    expect(said).toMatchObject({ language, toAddress: '+8801812345678' });
    const code = /\d{6}/.exec(said?.text ?? '')?.[0] ?? '';
    const open = (typed: string) => post({ act: 'open', phone: '01812-345678', code: typed });
    expect(await open(code === '123456' ? '654321' : '123456')).toMatchObject({
      data: { step: 'code', wrong: 'code' },
      init: { status: 422 },
    });
    // As a Bangla keyboard types it.
    const bangla = code.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
    const opened = await open(bangla);
    if (!(opened instanceof Response)) {
      throw new Error('The code opened nothing.');
    }
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      language === 'bn' ? '/bn/find' : '/find',
    ]);
    const cookie = opened.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const { found } = await loadFound(page, `a=b; ${cookie.split(';')[0]}; c=d`);
    expect(found?.number).toBe(language === 'bn' ? '৬৭৮' : '678');
    expect(found?.items[0]?.path.startsWith(language === 'bn' ? '/bn/orders/' : '/orders/')).toBe(true);
    const closed = await post({ act: 'close' });
    expect(closed instanceof Response && closed.headers.get('set-cookie')).toMatch(
      /^shofor-find=; Max-Age=0;/,
    );
  },
);

test('the list shows the cover of a booked package, the day of travel and how it stands', async ({
  deps,
}) => {
  const { book } = await openBookings(deps);
  await book();
  await sell(deps, { contact: { name: 'Salma Begum', phone: '01812-345678' } });
  const looks = await listLooks(deps.db, { phone: '+8801812345678', language: 'en' }, '2026-12-01');
  const shown = [...looks.values()].sort((one, other) =>
    (one.travelsOn ?? '').localeCompare(other.travelsOn ?? ''),
  );
  expect(shown).toMatchObject([
    { cover: undefined, travelsOn: null, standing: 'quoted' },
    { cover: { alt: expect.any(String) }, travelsOn: '2027-01-14', standing: 'quoted' },
  ]);
});

test('only this page is handed the cookies of its request, and it is never kept', async ({ deps }) => {
  const given: (string | null)[] = [];
  const pages: PagesDeps = {
    ...deps,
    personal: deps.db,
    google: false,
    paymentGateways: { names: [], practice: false },
    sources: sourcesOf(parseConfig({ SITE_URL: siteUrl, LOG_LEVEL: 'silent' })),
    handler: async (request) => {
      given.push(request.headers.get('cookie'));
      return new Response('');
    },
  };
  const at = (path: string) => addressOf(path, '', siteUrl);
  for (const path of ['/find', '/bn/find', '/find.data', '/', '/contact', '/orders/a']) {
    expect([path, readsCookies(at(path))]).toEqual([path, path.includes('find')]);
  }
  expect((await renderPage(pages, at('/bn/find'), undefined, 'shofor-find=x')).keep).toBe(false);
  await renderPage(pages, at('/'));
  expect(given).toEqual(['shofor-find=x', null]);
});
