import { countToDecide } from '#features/departures/plan/plan.queries.ts';
import { countUnhandled } from '#features/enquiries/inbox/overview.queries.ts';
import { countToTicket } from '#features/fares/list/list-state.queries.ts';
import { countToCheck } from '#features/visa-cases/visa-cases.queries.ts';
import { countGuidesToCheck } from '#features/visas/agenda/agenda.queries.ts';
import type { Reading } from '#platform/http/operation.ts';
import { countDeadMessages } from '#platform/messages/dead-messages.queries.ts';
import type { Overview } from './overview.contract.ts';

/** What waits in each place of the office that the caller may open. */
export async function findOverview({
  db,
  today,
  caller: { permissions },
}: Pick<Reading, 'db' | 'today' | 'caller'>): Promise<Overview> {
  const of = async <Found>(permission: string, find: () => Promise<Found>) =>
    permissions.has(permission) ? find() : undefined;
  return {
    enquiries: await of('enquiries.read', () => countUnhandled(db)),
    visasToCheck: await of('documents.read', () => countGuidesToCheck(db, today)),
    toDecide: await of('documents.read', () => countToDecide(db, today)),
    visaCases: await of('visa-cases.read', async () => ({ toCheck: await countToCheck(db) })),
    fares: await of('orders.read', async () => ({ toTicket: await countToTicket(db) })),
    mail: await of('messages.read', async () => ({ dead: await countDeadMessages(db) })),
  };
}
