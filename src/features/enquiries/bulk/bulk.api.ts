import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Caller } from '#platform/http/caller.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { runs } from '#platform/http/runs.ts';
import { assignEnquiry, changeState, markSpam, releaseEnquiry, setDue } from '../enquiries.commands.ts';
import { settableStates } from '../enquiries.rules.ts';
import { ownerUid } from '../inbox/inbox.contract.ts';
import { bulkResults } from './bulk.contract.ts';

const ids = z.array(z.uuid()).min(1).max(100);

const bulkChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('assign'), ids, owner: ownerUid.nullable() }),
  z.strictObject({ action: z.literal('state'), ids, state: z.enum(settableStates) }),
  z.strictObject({ action: z.literal('due'), ids, dueOn: calendarDate.nullable() }),
  z.strictObject({ action: z.literal('spam'), ids }),
  z.strictObject({ action: z.literal('release'), ids }),
]);
type BulkChange = z.output<typeof bulkChange>;

function changeOne(deps: CommandDeps, caller: Caller, change: BulkChange, id: string): Promise<unknown> {
  switch (change.action) {
    case 'assign':
      return run(deps, caller, assignEnquiry, { id, owner: change.owner });
    case 'state':
      return run(deps, caller, changeState, { id, state: change.state });
    case 'due':
      return run(deps, caller, setDue, { id, dueOn: change.dueOn });
    case 'spam':
      return run(deps, caller, markSpam, { id });
    default:
      return run(deps, caller, releaseEnquiry, { id });
  }
}

/** Changes to many enquiries at once. */
export const bulkRoutes = routes('Enquiries of the office', [
  runs(
    'POST /enquiries/bulk',
    {
      permission: 'enquiries.write',
      id: 'changeEnquiries',
      summary: 'Changes many enquiries; each succeeds or fails on its own',
      body: bulkChange,
      example: { action: 'state', ids: ['00000000-0000-4000-8000-000000000000'], state: 'waiting' },
      answer: 'What came of each.',
      output: bulkResults,
    },
    async (change, deps, caller) => {
      const results: z.infer<typeof bulkResults>['results'] = [];
      for (const id of new Set(change.ids)) {
        try {
          await changeOne(deps, caller, change, id);
          results.push({ id, ok: true });
        } catch (cause) {
          if (!(cause instanceof Failure)) {
            throw cause;
          }
          results.push({ id, ok: false, code: cause.code, detail: cause.message });
        }
      }
      return { results };
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof bulkRoutes> {}
}
