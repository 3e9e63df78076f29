import { beforeEach, describe, expect } from 'vitest';
import { users } from '#features/identity/identity.table.ts';
import { permissionsOf, roles } from '#features/identity/roles/roles.rules.ts';
import { openBooks } from '#features/reports/opening/opening.commands.ts';
import { markLife } from '#features/samples/marks.writes.ts';
import { removeSamples, restoreSamples } from '#features/samples/samples.commands.ts';
import { defaultSales } from '#features/site-settings/default-settings.data.ts';
import { exampleSettings } from '#features/site-settings/example.rules.ts';
import { sampleAgency } from '#features/site-settings/sample-agency.data.ts';
import { sellsAll } from '#features/site-settings/sells.contract.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import type { SiteSettings } from '#features/site-settings/site-settings.contract.ts';
import { noteServices } from '#features/start/connections.writes.ts';
import type { StartState, StartStep } from '#features/start/start.contract.ts';
import { insertVisa } from '#features/visas/visas.factory.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { parseConfig } from '#platform/config.ts';
import { addSampleContacts } from '#platform/messages/sample-contacts.writes.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { apiOf, jsonOf, officeOf } from './office.ts';

const own = ['start.manage'];

const { name, wordmark, phone, email, street } = sampleAgency;

/** A stranger’s agency, as the demo leaves it. */
const strangers: SiteSettings = {
  ...exampleSettings,
  agency: { ...exampleSettings.agency, name, wordmark, phone, email },
  office: { ...exampleSettings.office, street },
};

/** An agency of one's own. */
const mine: SiteSettings = {
  ...exampleSettings,
  agency: {
    ...exampleSettings.agency,
    name: { en: 'Kapotaksha Tours', bn: 'কপোতাক্ষ ট্যুরস' },
    phone: '+8801811111111',
    whatsapp: '+8801811111111',
    email: 'hello@kapotaksha.com.bd',
  },
  licences: { travelAgency: '0012345', atab: '', iata: '', hajj: '', umrah: '' },
  papers: { registeredUntil: '2028-06-30', bin: '', vat: 0 },
  receivingAccounts: { wallets: [{ provider: 'bkash', number: '01811111111', kind: 'merchant' }], banks: [] },
};

const save = (deps: CommandDeps, settings: SiteSettings) => run(deps, actorWith(), saveSettings, settings);

const openedBooks = (deps: CommandDeps) =>
  run(deps, actorWith('books.write'), openBooks, {
    on: '2026-11-01',
    accounts: [{ code: '1030', balance: 5_000_00 }],
    suppliers: [],
    key: crypto.randomUUID(),
  });

const mailOnly = { SITE_URL: 'https://shofor.example', SMTP_URL: 'smtp://mail.example' };

/** A sample life of one colleague, and of the contacts that nothing is ever sent to. */
const beginLife = (deps: CommandDeps, ...contacts: string[]) =>
  deps.db.transaction((tx) =>
    markLife(tx, async () => {
      await tx.insert(users).values(aColleague('sample@shofor.example'));
      await addSampleContacts(tx, ['sample@shofor.example', ...contacts]);
    }),
  );

/** How a step stands for the owner, in a language. */
async function stepOf(deps: CommandDeps, step: StartStep, language = 'en') {
  const { body } = await officeOf(deps, own)('GET', `/start?language=${language}`);
  const { steps }: StartState = body;
  return steps.find((each) => each.step === step);
}

const say = (deps: CommandDeps, body: object) => officeOf(deps, own)('PUT', '/start', body);

const aColleague = (email: string, lastSeenAt: Date | null = null) => ({
  uid: email,
  email,
  emailVerified: true,
  role: 'manager' as const,
  validSince: new Date('2026-11-01T00:00:00Z'),
  createdAt: new Date('2026-11-01T00:00:00Z'),
  lastSeenAt,
});

/** The program begins with these variables. */
const setUp = (deps: CommandDeps, variables: Record<string, string>) =>
  deps.db.transaction((tx) => noteServices(tx, parseConfig(variables)));

describe('the guided start', () => {
  beforeEach<{ deps: CommandDeps }>(async ({ deps }) => {
    await save(deps, strangers);
  });

  test('is the owner’s alone, and has ten steps in their order', async ({ deps }) => {
    for (const role of roles) {
      const request = officeOf(deps, [...permissionsOf[role]]);
      const may = role === 'owner' ? 200 : 403;
      expect([role, (await request('GET', '/start')).status]).toEqual([role, may]);
      expect([role, (await request('PUT', '/start', { done: [] })).status]).toEqual([role, may]);
    }
    const { body } = await officeOf(deps, own)('GET', '/start');
    expect(Object.keys(body)).toEqual(['steps']);
    expect(body.steps.map(({ step }: { step: string }) => step)).toEqual([
      'name',
      'licences',
      'sells',
      'samples',
      'accounts',
      'terms',
      'colleagues',
      'channels',
      'data',
      'live',
    ]);
  });

  test('says what lacks in the reader’s language: that of the address, else that of the browser', async ({
    deps,
  }) => {
    const request = jsonOf(apiOf(deps, own));
    const missingIn = async (path: string, accepted?: string) => {
      const { body } = await request('GET', path, undefined, accepted ? { 'accept-language': accepted } : {});
      return body.steps[0].missing[0];
    };
    const english = 'The name is still that of the sample agency.';
    const bangla = 'নামটি এখনো নমুনা এজেন্সির।';
    expect(await missingIn('/start')).toBe(english);
    expect(await missingIn('/start', 'bn-BD,bn;q=0.9,en;q=0.8')).toBe(bangla);
    expect(await missingIn('/start?language=bn')).toBe(bangla);
    expect(await missingIn('/start?language=en', 'bn')).toBe(english);
  });

  test('name: until nothing of the sample agency is left of it', async ({ deps }) => {
    const open = await stepOf(deps, 'name');
    expect(open?.state).toBe('open');
    expect(open?.missing).toHaveLength(6);
    await say(deps, { done: ['name'] });
    expect((await stepOf(deps, 'name'))?.state).toBe('open');
    await save(deps, { ...mine, agency: { ...mine.agency, whatsapp: '01700-000046' } });
    expect((await stepOf(deps, 'name'))?.missing).toEqual([
      'The WhatsApp number is a sample, which nobody reads.',
    ]);
    await save(deps, mine);
    expect(await stepOf(deps, 'name')).toEqual({ step: 'name', state: 'done', missing: [] });
  });

  test('licences: the number of the registration and a last day that is still to come', async ({ deps }) => {
    expect((await stepOf(deps, 'licences'))?.missing).toEqual([
      'The number of the registration as a travel agency is a sample.',
      'Another certificate has a sample number: enter yours, or leave it empty.',
    ]);
    const until = (registeredUntil: string) =>
      save(deps, { ...mine, papers: { bin: '', vat: 0, registeredUntil } });
    await until('2026-11-30');
    expect((await stepOf(deps, 'licences'))?.missing).toEqual([
      'The registration lapsed on 30 November 2026.',
    ]);
    await until('2026-12-01');
    expect((await stepOf(deps, 'licences'))?.state).toBe('done');
    await until('');
    expect((await stepOf(deps, 'licences'))?.missing).toEqual([
      'The last day of the registration isn’t said.',
    ]);
  });

  test('sells: until somebody has said it, and it is something', async ({ deps }) => {
    expect((await stepOf(deps, 'sells'))?.state).toBe('open');
    const nothing = { domestic: false, international: false, visas: false, airTickets: false, umrah: false };
    await save(deps, { ...mine, sells: nothing });
    await say(deps, { done: ['sells'] });
    expect((await stepOf(deps, 'sells'))?.missing).toEqual([
      'Nothing is chosen, so the site has nothing to offer.',
    ]);
    await save(deps, { ...mine, sells: { ...nothing, visas: true } });
    expect((await stepOf(deps, 'sells'))?.state).toBe('done');
  });

  test('samples: until nobody of the sample life is left', async ({ deps }) => {
    expect((await stepOf(deps, 'samples'))?.state).toBe('done');
    await beginLife(deps, '+8801700000101');
    expect(await stepOf(deps, 'samples')).toEqual({
      step: 'samples',
      state: 'open',
      missing: ['2 numbers and addresses of the sample life are still here.'],
    });
    // Their numbers are known for ever, so that nothing is sent to them when they are back.
    await run(deps, actorWith('samples.manage'), removeSamples, { what: ['life'], key: crypto.randomUUID() });
    expect((await stepOf(deps, 'samples'))?.state).toBe('done');
    await run(deps, actorWith('samples.manage'), restoreSamples, {});
    expect((await stepOf(deps, 'samples'))?.state).toBe('open');
  });

  test('accounts: a real way to pay, and opening balances', async ({ deps }) => {
    expect((await stepOf(deps, 'accounts'))?.missing).toHaveLength(2);
    await save(deps, { ...mine, receivingAccounts: { wallets: [], banks: [] } });
    await openedBooks(deps);
    expect((await stepOf(deps, 'accounts'))?.missing).toEqual([
      'There is no wallet, bank account or QR to which customers pay.',
    ]);
    await save(deps, mine);
    expect((await stepOf(deps, 'accounts'))?.state).toBe('done');
  });

  test('terms: changed, or called right as they are', async ({ deps }) => {
    await save(deps, { ...mine, sales: defaultSales });
    expect((await stepOf(deps, 'terms'))?.state).toBe('open');
    await say(deps, { done: ['terms'] });
    expect((await stepOf(deps, 'terms'))?.state).toBe('done');
    await say(deps, { done: [] });
    expect((await stepOf(deps, 'terms'))?.state).toBe('open');
    await save(deps, { ...mine, sales: { ...defaultSales, depositPercent: 30 } });
    expect((await stepOf(deps, 'terms'))?.state).toBe('done');
  });

  test('colleagues: a real one, whom the sample life doesn’t count for; or that one works alone', async ({
    deps,
  }) => {
    await deps.db.insert(users).values(aColleague('test'));
    await beginLife(deps);
    expect((await stepOf(deps, 'colleagues'))?.missing).toEqual([
      'Nobody but you works here, and nobody is invited.',
    ]);
    await say(deps, { done: ['colleagues'] });
    expect((await stepOf(deps, 'colleagues'))?.state).toBe('done');
    await say(deps, { done: [] });
    await deps.db.insert(users).values(aColleague('rasel@kapotaksha.com.bd'));
    expect((await stepOf(deps, 'colleagues'))?.state).toBe('done');
  });

  test('channels: mail is needed, the rest may wait when the owner says so', async ({ deps }) => {
    await setUp(deps, {});
    expect((await stepOf(deps, 'channels'))?.missing).toHaveLength(4);
    await say(deps, { done: ['channels'] });
    expect((await stepOf(deps, 'channels'))?.missing).toEqual([
      'No mail server is set: letters lie in files, and no customer gets one.',
    ]);
    await setUp(deps, mailOnly);
    expect((await stepOf(deps, 'channels'))?.state).toBe('done');
    await say(deps, { done: [] });
    expect((await stepOf(deps, 'channels'))?.missing).toHaveLength(3);
  });

  test('data: only the owner knows that there is nothing to bring', async ({ deps }) => {
    expect((await stepOf(deps, 'data'))?.state).toBe('open');
    const answer = await say(deps, { done: ['data'] });
    expect(answer.body.steps[8]).toEqual({ step: 'data', state: 'done', missing: [] });
  });

  test('live: when nothing stands in the way and the pages of the law are read', async ({ deps }) => {
    const missing = async () => (await stepOf(deps, 'live'))?.missing;
    expect(await missing()).toHaveLength(6);
    await save(deps, { ...mine, sells: { ...sellsAll, airTickets: false } });
    await openedBooks(deps);
    await say(deps, { done: ['live'] });
    expect(await missing()).toEqual(['Nothing is for sale: no package and no visa guide is on the site.']);
    await insertVisa(deps, actorWith(), { slug: 'thailand', titles: { en: 'Thailand', bn: 'থাইল্যান্ড' } });
    expect(await missing()).toEqual([]);
    await beginLife(deps);
    expect(await missing()).toEqual(['1 number or address of the sample life is still here.']);
  });
});
