import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { users } from '#features/identity/identity.table.ts';
import { insertPost } from '#features/posts/posts.factory.ts';
import { exampleSettings } from '#features/site-settings/example.rules.ts';
import { type Sells, sellsAll } from '#features/site-settings/sells.contract.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { noteServices } from '#features/start/connections.writes.ts';
import { insertPackage } from '#features/tour-packages/tour-packages.factory.ts';
import { insertVisa } from '#features/visas/visas.factory.ts';
import { findLastBackup, noteBackup } from '#platform/backup/note-backup.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { parseConfig } from '#platform/config.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { findMenu } from '#site/layout/menu.queries.ts';
import { answerSearch } from '#site/search/answer.queries.ts';
import { findSearchChoices } from '#site/search-card/choices.queries.ts';
import { homeOf } from './home.ts';
import { officeOf } from './office.ts';

const own = ['start.manage'];
const say = (deps: CommandDeps, body: object) => officeOf(deps, own)('PUT', '/start', body);

const sms = {
  SMS_PROVIDER: 'alpha',
  SMS_API_KEY: 'a-key-that-nobody-sees',
  SMTP_URL: 'smtp://somebody:a-password-that-nobody-sees@mail.example',
};

const real = { ...exampleSettings, agency: { ...exampleSettings.agency, phone: '+8801811111111' } };

const me = {
  uid: 'test',
  email: 'me@kapotaksha.com.bd',
  emailVerified: true,
  role: 'owner' as const,
  validSince: new Date('2026-11-01T00:00:00Z'),
  createdAt: new Date('2026-11-01T00:00:00Z'),
};

/** The program begins with these variables. */
const setUp = (deps: CommandDeps, variables: Record<string, string>) =>
  deps.db.transaction((tx) => noteServices(tx, parseConfig(variables)));

describe('the guided start', () => {
  beforeEach<{ deps: CommandDeps }>(async ({ deps }) => {
    await run(deps, actorWith(), saveSettings, exampleSettings);
  });

  test('stands on Home with how many steps are left, until it is put away; and is called back', async ({
    deps,
  }) => {
    const home = homeOf(deps, 'owner', 'test');
    const before = await home.group('start');
    const { body } = await officeOf(deps, own)('GET', '/start');
    const open = body.steps.filter(({ state }: { state: string }) => state === 'open');
    expect(before.rows).toMatchObject([
      { path: `/dashboard/start/${open[0].step}`, number: open.length, of: 10 },
    ]);
    await say(deps, { done: ['data'], away: true });
    expect(await home.group('start')).toMatchObject({ total: 0, rows: [] });
    await say(deps, { done: ['data'] });
    expect((await home.group('start')).rows).toMatchObject([{ number: open.length - 1 }]);
  });

  test('takes the same word again without a second entry, and refuses what is no step', async ({ deps }) => {
    const first = await say(deps, { done: ['data', 'terms'] });
    const again = await say(deps, { done: ['terms', 'data', 'data'] });
    expect(again.body).toEqual(first.body);
    const entries = await deps.db.select().from(activity).where(eq(activity.action, 'start.save'));
    expect(entries.map(({ difference }) => difference)).toEqual([{ done: ['terms', 'data'], away: false }]);
    for (const wrong of [{ done: ['tea'] }, { done: 'data' }, { done: [], away: false }, {}]) {
      expect((await say(deps, wrong)).status).toBe(400);
    }
  });

  test('names the variables that lack, and no value of those that are there', async ({ deps }) => {
    await setUp(deps, sms);
    const { body, text } = await officeOf(deps, own)('GET', '/start/details');
    expect(body.services.filter(({ isSet }: { isSet: boolean }) => isSet)).toMatchObject([
      { service: 'mail' },
      { service: 'sms' },
    ]);
    expect(text).toContain('WHATSAPP_TOKEN');
    expect(text).not.toContain('nobody-sees');
  });

  test('tests mail and SMS to oneself only, and nothing that isn’t set', async ({ deps }) => {
    await deps.db.insert(users).values(me);
    const tried = (service: string) => officeOf(deps, own)('POST', '/start/try', { service, language: 'bn' });
    await setUp(deps, {});
    expect(await tried('mail')).toMatchObject({ status: 409, body: { code: 'start.not-set' } });
    await setUp(deps, sms);
    expect(await tried('sms')).toMatchObject({ status: 409, body: { code: 'start.no-own-number' } });
    await run(deps, actorWith(), saveSettings, real);
    expect((await tried('mail')).body).toEqual({ to: me.email });
    expect((await tried('sms')).body).toEqual({ to: '+8801811111111' });
    const sent = await deps.db.select().from(messages).where(eq(messages.event, 'start.trial'));
    expect(sent.map(({ channel, toAddress }) => `${channel} ${toAddress}`).toSorted()).toEqual([
      `email ${me.email}`,
      'sms +8801811111111',
    ]);
  });

  test('says of backups when the last one was, and warns without standing in the way', async ({ deps }) => {
    const backups = async () => {
      const { body } = await officeOf(deps, own)('GET', '/start/details?language=en');
      return body.checks.find(({ check }: { check: string }) => check === 'backups');
    };
    expect((await backups()).state).toBe('warning');
    await noteBackup(deps.db, deps.clock.now());
    expect(await backups()).toMatchObject({
      state: 'good',
      text: expect.stringContaining('1 December 2026'),
    });
    expect(await findLastBackup(deps.db)).toEqual(deps.clock.now());
    deps.clock.now = () => new Date('2026-12-04T04:00:00Z');
    expect((await backups()).state).toBe('warning');
  });

  test('the menu leads to what is sold and has something to show; the first and the last of a kind make every page anew', async ({
    deps,
  }) => {
    const none = { visas: false, airTickets: true, domestic: false, international: false, umrah: false };
    expect(await findMenu(deps.db, undefined)).toEqual(none);
    deps.dropped.length = 0;
    await insertVisa(deps, actorWith(), { slug: 'thailand', titles: { en: 'Thailand', bn: 'থাইল্যান্ড' } });
    expect(deps.dropped).toContain('settings');
    deps.dropped.length = 0;
    await insertVisa(deps, actorWith(), { slug: 'nepal', titles: { en: 'Nepal', bn: 'নেপাল' } });
    expect(deps.dropped).not.toContain('settings');
    await insertPackage(deps, actorWith(), { slug: 'sajek' });
    const shown = { ...none, visas: true, domestic: true };
    expect(await findMenu(deps.db, undefined)).toEqual(shown);
    expect(await findMenu(deps.db, { ...sellsAll, visas: false, airTickets: false })).toEqual({
      ...shown,
      visas: false,
      airTickets: false,
    });
  });

  test('search on the site finds what is sold, and its card offers no more', async ({ deps }) => {
    await insertVisa(deps, actorWith(), { slug: 'thailand', titles: { en: 'Thailand', bn: 'থাইল্যান্ড' } });
    await insertPackage(deps, actorWith(), { slug: 'sajek', titles: { en: 'Sajek', bn: 'সাজেক' } });
    await insertPost(deps, actorWith(), { slug: 'stories', titles: { en: 'Thailand and Sajek', bn: 'গল্প' } });
    const answered = async (query: string) => {
      const { found, packages, ticket } = await answerSearch(deps.db, 'en', query, '2026-12-01');
      return [...found.map(({ slug }) => slug), ...packages.map(({ market }) => market), ticket?.path ?? ''];
    };
    const all = async () => [
      await answered('thailand'),
      await answered('sajek'),
      await answered('domestic tours under 90000'),
      await answered('flight to bangkok'),
    ];
    const offered = async (sold: Sells) => (await findSearchChoices(deps.db, 'en', '2026-12-01', sold)).tabs;
    expect(await all()).toEqual([
      ['thailand', 'stories', ''],
      ['sajek', 'stories', ''],
      ['domestic', ''],
      ['thailand', '/airticket?to=BKK'],
    ]);
    expect(await offered(sellsAll)).toEqual(['tours', 'visa', 'flight']);
    const sells = { ...sellsAll, visas: false, domestic: false, airTickets: false };
    await run(deps, actorWith(), saveSettings, { ...exampleSettings, sells });
    expect(await all()).toEqual([['stories', ''], ['stories', ''], [''], ['']]);
    expect(await offered(sells)).toEqual(['tours']);
    expect(await offered({ ...sells, international: false })).toEqual([]);
  });
});
