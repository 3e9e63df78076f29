import { and, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm';
import { users } from '#features/identity/identity.table.ts';
import { listInvitations } from '#features/identity/invitations/invitations.queries.ts';
import { imports } from '#features/imports/imports.table.ts';
import { findLastOpening } from '#features/reports/opening/opening.queries.ts';
import { findStanding } from '#features/samples/samples.queries.ts';
import { findSettingsVersion } from '#features/site-settings/site-settings.queries.ts';
import { liveTourPackages } from '#features/tour-packages/tour-packages.table.ts';
import { liveVisas } from '#features/visas/visas.table.ts';
import { findLastBackup } from '#platform/backup/note-backup.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Reading } from '#platform/http/operation.ts';
import { sampleContacts } from '#platform/messages/messages.table.ts';
import type { StartFacts } from './facts.rules.ts';
import type { StartStep } from './start.contract.ts';
import { startProgress, startServiceRows } from './start.table.ts';

/** Staff who can sign in, without those of the sample life and without who asks. */
async function listColleagues(db: ReadDatabase, uid: string) {
  return db
    .select({ lastSeenAt: users.lastSeenAt })
    .from(users)
    .where(
      and(
        ne(users.role, 'customer'),
        isNull(users.disabledAt),
        ne(users.uid, uid),
        notInArray(users.email, db.select({ email: sampleContacts.address }).from(sampleContacts)),
      ),
    );
}

/** Open invitations whose link still works. */
async function countInvited(db: ReadDatabase, now: Date): Promise<number> {
  return (await listInvitations(db, now)).filter(({ lapsed }) => !lapsed).length;
}

/** What the owner said; nothing at first. */
export async function findSaid(
  db: ReadDatabase,
): Promise<{ readonly done: readonly StartStep[]; readonly away: boolean }> {
  const [said] = await db
    .select({ done: startProgress.done, away: startProgress.away })
    .from(startProgress)
    .where(eq(startProgress.name, 'start'));
  return said ?? { done: [], away: false };
}

/** How many contacts the sample life has, as long as it is there. They outlive it: nothing is ever sent to one of them. */
async function countSamples(db: ReadDatabase): Promise<number> {
  return (await findStanding(db)).life ? db.$count(sampleContacts) : 0;
}

/** All that the guided start is computed from. @throws Failure not-found while there are no settings */
export async function findStartFacts({ db, caller, now, today, siteUrl }: Reading): Promise<StartFacts> {
  const said = await findSaid(db);
  const colleagues = await listColleagues(db, caller.uid);
  const markets = await db
    .select({ market: liveTourPackages.market })
    .from(liveTourPackages)
    .where(inArray(liveTourPackages.market, ['domestic', 'international']));
  const published = (market: string) => markets.filter((each) => each.market === market).length;
  const services = await db.select().from(startServiceRows);
  return {
    settings: (await findSettingsVersion(db)).value,
    today,
    now,
    siteUrl,
    samples: await countSamples(db),
    imports: await db.$count(imports, eq(imports.state, 'done')),
    hasOpening: (await findLastOpening(db)) !== undefined,
    colleagues: colleagues.length,
    colleaguesSeen: colleagues.filter(({ lastSeenAt }) => lastSeenAt !== null).length,
    invited: await countInvited(db, now),
    services: new Set(services.map(({ service }) => service)),
    published: {
      domestic: published('domestic'),
      international: published('international'),
      visas: await db.$count(liveVisas),
    },
    backedUp: await findLastBackup(db),
    done: new Set(said.done),
    isAway: said.away,
  };
}
