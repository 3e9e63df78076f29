import { eq } from 'drizzle-orm';
import { aDeparture } from '#features/departures/departures.factory.ts';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import type { SendForm } from '#features/enquiries/send/send.contract.ts';
import { InboxWatch } from '#features/enquiries/stream/stream.gateway.ts';
import { users } from '#features/identity/identity.table.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { insertDestinations, insertPackage } from '#features/tour-packages/tour-packages.factory.ts';
import { insertVisa } from '#features/visas/visas.factory.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/caller.ts';
import type { Storage } from '#platform/storage.ts';
import { freshSignIn } from '#platform/testing/fresh-sign-in.ts';
import { actorWith } from '#platform/testing/test.ts';
import { settings } from '../../content/settings.ts';
import { createApi } from '../../src/api.ts';
import { noConfig } from '../office/office.ts';
import { checked } from '../security/declared.ts';

export const siteUrl = 'https://shofor.example';

const calendar = { today: '2026-12-01', daysAgo: () => '2026-11-20', weekdayAhead: () => '2026-12-10' };

export const clerkPermissions = ['enquiries.read', 'enquiries.write', 'enquiries.export'];

/** Somebody who is signed in. */
export const callerOf = (
  uid: string,
  permissions: readonly string[],
  more: Partial<Caller> = {},
): Caller => ({
  id: `user:${uid}`,
  uid,
  email: `${uid}@shofor.example`,
  emailVerified: true,
  role: 'clerk',
  permissions: new Set(permissions),
  sessionId: 'session',
  signedInAt: freshSignIn,
  ...more,
});

/** The agency's settings, a guide and a package that enquiries are about. */
export async function openAgency(deps: CommandDeps): Promise<void> {
  const staff = actorWith();
  await run(
    deps,
    staff,
    saveSettings,
    settings(calendar, { wide: crypto.randomUUID(), tall: crypto.randomUUID() }),
  );
  await insertVisa(deps, staff, { slug: 'thailand', titles: { en: 'Thailand', bn: 'থাইল্যান্ড' } });
  await insertDestinations(deps, staff);
  await insertPackage(deps, staff, {
    slug: 'coxs-bazar',
    titles: { en: 'Cox’s Bazar', bn: 'কক্সবাজার' },
    departures: [
      aDeparture('2027-01-14'),
      aDeparture('2026-12-01', { key: 'on-2026-11-20', cutOff: '2026-11-20' }),
    ],
  });
}

/** Parts of the API that enquiries have nothing to do with. */
export const unused = {
  storage: { read: async () => undefined, write: async () => {}, remove: async () => {} },
  dataKey: Buffer.alloc(32, 7),
  sendReset: undefined,
  provider: { provider: 'built-in', config: noConfig, google: false, googleWindow: false },
} as const;

/** A clerk's account. */
export async function insertClerk(db: Database, uid: string): Promise<void> {
  const at = new Date('2026-11-01T00:00:00Z');
  await db.insert(users).values({
    uid,
    email: `${uid}@shofor.example`,
    emailVerified: true,
    name: `Clerk ${uid}`,
    role: 'clerk',
    validSince: at,
    createdAt: at,
  });
}

interface AskedBy {
  readonly caller?: Caller | undefined;
  /** The address it comes from. */
  readonly visitor?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const bodyOf = (body: unknown) =>
  typeof body === 'string' || body instanceof FormData || body instanceof Blob ? body : JSON.stringify(body);

/** Sends requests in JSON to the whole API on a database. */
export function deskOf(
  commands: CommandDeps,
  inbox = new InboxWatch(),
  storage: Storage = unused.storage,
  dataKey: Buffer = unused.dataKey,
) {
  let caller: Caller | undefined;
  let visitor = '192.0.2.1';
  const api = createApi({
    ...commands,
    inbox,
    ...unused,
    storage,
    dataKey,
    siteUrl,
    failed: (cause) => {
      throw cause;
    },
    identify: async () => caller,
    visitorOf: () => visitor,
  });
  return async (method: string, path: string, body?: unknown, by: AskedBy = {}) => {
    ({ caller } = by);
    visitor = by.visitor ?? '192.0.2.1';
    const response = await checked(
      api,
      method,
      path,
      await api.request(path, {
        method,
        headers: {
          ...(body === undefined || body instanceof FormData || body instanceof Blob
            ? {}
            : { 'content-type': 'application/json' }),
          ...by.headers,
        },
        ...(body === undefined ? {} : { body: bodyOf(body) }),
      }),
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString('utf8');
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      bytes,
      body: isJson ? JSON.parse(text) : undefined,
    };
  };
}

/** An enquiry as the contact form sends it. */
export const question = (changed: Partial<Extract<SendForm, { kind: 'contact' }>> = {}): SendForm => ({
  kind: 'contact',
  topic: 'general',
  message: 'When is the office open?',
  language: 'en',
  contact: { name: 'Rahim Uddin', phone: '01712-345678', email: 'rahim@mail.example', reply: 'phone' },
  ...changed,
});

/** A fare request as its form sends it. */
export const fare = (changed: object = {}): SendForm => ({
  kind: 'air-ticket',
  journey: {
    trip: 'return',
    legs: [
      { from: { code: 'DAC', text: 'Dhaka' }, to: { code: 'BKK', text: 'Bangkok' }, depart: '2027-02-12' },
    ],
    returnOn: '2027-02-16',
    cabin: 'economy',
    flexibleDays: 0,
    passengers: { adults: 2, children: 1, infants: 1 },
    ...changed,
  },
  message: '',
  language: 'bn',
  contact: { name: 'করিম', phone: '০১৭১২৩৪৫৬৭৯', reply: 'whatsapp' },
});

/** The row of an enquiry by its reference. */
export async function rowOf(db: Database, reference: string) {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.reference, reference));
  if (!row) {
    throw new Error(`No enquiry ${reference}.`);
  }
  return row;
}

/** Changes an enquiry as somebody of the staff who has just looked at it. */
export const changing =
  (db: Database, request: ReturnType<typeof deskOf>, caller: Caller) =>
  async (id: string, name: string, sent: object = {}) => {
    const [row] = await db.select({ version: enquiries.version }).from(enquiries).where(eq(enquiries.id, id));
    return request('POST', `/enquiries/${id}/${name}`, { ...sent, version: row?.version ?? 1 }, { caller });
  };
