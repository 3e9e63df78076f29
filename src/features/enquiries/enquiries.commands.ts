import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { recordCustomer } from '#features/customers/record/record.writes.ts';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { users } from '#features/identity/identity.table.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { type CommandContext, command } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Transaction } from '#platform/database/database.ts';
import { newNote } from './enquiries.contract.ts';
import { canBeOwner, canChange, canRelease } from './enquiries.policy.ts';
import { type EnquiryState, type Happening, happeningOf, settableStates } from './enquiries.rules.ts';
import { enquiries, enquiryEvents, enquiryNotes } from './enquiries.table.ts';
import { type EnquiryChanges, type EnquiryRow, queueConfirmation } from './enquiries.writes.ts';
import { changed, changeRefusals } from './inbox/answers.contract.ts';
import { ownerUid } from './inbox/inbox.contract.ts';
import { announceEnquiry } from './stream/stream.gateway.ts';

const permission = 'enquiries.write';

/** The enquiry, with the version that the user sees if it is open. */
const one = { id: z.uuid(), version: z.int().optional() };

/** The events of an enquiry after a version, latest first: actor and action. */
async function changesSince(tx: Transaction, row: EnquiryRow, version: number) {
  const { at, actor, happened, detail } = enquiryEvents;
  const events = await tx
    .select({ at, actor, happened, detail })
    .from(enquiryEvents)
    .where(eq(enquiryEvents.enquiryId, row.id))
    .orderBy(desc(enquiryEvents.id))
    // Each change is one version and one event.
    .limit(Math.min(20, Math.max(0, row.version - version)));
  const names = await findActorNames(
    tx,
    events.map((event) => event.actor),
  );
  return events.map((event) => ({
    ...event,
    happened: happeningOf(event.happened),
    actorName: names.get(event.actor) ?? null,
  }));
}

/**
 * The enquiry, locked until the transaction ends.
 * @throws Failure not found; conflict when it was changed since the caller's version, or merged into another one.
 */
export async function lockEnquiry(
  { tx, authorize }: Pick<CommandContext, 'tx' | 'authorize'>,
  { id, version }: { id: string; version?: number | undefined },
): Promise<EnquiryRow> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update');
  if (!row || row.removedAt !== null) {
    throw new Failure('not-found', 'enquiries.not-found', 'There is no such enquiry.');
  }
  authorize(canChange, row);
  if (version !== undefined && version !== row.version) {
    throw new Failure('conflict', 'enquiries.changed', 'Somebody changed this enquiry meanwhile.', [], {
      version: row.version,
      state: row.state,
      owner: row.owner,
      dueOn: row.dueOn,
      changes: await changesSince(tx, row, version),
    });
  }
  return row;
}

/** Changes an enquiry, with an event in its history, a log entry, and a notification to open inboxes. */
export async function changeEnquiry(
  context: CommandContext,
  row: EnquiryRow,
  changes: EnquiryChanges,
  happened: Happening,
  detail: Readonly<Record<string, unknown>>,
): Promise<{ id: string; version: number }> {
  const { tx, now, actor, log } = context;
  await tx
    .update(enquiries)
    .set({ ...changes, version: sql`${enquiries.version} + 1`, updatedAt: now })
    .where(eq(enquiries.id, row.id));
  await tx.insert(enquiryEvents).values({ enquiryId: row.id, at: now, actor: actor.id, happened, detail });
  log({ subjectKind: 'enquiry', subjectId: row.id, difference: { happened, ...detail } });
  await announceEnquiry(tx, { id: row.id, happened });
  return { id: row.id, version: row.version + 1 };
}

/** Gives an enquiry to a colleague, or to nobody. @throws Failure invalid `enquiries.owner` for who doesn't work on enquiries */
export async function assignTo(
  context: CommandContext,
  which: { readonly id: string; readonly version?: number | undefined },
  owner: string | null,
) {
  const row = await lockEnquiry(context, which);
  if (owner !== null) {
    const [user] = await context.tx
      .select({ role: users.role, emailVerified: users.emailVerified, disabledAt: users.disabledAt })
      .from(users)
      .where(eq(users.uid, owner));
    context.authorize(canBeOwner, user);
  }
  if (owner === row.owner) {
    return { id: row.id, version: row.version };
  }
  return changeEnquiry(context, row, { owner }, 'assigned', { from: row.owner, to: owner });
}

/** Assigns an enquiry to a member of staff, or to nobody. */
export const assignEnquiry = command({
  name: 'enquiries.assign',
  permission,
  input: z.strictObject({ ...one, owner: ownerUid.nullable() }),
  output: changed,
  refusals: changeRefusals,
  run: (context, { owner, ...which }) => assignTo(context, which, owner),
});

async function setState(context: CommandContext, row: EnquiryRow, state: EnquiryState) {
  return state === row.state
    ? { id: row.id, version: row.version }
    : changeEnquiry(context, row, { state }, 'state-changed', { from: row.state, to: state });
}

/** Changes the state of an enquiry. A closed one can be reopened. */
export const changeState = command({
  name: 'enquiries.change-state',
  permission,
  input: z.strictObject({ ...one, state: z.enum(settableStates) }),
  output: changed,
  refusals: changeRefusals,
  run: async (context, { state, ...which }) => setState(context, await lockEnquiry(context, which), state),
});

/** Marks an enquiry as spam. Releasing undoes it. */
export const markSpam = command({
  name: 'enquiries.mark-spam',
  permission,
  input: z.strictObject(one),
  output: changed,
  refusals: changeRefusals,
  run: async (context, which) => setState(context, await lockEnquiry(context, which), 'spam'),
});

/** The due date of an enquiry; null removes it. */
export const setDue = command({
  name: 'enquiries.set-due',
  permission,
  input: z.strictObject({ ...one, dueOn: calendarDate.nullable() }),
  output: changed,
  refusals: changeRefusals,
  run: async (context, { dueOn, ...which }) => {
    const row = await lockEnquiry(context, which);
    return dueOn === row.dueOn
      ? { id: row.id, version: row.version }
      : changeEnquiry(context, row, { dueOn }, 'due-set', { from: row.dueOn, to: dueOn });
  },
});

/** Adds an internal note. */
export const addNote = command({
  name: 'enquiries.add-note',
  permission,
  input: newNote.extend({ id: z.uuid() }),
  output: changed,
  refusals: changeRefusals,
  run: async (context, { id, text }) => {
    const row = await lockEnquiry(context, { id });
    const { tx, now, actor } = context;
    const noteId = crypto.randomUUID();
    await tx
      .insert(enquiryNotes)
      .values({ id: noteId, enquiryId: id, author: actor.id, body: text, at: now });
    return changeEnquiry(context, row, {}, 'note-added', { noteId });
  },
});

/** Releases an enquiry that is in review or marked as spam: the visitor gets the confirmation now, unless it has been sent. */
export const releaseEnquiry = command({
  name: 'enquiries.release',
  permission,
  input: z.strictObject(one),
  output: changed,
  refusals: changeRefusals,
  run: async (context, which) => {
    const row = await lockEnquiry(context, which);
    context.authorize(canRelease, row);
    const released = { inReview: false, ...(row.state === 'spam' ? { state: 'new' as const } : {}) };
    if (row.inReview) {
      await queueConfirmation(context, row);
      await recordCustomer(context, row, { bySite: row.source === 'site' });
    }
    return changeEnquiry(context, row, released, 'released', {
      reviewReasons: row.reviewReasons,
      from: row.state,
    });
  },
});

/**
 * Merges enquiries of the same person into one: they leave the inbox, and their history can be read from it.
 * @throws Failure conflict when one of them shares neither telephone number nor e-mail address with the remaining one.
 */
export const mergeEnquiries = command({
  name: 'enquiries.merge',
  permission,
  input: z.strictObject({ ...one, from: z.array(z.uuid()).min(1).max(50) }),
  output: changed,
  refusals: changeRefusals,
  run: async (context, { from, ...which }) => {
    const { tx } = context;
    const others = [...new Set(from)].filter((id) => id !== which.id).sort();
    // Always locked in the same order, so that concurrent merges can't deadlock.
    await tx
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(inArray(enquiries.id, [which.id, ...others]))
      .orderBy(enquiries.id)
      .for('update');
    const main = await lockEnquiry(context, which);
    if (others.length === 0) {
      throw new Failure('invalid', 'enquiries.merge-itself', 'An enquiry can’t be merged into itself.', [
        { path: 'from', message: 'An enquiry can’t be merged into itself.' },
      ]);
    }
    const references: string[] = [];
    for (const id of others) {
      const row = await lockEnquiry(context, { id });
      const isSame =
        (row.phone !== null && row.phone === main.phone) || (row.email !== null && row.email === main.email);
      if (!isSame) {
        throw new Failure(
          'conflict',
          'enquiries.other-person',
          `${row.reference} has another telephone number and another e-mail address.`,
        );
      }
      await changeEnquiry(context, row, { mergedInto: main.id }, 'merged', { into: main.reference });
      references.push(row.reference);
    }
    // Enquiries merged into one of them earlier now belong to the remaining one.
    await tx
      .update(enquiries)
      .set({ mergedInto: main.id })
      .where(and(inArray(enquiries.mergedInto, others)));
    const search = `${main.search} ${references.join(' ').toLowerCase()}`.slice(0, 4_000);
    return changeEnquiry(context, main, { search }, 'took-over', { references });
  },
});
