import { summariseEnquiries } from '#features/enquiries/inbox/overview.queries.ts';
import { countToTicket } from '#features/fares/list/list-state.queries.ts';
import { countInDueTab } from '#features/orders/terms/due-tabs.queries.ts';
import { findDaysToRenew } from '#features/site-settings/site-settings.queries.ts';
import { countToCheck } from '#features/visa-cases/visa-cases.queries.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { countDeadMail } from '#platform/mail/mail.queries.ts';
import { countDeadTasks } from '#platform/outbox/outbox.queries.ts';
import { overviewShape } from './overview.contract.ts';
import { findOverview } from './overview.queries.ts';

/** The counts of the office's home page; those of other features only for who may read them. */
export const overviewRoutes = routes('Overview', [
  reads(
    'GET /overview',
    {
      permission: 'documents.read',
      id: 'readOverview',
      summary: 'Counts for the office’s home page: waiting work and recent activity',
      answer: 'The current counts.',
      output: overviewShape,
    },
    async (_, { db, now, today, caller: { permissions } }) => {
      const documents = await findOverview(db, now);
      const enquiries = permissions.has('enquiries.read') ? await summariseEnquiries(db, today) : undefined;
      const mail = permissions.has('mail.read') ? { dead: await countDeadMail(db) } : undefined;
      const outbox = permissions.has('outbox.read') ? { dead: await countDeadTasks(db) } : undefined;
      const visaCases = permissions.has('visa-cases.read') ? { toCheck: await countToCheck(db) } : undefined;
      const fares = permissions.has('orders.read') ? { toTicket: await countToTicket(db) } : undefined;
      const orders = permissions.has('orders.read')
        ? { toGiveBack: await countInDueTab(db, 'refund', today) }
        : undefined;
      const daysLeft = permissions.has('settings.write') ? await findDaysToRenew(db, today) : undefined;
      const registration = daysLeft === undefined ? undefined : { daysLeft };
      return {
        ...documents,
        ...(enquiries && { enquiries }),
        ...(visaCases && { visaCases }),
        ...(fares && { fares }),
        ...(orders && { orders }),
        ...(mail && { mail }),
        ...(outbox && { outbox }),
        ...(registration && { registration }),
      };
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof overviewRoutes> {}
}
