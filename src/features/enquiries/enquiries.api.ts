import { createRoute, z } from '@hono/zod-openapi';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { answered, sent } from '#platform/http/described.ts';
import { needs } from '#platform/http/gate.ts';
import { type JsonRoutes, jsonRoutes } from '#platform/http/json-routes.ts';
import { logContact } from './calls/calls.commands.ts';
import {
  addNote,
  assignEnquiry,
  changeState,
  markSpam,
  mergeEnquiries,
  releaseEnquiry,
  setDue,
} from './enquiries.commands.ts';
import { contactOutcomes, settableStates } from './enquiries.rules.ts';
import { basedOn, changed, changeRefusals, idParams, tagSent, version } from './inbox/answers.contract.ts';
import { ownerUid } from './inbox/inbox.contract.ts';

const owner = ownerUid.nullable();
const versionOnly = z.strictObject({ version });

/** A change of one enquiry, posted to `/enquiries/{id}/<name>`. */
const change = <Schema extends z.ZodType, const Name extends string>(
  name: Name,
  summary: string,
  schema: Schema,
  example: z.input<Schema>,
) =>
  createRoute({
    ...needs('enquiries.write'),
    method: 'post',
    path: `/enquiries/{id}/${name}`,
    operationId: `enquiry${name[0]?.toUpperCase()}${name.slice(1)}`,
    tags: ['Enquiries of the office'],
    summary,
    request: { params: idParams, headers: tagSent, ...sent(schema, example) },
    responses: { 200: answered('Done.', changed), ...changeRefusals },
  });

const assignRoute = change(
  'assign',
  'Gives it to somebody of the staff, or to nobody',
  z.strictObject({ owner, version }),
  { owner: null, version: 3 },
);
const stateRoute = change(
  'state',
  'Says how it stands',
  z.strictObject({ state: z.enum(settableStates), version }),
  { state: 'waiting', version: 3 },
);
const dueRoute = change(
  'due',
  'The day on which somebody looks at it again',
  z.strictObject({ dueOn: calendarDate.nullable(), version }),
  { dueOn: '2027-02-12', version: 3 },
);
const notesRoute = change('notes', 'Writes a note for the staff', z.strictObject({ text: z.string() }), {
  text: 'Called, nobody answered.',
});
const contactsRoute = createRoute({
  ...needs('enquiries.write'),
  method: 'post',
  path: '/enquiries/{id}/contacts',
  operationId: 'enquiryContacts',
  tags: ['Enquiries of the office'],
  summary: 'Notes a call or a WhatsApp message, and the next due day',
  request: {
    params: idParams,
    headers: tagSent,
    ...sent(
      z.strictObject({
        outcome: z.enum(contactOutcomes),
        /** What was written. */
        text: z.string().optional(),
        /** Absent: some working days ahead. */
        dueOn: calendarDate.nullable().optional(),
        version,
      }),
      { outcome: 'no-answer', version: 3 },
    ),
  },
  responses: {
    200: answered('Done.', changed.extend({ dueOn: calendarDate.nullable() })),
    ...changeRefusals,
  },
});
const spamRoute = change('spam', 'Puts it away as spam', versionOnly, { version: 3 });
const releaseRoute = change(
  'release',
  'Releases an enquiry that is in review or marked as spam',
  versionOnly,
  {
    version: 3,
  },
);
const mergeRoute = change(
  'merge',
  'Merges others of the same person into it',
  z.strictObject({ from: z.array(z.uuid()).min(1).max(50), version }),
  { from: ['00000000-0000-4000-8000-000000000000'], version: 3 },
);

/** The changes that staff make to one enquiry. */
export function enquiryRoutes({ commands }: { readonly commands: CommandDeps }): JsonRoutes {
  return jsonRoutes()
    .openapi(assignRoute, async (context) => {
      const { req } = context;
      const input = basedOn(req.valid('param'), req.valid('json'), req.valid('header'));
      return context.json(await run(commands, context.var.caller, assignEnquiry, input), 200);
    })
    .openapi(stateRoute, async (context) => {
      const { req } = context;
      const input = basedOn(req.valid('param'), req.valid('json'), req.valid('header'));
      return context.json(await run(commands, context.var.caller, changeState, input), 200);
    })
    .openapi(dueRoute, async (context) => {
      const { req } = context;
      const input = basedOn(req.valid('param'), req.valid('json'), req.valid('header'));
      return context.json(await run(commands, context.var.caller, setDue, input), 200);
    })
    .openapi(notesRoute, async (context) => {
      // A note replaces nothing, so it needs no version.
      const input = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await run(commands, context.var.caller, addNote, input), 200);
    })
    .openapi(contactsRoute, async (context) => {
      const { req } = context;
      const input = basedOn(req.valid('param'), req.valid('json'), req.valid('header'));
      return context.json(await run(commands, context.var.caller, logContact, input), 200);
    })
    .openapi(spamRoute, async (context) => {
      const { req } = context;
      const input = basedOn(req.valid('param'), req.valid('json'), req.valid('header'));
      return context.json(await run(commands, context.var.caller, markSpam, input), 200);
    })
    .openapi(releaseRoute, async (context) => {
      const { req } = context;
      const input = basedOn(req.valid('param'), req.valid('json'), req.valid('header'));
      return context.json(await run(commands, context.var.caller, releaseEnquiry, input), 200);
    })
    .openapi(mergeRoute, async (context) => {
      const { req } = context;
      const input = basedOn(req.valid('param'), req.valid('json'), req.valid('header'));
      return context.json(await run(commands, context.var.caller, mergeEnquiries, input), 200);
    });
}
