import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { orders } from '#features/orders/orders.table.ts';
import { queuePush } from '#features/push/push.writes.ts';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { command } from '#platform/command/command.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { fareRequests } from '../fares.table.ts';
import { alarmLetter } from './alarms.emails.ts';
import { dueAlarms } from './alarms.rules.ts';
import { fareAlarms } from './alarms.table.ts';

/** Alarms staff by mail, and on their own devices, of a time limit that comes near; nothing when it was done before, or there is nothing to ticket any more. */
export const alarmStaff = command({
  name: 'fares.alarm',
  permission: 'orders.tend',
  input: z.strictObject({ id: z.uuid() }),
  run: async (context, { id }) => {
    const { tx, now, siteUrl } = context;
    const [row] = await tx.select().from(fareRequests).where(eq(fareRequests.enquiryId, id)).for('update');
    if (!row || row.orderId === null || row.ticketedAt !== null || row.endedAt !== null) {
      return;
    }
    const [order] = await tx
      .select({ state: orders.state, reference: orders.reference, name: orders.name })
      .from(orders)
      .where(eq(orders.id, row.orderId));
    const [asked] = await tx.select({ name: enquiries.name }).from(enquiries).where(eq(enquiries.id, id));
    const given = await tx
      .select({ hours: fareAlarms.hours })
      .from(fareAlarms)
      .where(eq(fareAlarms.enquiryId, id));
    const due =
      row.timeLimit === null
        ? []
        : dueAlarms(
            row.timeLimit,
            now,
            given.map(({ hours }) => hours),
          );
    if (!(order && asked && row.timeLimit) || order.state === 'cancelled' || due.length === 0) {
      return;
    }
    const noted = await tx
      .insert(fareAlarms)
      .values(due.map((hours) => ({ enquiryId: id, hours, at: now })))
      .onConflictDoNothing()
      .returning({ hours: fareAlarms.hours });
    if (!noted.some(({ hours }) => hours === due[0])) {
      return;
    }
    const path = `/dashboard/fares/${id}`;
    await queuePush(context, {
      kind: 'limit.near',
      subjectId: id,
      reference: order.reference,
      path,
      usefulUntil: row.timeLimit > now ? row.timeLimit : undefined,
    });
    const { agency } = await findAgency(tx);
    await queueMail(tx, now, {
      event: 'fare.alarm',
      to: agency.email,
      language: 'en',
      ...(await alarmLetter({
        agencyName: agency.name.en,
        name: asked.name || order.name,
        reference: order.reference,
        timeLimit: row.timeLimit,
        isOver: row.timeLimit <= now,
        link: `${siteUrl}${path}`,
      })),
    });
    context.log({ subjectKind: 'enquiry', subjectId: id, difference: { alarm: due[0] } });
  },
});
