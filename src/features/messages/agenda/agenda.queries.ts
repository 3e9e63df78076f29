import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { visaCases } from '#features/visa-cases/visa-cases.table.ts';
import { messages } from '#platform/messages/messages.table.ts';

/** Who has waited longer has called. */
const waitsMs = 30 * 86_400_000;
/** More never wait at once. */
const maxWaiting = 1_000;

/** What customers wrote about orders and visa cases, and nobody has answered; what they wrote to enquiries is in the inbox. */
export const unanswered: AgendaProvider = {
  name: 'answers',
  permission: 'messages.write',
  list: async ({ db, now }) => {
    const answered = sql`EXISTS (SELECT 1 FROM ${messages} AS later WHERE later.about_id = ${messages.aboutId}
      AND (later.created_at, later.id) > (${messages.createdAt}, ${messages.id}))`;
    const rows = await db
      .select({
        id: messages.aboutId,
        kind: messages.aboutKind,
        at: messages.createdAt,
        order: orders.reference,
        orderName: orders.name,
        visaCase: visaCases.reference,
        caseName: visaCases.name,
      })
      .from(messages)
      .leftJoin(orders, and(eq(messages.aboutKind, 'order'), eq(orders.id, messages.aboutId)))
      .leftJoin(visaCases, and(eq(messages.aboutKind, 'case'), eq(visaCases.id, messages.aboutId)))
      .where(
        and(
          eq(messages.direction, 'in'),
          inArray(messages.aboutKind, ['order', 'case']),
          gte(messages.createdAt, new Date(now.getTime() - waitsMs)),
          sql`NOT ${answered}`,
        ),
      )
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(maxWaiting);
    return agendaPartOf(
      '/dashboard/messages?direction=in',
      rows.map(({ id, kind, at, order, orderName, visaCase, caseName }) =>
        agendaRowOf({
          id: id ?? '',
          path: kind === 'order' ? `/dashboard/orders/${id}` : `/dashboard/visacases/${id}`,
          what: order ?? visaCase ?? '',
          why: 'came',
          at: at.toISOString(),
          customer: { name: orderName ?? caseName ?? '', phone: null },
        }),
      ),
    );
  },
};
