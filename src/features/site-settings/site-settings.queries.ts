import { eq, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import {
  defaultMessageSettings,
  type MessageSettings,
} from '#platform/messages/message-settings.contract.ts';
import { defaultBooking, defaultVisaCases } from './default-settings.data.ts';
import { daysToRenew } from './licences.rules.ts';
import { noReceivingAccounts, type ReceivingAccounts } from './receiving-accounts.contract.ts';
import { type Sells, sellsAll } from './sells.contract.ts';
import type { Booking, Sales, SiteSettings } from './site-settings.contract.ts';
import { settings } from './site-settings.table.ts';
import type { VisaCases } from './visa-case-terms.contract.ts';
import { wholeSales } from './whole-settings.rules.ts';

/** The settings, validated when saved. @throws when there are none: the program saves some before it serves. */
export async function findSettings(db: ReadDatabase): Promise<SiteSettings> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, 'site'));
  if (!row) {
    throw new Error('There are no settings yet.');
  }
  return row.value;
}

/** The settings with their version and author. @throws Failure not-found when there are none. */
export async function findSettingsVersion(db: ReadDatabase) {
  const [row] = await db.select().from(settings).where(eq(settings.name, 'site'));
  if (!row) {
    throw new Failure('not-found', 'settings.not-found', 'There are no settings yet.');
  }
  return row;
}

/** Only what every page shows: the legal and about texts are far larger than the rest. */
export async function findAgency(
  db: ReadDatabase,
): Promise<
  Pick<
    SiteSettings,
    'agency' | 'look' | 'paymentMarks' | 'licences' | 'papers' | 'sells' | 'office' | 'social' | 'notices'
  >
> {
  const [row] = await db
    .select({
      agency: sql<SiteSettings['agency']>`${settings.value} -> 'agency'`,
      look: sql<SiteSettings['look'] | null>`${settings.value} -> 'look'`,
      paymentMarks: sql<SiteSettings['paymentMarks'] | null>`${settings.value} -> 'paymentMarks'`,
      licences: sql<SiteSettings['licences'] | null>`${settings.value} -> 'licences'`,
      papers: sql<SiteSettings['papers'] | null>`${settings.value} -> 'papers'`,
      sells: sql<SiteSettings['sells'] | null>`${settings.value} -> 'sells'`,
      office: sql<SiteSettings['office']>`${settings.value} -> 'office'`,
      social: sql<SiteSettings['social']>`${settings.value} -> 'social'`,
      notices: sql<SiteSettings['notices']>`${settings.value} -> 'notices'`,
    })
    .from(settings)
    .where(eq(settings.name, 'site'));
  if (!row) {
    throw new Error('There are no settings yet.');
  }
  return {
    ...row,
    look: row.look ?? undefined,
    paymentMarks: row.paymentMarks ?? undefined,
    licences: row.licences ?? undefined,
    papers: row.papers ?? undefined,
    sells: row.sells ?? undefined,
  };
}

/** What the agency sells; all while it hasn’t said. */
export async function findSells(db: ReadDatabase): Promise<Sells> {
  const [row] = await db
    .select({ sells: sql<SiteSettings['sells'] | null>`${settings.value} -> 'sells'` })
    .from(settings)
    .where(eq(settings.name, 'site'));
  return row?.sells ?? sellsAll;
}

/** The agency's templates and words of letters; undefined while it has none of its own. */
export async function findLetterTexts(db: ReadDatabase): Promise<SiteSettings['words']> {
  const [row] = await db
    .select({ words: sql<SiteSettings['words'] | null>`${settings.value} -> 'words'` })
    .from(settings)
    .where(eq(settings.name, 'site'));
  return row?.words ?? undefined;
}

/** How customers are told of what happens. */
export async function findMessageSettings(db: ReadDatabase): Promise<MessageSettings> {
  const [row] = await db
    .select({ messages: sql<Partial<MessageSettings> | null>`${settings.value} -> 'messages'` })
    .from(settings)
    .where(eq(settings.name, 'site'));
  return { ...defaultMessageSettings, ...row?.messages };
}

/** The days of the public holidays. */
export async function findHolidays(db: ReadDatabase): Promise<readonly CalendarDate[]> {
  const [row] = await db
    .select({ holidays: sql<SiteSettings['holidays']>`${settings.value} -> 'holidays'` })
    .from(settings)
    .where(eq(settings.name, 'site'));
  return row?.holidays.map(({ date }) => date) ?? [];
}

/** How the agency sells, with its VAT. */
export type WholeSales = ReturnType<typeof wholeSales>;

const saved = {
  sales: sql<Sales | null>`${settings.value} -> 'sales'`,
  papers: sql<SiteSettings['papers'] | null>`${settings.value} -> 'papers'`,
};

/** How the agency sells. */
export async function findSales(db: ReadDatabase): Promise<WholeSales> {
  const [row] = await db.select(saved).from(settings).where(eq(settings.name, 'site'));
  return wholeSales(row?.sales, row?.papers ?? null);
}

/** How departures are booked online. */
export async function findBooking(db: ReadDatabase): Promise<Booking> {
  const [row] = await db
    .select({ booking: sql<Partial<Booking> | null>`${settings.value} -> 'booking'` })
    .from(settings)
    .where(eq(settings.name, 'site'));
  return { ...defaultBooking, ...row?.booking };
}

/** How the agency sells, and how departures are booked online. */
export async function findSelling(
  db: ReadDatabase,
): Promise<{ readonly sales: WholeSales; readonly booking: Booking }> {
  const [row] = await db
    .select({
      ...saved,
      booking: sql<Partial<Booking> | null>`${settings.value} -> 'booking'`,
    })
    .from(settings)
    .where(eq(settings.name, 'site'));
  return {
    sales: wholeSales(row?.sales, row?.papers ?? null),
    booking: { ...defaultBooking, ...row?.booking },
  };
}

/** How visa cases are kept. */
export async function findVisaCaseTerms(db: ReadDatabase): Promise<VisaCases> {
  const [row] = await db
    .select({ visaCases: sql<Partial<VisaCases> | null>`${settings.value} -> 'visaCases'` })
    .from(settings)
    .where(eq(settings.name, 'site'));
  return { ...defaultVisaCases, ...row?.visaCases };
}

/** The agency's own wallets and bank accounts, to which customers pay by hand. */
export async function findReceivingAccounts(db: ReadDatabase): Promise<ReceivingAccounts> {
  const [row] = await db
    .select({ accounts: sql<ReceivingAccounts | null>`${settings.value} -> 'receivingAccounts'` })
    .from(settings)
    .where(eq(settings.name, 'site'));
  return row?.accounts ?? noReceivingAccounts;
}

/** The days until the registration as a travel agency lapses, when it is time to renew it. */
export async function findDaysToRenew(db: ReadDatabase, today: CalendarDate): Promise<number | undefined> {
  const [row] = await db
    .select({ papers: sql<SiteSettings['papers'] | null>`${settings.value} -> 'papers'` })
    .from(settings)
    .where(eq(settings.name, 'site'));
  return daysToRenew(row?.papers?.registeredUntil ?? '', today);
}
