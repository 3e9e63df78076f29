import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { defaultBooking, defaultSales } from '#features/site-settings/default-settings.data.ts';
import { exampleSettings } from '#features/site-settings/example.rules.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { findReceivingAccounts, findSales } from '#features/site-settings/site-settings.queries.ts';
import { settings } from '#features/site-settings/site-settings.table.ts';
import { activity } from '#platform/command/activity.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { agencyThing } from '#site/agency-thing.ts';
import { officeOf } from './office.ts';

const may = ['settings.read', 'settings.write'];
const other = { ...exampleSettings, agency: { ...exampleSettings.agency, phone: '+8801811111111' } };

describe('settings', () => {
  beforeEach<{ deps: CommandDeps }>(async ({ deps }) => {
    await run(deps, actorWith(), saveSettings, exampleSettings);
  });

  test('are read with their version and saved on top of it; every page is made anew', async ({ deps }) => {
    const request = officeOf(deps, may);
    const read = await request('GET', '/settings');
    expect(read.headers.get('etag')).toBe('"1"');
    expect(read.body).toMatchObject({
      version: 1,
      updatedBy: { id: 'user:test' },
      settings: exampleSettings,
    });
    deps.dropped.length = 0;
    const saved = await request('PUT', '/settings', other, { 'if-match': '"1"' });
    expect(saved).toMatchObject({ status: 200, body: { version: 2, settings: other } });
    expect(saved.headers.get('etag')).toBe('"2"');
    expect(deps.dropped).toEqual(['settings']);
    const [entry] = await deps.db.select().from(activity).where(eq(activity.action, 'settings.replace'));
    expect(entry?.difference).toEqual({
      version: 2,
      changes: [{ path: 'agency.phone', before: '+8801700000000', after: '+8801811111111' }],
    });
  });

  test('say how long seats are held also before anybody has saved it, and saving that is no change', async ({
    deps,
  }) => {
    const request = officeOf(deps, may);
    const { booking: _, ...without } = exampleSettings;
    await run(deps, actorWith(), saveSettings, without);
    const read = await request('GET', '/settings');
    expect(read.body.settings.booking).toEqual(defaultBooking);
    expect(read.body.settings.booking.holdMinutes).toBe(15);
    await request('PUT', '/settings', read.body.settings, { 'if-match': read.headers.get('etag') ?? '' });
    const [entry] = await deps.db.select().from(activity).where(eq(activity.action, 'settings.replace'));
    expect(entry?.difference).toMatchObject({ changes: [] });
  });

  test('are never overwritten unseen', async ({ deps }) => {
    const request = officeOf(deps, may);
    expect((await request('PUT', '/settings', other)).status).toBe(428);
    await request('PUT', '/settings', other, { 'if-match': '"1"' });
    expect(await request('PUT', '/settings', exampleSettings, { 'if-match': '"1"' })).toMatchObject({
      status: 409,
      body: {
        code: 'settings.changed',
        details: {
          version: 2,
          savedBy: { id: 'user:test', name: null },
          changes: [{ path: 'agency.phone', before: '+8801811111111', after: '+8801700000000' }],
        },
      },
    });
    expect(await deps.db.select().from(settings)).toMatchObject([{ version: 2, value: other }]);
  });

  test('take a telephone number as it is typed and say which is none', async ({ deps }) => {
    const request = officeOf(deps, may);
    const typed = (phone: string, whatsapp: string) => ({
      ...other,
      agency: { ...other.agency, phone, whatsapp },
    });
    const sent = typed('০১৮১১-১১১১১১', '০২-৫৫০১২৩৪৫');
    const saved = await request('PUT', '/settings', sent, { 'if-match': '"1"' });
    expect(saved.body.settings.agency).toMatchObject({ phone: '+8801811111111', whatsapp: '+880255012345' });
    for (const [wrong, path] of [
      [typed('12', '01811111111'), 'agency.phone'],
      // The form of a number, in a country that has none like it.
      [typed('01811111111', '+44 1 2345 678'), 'agency.whatsapp'],
    ] as const) {
      const { status, body } = await request('PUT', '/settings', wrong, { 'if-match': '"2"' });
      expect([400, 422]).toContain(status);
      expect(body.fields.map((field: { path: string }) => field.path)).toEqual([path]);
    }
    expect(await deps.db.select().from(settings)).toMatchObject([{ version: 2 }]);
  });

  test('take a wallet’s number as it is typed, and none that stands twice or is none', async ({ deps }) => {
    const request = officeOf(deps, may);
    const wallets = (...numbers: [provider: string, number: string][]) => ({
      ...exampleSettings,
      receivingAccounts: {
        wallets: numbers.map(([provider, number]) => ({ provider, number, kind: 'personal' })),
        banks: [],
      },
    });
    const typed = wallets(
      ['bkash', '+৮৮ ০১৭১২-৩৪৫৬৭৮'],
      ['nagad', '01712345678'],
      ['rocket', '017123456789'],
    );
    const saved = await request('PUT', '/settings', typed, { 'if-match': '"1"' });
    expect(saved.body.settings.receivingAccounts.wallets).toMatchObject([
      { number: '01712345678' },
      { number: '01712345678' },
      { number: '017123456789' },
    ]);
    expect(await findReceivingAccounts(deps.db)).toEqual(saved.body.settings.receivingAccounts);
    for (const [wrong, path] of [
      [wallets(['bkash', '01712345678'], ['bkash', '0171 2345678']), 'receivingAccounts.wallets.1.number'],
      [wallets(['bkash', '017123456789']), 'receivingAccounts.wallets.0.number'],
      [wallets(['bkash', '0171234567']), 'receivingAccounts.wallets.0.number'],
    ] as const) {
      const { status, body } = await request('PUT', '/settings', wrong, { 'if-match': '"2"' });
      expect(status).toBe(400);
      expect(body.fields.map((field: { path: string }) => field.path)).toEqual([path]);
    }
  });

  test('say how the agency sells from the next order on, and what it was before', async ({ deps }) => {
    const request = officeOf(deps, may);
    const sales = { ...defaultSales, depositPercent: 30, ladder: [{ daysBefore: 7, keepPercent: 40 }] };
    const twice = { ...sales, ladder: [...sales.ladder, ...sales.ladder] };
    const refused = await request('PUT', '/settings', { ...other, sales: twice }, { 'if-match': '"1"' });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'sales.ladder.1.daysBefore' }] } });
    expect(await findSales(deps.db)).toEqual(exampleSettings.sales);
    await request('PUT', '/settings', { ...exampleSettings, sales }, { 'if-match': '"1"' });
    expect(await findSales(deps.db)).toEqual(sales);
    const [entry] = await deps.db.select().from(activity).where(eq(activity.action, 'settings.replace'));
    expect(entry?.difference).toMatchObject({
      changes: expect.arrayContaining([{ path: 'sales.depositPercent', before: 50, after: 30 }]),
    });
  });

  test('leave out a network on which the agency has no page', async ({ deps }) => {
    const request = officeOf(deps, may);
    const social = { ...exampleSettings.social, linkedin: '' };
    const saved = await request('PUT', '/settings', { ...other, social }, { 'if-match': '"1"' });
    expect(saved.status).toBe(200);
    const { sameAs } = agencyThing({ ...exampleSettings, social }, 'https://shofor.example', 'en');
    expect(sameAs).toHaveLength(3);
  });

  test('take no link that runs, no strange field and no impossible hour', async ({ deps }) => {
    const request = officeOf(deps, may);
    const { social, office } = exampleSettings;
    const [hours] = office.hours;
    const wrong: ReadonlyArray<[path: string, sent: unknown]> = [
      ['social.facebook', { ...other, social: { ...social, facebook: 'javascript:alert(1)' } }],
      [
        'office.mapUrl',
        { ...other, office: { ...office, mapUrl: 'data:text/html,<script>alert(1)</script>' } },
      ],
      ['office.hours.0.opens', { ...other, office: { ...office, hours: [{ ...hours, opens: '25:00' }] } }],
      ['role', { ...other, role: 'owner' }],
      ['agency.version', { ...other, agency: { ...other.agency, version: 9 } }],
    ];
    for (const [path, sent] of wrong) {
      const { status, body } = await request('PUT', '/settings', sent, { 'if-match': '"1"' });
      expect(status).toBe(400);
      expect(body.fields[0].path).toBe(path);
    }
    expect(await deps.db.select().from(settings)).toMatchObject([{ version: 1 }]);
  });

  test('are read and written by whoever has the permission for it', async ({ deps }) => {
    expect((await officeOf(deps, ['settings.write'])('GET', '/settings')).status).toBe(403);
    const reader = officeOf(deps, ['settings.read']);
    expect((await reader('PUT', '/settings', other, { 'if-match': '"1"' })).status).toBe(403);
    expect(await deps.db.select().from(settings)).toMatchObject([{ version: 1 }]);
  });
});
