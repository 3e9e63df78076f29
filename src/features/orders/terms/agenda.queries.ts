import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AgendaRow } from '#features/agenda/agenda.contract.ts';
import {
  type AgendaProvider,
  agendaPartOf,
  agendaRowOf,
  visibleRows,
} from '#features/agenda/agenda.rules.ts';
import { listOrderMoney } from '#features/ledger/ledger.queries.ts';
import { noMoney } from '#features/ledger/ledger.rules.ts';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { DueTab } from '../order-list.contract.ts';
import type { aboutOf } from '../orders.rules.ts';
import { orders, orderVersions } from '../orders.table.ts';
import { listAbout } from './about.queries.ts';
import { balanceOf } from './balance.rules.ts';
import { inDueTab } from './due-tabs.queries.ts';
import { listPlans } from './plan.queries.ts';

interface Due {
  readonly id: string;
  /** Poisha, as the list of orders shows it. */
  readonly due: number;
  readonly dueOn: CalendarDate | null;
  /** What goes back; poisha. */
  readonly back: number;
}

/** What each order of a tab owes, the longest due first and the largest sum first on a day. @param today in Asia/Dhaka */
async function listDues(db: ReadDatabase, tab: DueTab, today: CalendarDate): Promise<Due[]> {
  const rows = await db
    .select({ id: orders.id, state: orders.state, quoted: orderVersions.total })
    .from(orders)
    .innerJoin(
      orderVersions,
      and(eq(orderVersions.orderId, orders.id), eq(orderVersions.number, orders.current)),
    )
    .where(and(isNull(orders.removedAt), inDueTab(db, tab, today)));
  const ids = rows.map(({ id }) => id);
  const money = await listOrderMoney(db, ids);
  const plans = await listPlans(db, ids, today);
  return rows
    .map(({ id, ...row }) => {
      const standing = { ...row, money: money.get(id) ?? noMoney };
      const { due, dueOn, back } = balanceOf(standing, plans.get(id) ?? [], today);
      return { id, due, dueOn, back };
    })
    .toSorted(
      // What is due at once is asked for today: nobody waits for it longer than for what has been late for years.
      (a, b) => (a.dueOn ?? today).localeCompare(b.dueOn ?? today) || b.due - a.due || b.back - a.back,
    );
}

/** Whose some orders are and what they are about, by id. */
export async function listCallees(db: ReadDatabase, ids: readonly string[]) {
  if (ids.length === 0) {
    return new Map<string, Pick<AgendaRow, 'customer' | 'path'> & { what: ReturnType<typeof aboutOf> }>();
  }
  const rows = await db
    .select({ id: orders.id, reference: orders.reference, name: orders.name, phone: orders.phone })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  const abouts = await listAbout(db, ids);
  return new Map(
    rows.map(({ id, reference, name, phone }) => {
      const about = abouts.get(id) ?? {};
      const [en, bn] = [about.en ?? about.bn ?? reference, about.bn ?? about.en ?? reference];
      return [id, { what: { en, bn }, customer: { name, phone }, path: `/dashboard/orders/${id}` }];
    }),
  );
}

/** A group of orders: all count, the first few are looked up. */
async function partOf(
  db: ReadDatabase,
  tab: DueTab,
  found: readonly Due[],
  given: (due: Due) => Pick<AgendaRow, 'why' | 'sum'> & Partial<AgendaRow>,
) {
  const callees = await listCallees(
    db,
    found.slice(0, visibleRows).map(({ id }) => id),
  );
  return agendaPartOf(
    `/dashboard/orders?due=${tab}`,
    found.map((due) => {
      const path = `/dashboard/orders/${due.id}`;
      return agendaRowOf({ id: due.id, path, ...callees.get(due.id), ...given(due) });
    }),
  );
}

const owing = (name: AgendaProvider['name'], tab: DueTab, urgency: AgendaRow['urgency'], days?: number) => ({
  name,
  permission: 'orders.read' as const,
  list: async ({ db, today }: Parameters<AgendaProvider['list']>[0]) => {
    const all = await listDues(db, tab, today);
    const found =
      days === undefined ? all : all.filter(({ dueOn }) => dueOn !== null && dueOn <= addDays(today, days));
    return partOf(db, tab, found, ({ due, dueOn }) => ({
      why: dueOn === null ? 'due-at-once' : 'due',
      day: dueOn,
      sum: due,
      urgency,
    }));
  },
});

/** Orders that owe, by when; those that money goes back to. */
export const orderAgenda: readonly AgendaProvider[] = [
  owing('overdue', 'overdue', 'late'),
  owing('due-today', 'today', 'soon'),
  // The week ends six days from today, as in the inbox.
  owing('due-this-week', 'upcoming', null, 6),
  {
    name: 'give-backs',
    permission: 'orders.read',
    list: async ({ db, today }) =>
      partOf(db, 'refund', await listDues(db, 'refund', today), ({ back }) => ({
        why: 'to-give-back',
        sum: back,
      })),
  },
];
