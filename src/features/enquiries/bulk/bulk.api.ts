import { createRoute, z } from '@hono/zod-openapi';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { Caller } from '#platform/http/caller.ts';
import { answered, refused, sent, usualRefusals } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
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

const bulkRoute = createRoute({
  ...needs('enquiries.write'),
  method: 'post',
  path: '/enquiries/bulk',
  operationId: 'changeEnquiries',
  tags: ['Enquiries of the office'],
  summary: 'Changes many enquiries; each succeeds or fails on its own',
  request: sent(bulkChange, {
    action: 'state',
    ids: ['00000000-0000-4000-8000-000000000000'],
    state: 'waiting',
  }),
  responses: { 200: answered('What came of each.', bulkResults), ...refused(usualRefusals) },
});

/** Changes to many enquiries at once. */
export function bulkRoutes({ commands }: { readonly commands: CommandDeps }): JsonRoutes {
  async function doOne(caller: Caller, change: BulkChange, id: string): Promise<void> {
    switch (change.action) {
      case 'assign':
        await run(commands, caller, assignEnquiry, { id, owner: change.owner });
        break;
      case 'state':
        await run(commands, caller, changeState, { id, state: change.state });
        break;
      case 'due':
        await run(commands, caller, setDue, { id, dueOn: change.dueOn });
        break;
      case 'spam':
        await run(commands, caller, markSpam, { id });
        break;
      default:
        await run(commands, caller, releaseEnquiry, { id });
    }
  }
  return jsonRoutes().openapi(bulkRoute, async (context) => {
    const change = context.req.valid('json');
    const done: z.infer<typeof bulkResults>['results'] = [];
    for (const id of new Set(change.ids)) {
      try {
        await doOne(context.var.caller, change, id);
        done.push({ id, ok: true });
      } catch (cause) {
        if (!(cause instanceof Failure)) {
          throw cause;
        }
        done.push({ id, ok: false, code: cause.code, detail: cause.message });
      }
    }
    return context.json({ results: done }, 200);
  });
}
