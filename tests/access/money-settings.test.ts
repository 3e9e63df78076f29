import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsChangedTasks } from '#features/identity/account-changes/account-changes.jobs.ts';
import { userSessions } from '#features/identity/identity.table.ts';
import { defaultSales, defaultVisaCases } from '#features/site-settings/default-settings.data.ts';
import type { SiteSettings } from '#features/site-settings/site-settings.contract.ts';
import { activity } from '#platform/command/activity.table.ts';
import { log } from '#platform/log.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { outboxJob } from '#platform/outbox/outbox.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { type Door, openDoor, type SignedUp, site } from './door.ts';

let door: Door;
let owner: SignedUp;
let token: string;
let others: SignedUp[];
beforeAll(async () => {
  door = await openDoor();
  owner = await door.signUp({ role: 'owner' });
  others = [await door.signUp({ role: 'owner' }), await door.signUp({ role: 'manager' })];
  await door.signUp({ role: 'clerk' });
  await door.signUp({ role: 'manager', disabled: true });
  token = await door.tokenOf(owner);
});
afterAll(() => door.close());

const signedInHoursAgo = async (hours: number) => {
  const signedInAt = new Date(door.clock.now().getTime() - hours * 3_600_000);
  await door.database.db.update(userSessions).set({ signedInAt }).where(eq(userSessions.uid, owner.uid));
};

/** Saves what is there with a change. */
async function save(change: (present: SiteSettings) => Partial<SiteSettings>) {
  const read = await door.request('GET', '/api/settings', { token });
  const { settings } = await read.json();
  const response = await door.request('PUT', '/api/settings', {
    token,
    body: { ...settings, ...change(settings) },
    headers: { 'if-match': read.headers.get('etag') ?? '' },
  });
  return { status: response.status, body: await response.json() };
}

const thiefs = { provider: 'bkash', number: '01999999999', kind: 'personal' } as const;

/** Every part of the settings that is about money, changed. */
const aboutMoney: Record<string, (present: SiteSettings) => Partial<SiteSettings>> = {
  'the number to which customers pay': () => ({ receivingAccounts: { wallets: [thiefs], banks: [] } }),
  'the sum from which two persons decide': ({ sales = defaultSales }) => ({
    sales: { ...sales, approvalFrom: 9_000_000_00 },
  }),
  'what is kept after a cancellation': ({ sales = defaultSales }) => ({ sales: { ...sales, ladder: [] } }),
  'what is kept of a visa case': ({ visaCases = defaultVisaCases }) => ({
    visaCases: { ...visaCases, keep: { collecting: 0, checking: 0, submitted: 0 } },
  }),
  'the number for VAT': () => ({ papers: { registeredUntil: '', bin: '123456789-1234', vat: 15 } }),
};

const entries = () =>
  door.database.db
    .select({ action: activity.action, difference: activity.difference })
    .from(activity)
    .where(inArray(activity.action, ['settings.replace', 'settings.change-money']));

describe('settings about money', () => {
  test('are not changed by an old sign-in, whichever of them it is', async () => {
    await signedInHoursAgo(20);
    const before = await entries();
    for (const [which, change] of Object.entries(aboutMoney)) {
      const { status, body } = await save(change);
      expect([which, status, body.code]).toEqual([which, 403, 'access.sign-in-again']);
    }
    expect(await entries()).toEqual(before);
  });

  test('of an old sign-in everything else is saved', async () => {
    await signedInHoursAgo(20);
    const { status } = await save(({ agency }) => ({
      agency: { ...agency, wordmark: { en: 'Shofor', bn: 'শফর' } },
      sales: defaultSales,
    }));
    expect(status).toBe(200);
  });

  test('stand in the log by themselves, and other accounts are told to the other owners and managers', async () => {
    await signedInHoursAgo(1);
    for (const [which, change] of Object.entries(aboutMoney)) {
      expect([which, (await save(change)).status]).toEqual([which, 200]);
    }
    const own = (await entries()).filter(({ action }) => action === 'settings.change-money');
    expect(own).toHaveLength(Object.keys(aboutMoney).length);
    expect(JSON.stringify(own[0]?.difference)).toContain(thiefs.number);

    const { db } = door.database;
    const deps = { db, clock: door.clock, pages: { drop: () => {} }, siteUrl: site };
    const job = outboxJob({ db, clock: door.clock, logger: log('silent') }, accountsChangedTasks(deps));
    await job.run(AbortSignal.timeout(60_000));
    const letters = await db.select().from(messages).where(isLetter('identity.accounts-changed'));
    expect(letters.map(({ toAddress }) => toAddress).sort()).toEqual(others.map(({ email }) => email).sort());
    expect(letters[0]?.text).toContain(thiefs.number);
  });
});
