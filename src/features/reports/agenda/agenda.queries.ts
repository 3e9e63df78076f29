import type { AgendaRow } from '#features/agenda/agenda.contract.ts';
import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { findActorNames } from '#features/identity/actor-names.queries.ts';
import { listWaiting } from '#features/money/matches/match-candidates.queries.ts';
import { listOpenBills } from '#features/suppliers/due/due.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { listApprovals } from '../approvals/approvals.queries.ts';
import { listOldClearing } from '../financials/old-clearing.queries.ts';

/** All that waits for a second person, as the page of money lists it: payments, refunds, and what was asked for besides. */
async function listUndecided(db: ReadDatabase) {
  const waiting = await listWaiting(db);
  const names = await findActorNames(
    db,
    waiting.map(({ by }) => by),
  );
  const entered = waiting.map(({ id, kind, reference, name, amount, by, at }) => ({
    id,
    kind,
    reference,
    name,
    amount,
    by,
    byName: names.get(by) ?? by,
    at: at.toISOString(),
  }));
  return [...entered, ...(await listApprovals(db)).map((row) => ({ ...row, name: undefined }))].toSorted(
    (a, b) => a.at.localeCompare(b.at),
  );
}

const path = '/dashboard/money?tab=waiting';

const rowOf = (
  { id, kind, reference, name, amount, by, byName, at }: Awaited<ReturnType<typeof listUndecided>>[number],
  caller: { readonly id: string },
): AgendaRow =>
  agendaRowOf({
    id,
    // Narrowed to its order, where it is decided.
    path: reference === null || name === undefined ? path : `${path}&q=${reference}`,
    what: reference ?? '',
    why: kind,
    by: byName,
    at,
    sum: amount,
    customer: name === undefined ? null : { name, phone: null },
    isOwn: by === caller.id,
  });

/** What waits for another person: for those who may decide, and for those who asked. */
export const approvalAgenda: readonly AgendaProvider[] = [
  {
    name: 'approvals',
    permission: 'payments.approve',
    list: async ({ db, caller }) => {
      const rows = (await listUndecided(db)).map((row) => rowOf(row, caller));
      // One's own come last: nobody decides those.
      return agendaPartOf(
        path,
        rows.toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn)),
      );
    },
  },
  {
    name: 'requested',
    permission: 'payments.write',
    unless: 'payments.approve',
    list: async ({ db, caller }) => {
      const own = (await listUndecided(db)).filter(({ by }) => by === caller.id);
      return agendaPartOf(
        path,
        // Its heading says whose they are.
        own.map((row) => ({ ...rowOf(row, caller), by: null, isOwn: false })),
      );
    },
  },
];

/** What the accountant must look after: suppliers' bills that are late, and money that has been on its way for too long. */
export const bookAgenda: readonly AgendaProvider[] = [
  {
    name: 'bills-late',
    permission: 'books.read',
    list: async ({ db, today }) =>
      agendaPartOf(
        '/dashboard/suppliers',
        (await listOpenBills(db))
          .filter(({ due }) => due < today)
          .map(({ id, supplier, name, number, due, open }) =>
            agendaRowOf({
              id,
              path: `/dashboard/suppliers/${supplier}`,
              what: name,
              why: 'bill-due',
              day: due,
              by: number,
              sum: open,
              urgency: 'late',
            }),
          ),
      ),
  },
  {
    name: 'old-clearing',
    permission: 'books.read',
    list: async ({ db, today }) =>
      agendaPartOf(
        '/dashboard/reports?report=clearing',
        (await listOldClearing(db, today)).map(({ code, name, amount, oldest }) =>
          agendaRowOf({
            id: code,
            path: `/dashboard/accounts/${code}?from=${oldest}`,
            what: name,
            why: 'lies-in-clearing',
            day: oldest,
            sum: amount,
            urgency: 'late',
          }),
        ),
      ),
  },
];
