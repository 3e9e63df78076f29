import { createRoute } from '@hono/zod-openapi';
import { summariseEnquiries } from '#features/enquiries/inbox/overview.queries.ts';
import { countToTicket } from '#features/fares/listed/standing/standing.queries.ts';
import { countInDueTab } from '#features/orders/due-tabs.queries.ts';
import { findDaysToRenew } from '#features/site-settings/site-settings.queries.ts';
import { countToCheck } from '#features/visa-cases/visa-cases.queries.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { CommandDeps } from '#platform/command/command.ts';
import { answered, refused, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { countDeadMail } from '#platform/mail/mail.queries.ts';
import { countDeadTasks } from '#platform/outbox/outbox.queries.ts';
import { overviewShape } from './overview.contract.ts';
import { findOverview } from './overview.queries.ts';

const read = createRoute({
  ...needs('documents.read'),
  method: 'get',
  path: '/overview',
  operationId: 'readOverview',
  tags: ['Overview'],
  summary: 'Counts for the office’s home page: waiting work and recent activity',
  responses: { 200: answered('The current counts.', overviewShape), ...refused(usualRefusals) },
});

export function overviewRoutes({ db, clock }: CommandDeps): JsonRoutes {
  const routes = jsonRoutes();
  routes.openapi(read, async (context) => {
    const now = clock.now();
    const documents = await findOverview(db, now);
    const { permissions } = context.var.caller;
    const enquiries = permissions.has('enquiries.read')
      ? await summariseEnquiries(db, dhakaDate(now))
      : undefined;
    const mail = permissions.has('mail.read') ? { dead: await countDeadMail(db) } : undefined;
    const outbox = permissions.has('outbox.read') ? { dead: await countDeadTasks(db) } : undefined;
    const visaCases = permissions.has('visa-cases.read') ? { toCheck: await countToCheck(db) } : undefined;
    const fares = permissions.has('orders.read') ? { toTicket: await countToTicket(db) } : undefined;
    const orders = permissions.has('orders.read')
      ? { toGiveBack: await countInDueTab(db, 'refund', dhakaDate(now)) }
      : undefined;
    const daysLeft = permissions.has('settings.write')
      ? await findDaysToRenew(db, dhakaDate(now))
      : undefined;
    const registration = daysLeft === undefined ? undefined : { daysLeft };
    const more = {
      ...(enquiries && { enquiries }),
      ...(visaCases && { visaCases }),
      ...(fares && { fares }),
      ...(orders && { orders }),
      ...(mail && { mail }),
      ...(outbox && { outbox }),
      ...(registration && { registration }),
    };
    return context.json({ ...documents, ...more }, 200);
  });
  return routes;
}
