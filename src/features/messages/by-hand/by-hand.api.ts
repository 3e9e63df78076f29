import { z } from 'zod';
import { Failure } from '#platform/command/failure.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { runs } from '#platform/http/runs.ts';
import { writes } from '#platform/http/writes.ts';
import type { AboutKind } from '#platform/messages/messages.rules.ts';
import { attachmentList, attachmentQuery } from '../attachments/attachments.contract.ts';
import { listAttachments } from '../attachments/attachments.queries.ts';
import { sendBatch, sendToList, stopMessages } from '../batches/batches.commands.ts';
import { batchBody, batchState, listMessage } from '../batches/batches.contract.ts';
import { findBatch } from '../batches/batches.queries.ts';
import { sendByHand } from './by-hand.commands.ts';
import { handBody, preview, previewBody, templateList } from './by-hand.contract.ts';
import { listTemplates, previewMessage } from './templates.queries.ts';

const described = {
  summary: 'Sends the customer a text of staff, or a template with its facts, in the customer’s language',
  body: handBody,
  example: { channel: 'sms' as const, text: 'The bus leaves at 21:30.', key: 'a-key-of-16-letters' },
  status: 201 as const,
  answer: 'The message.',
};
const about =
  <const Kind extends AboutKind>(kind: Kind) =>
  <Sent extends object>(given: Sent) => ({ ...given, kind });

/** Messages that staff write, to one customer or to all aboard a departure. */
export const handMessageRoutes = routes('Messages', [
  reads(
    'GET /messages/templates',
    {
      permission: 'messages.read',
      id: 'listMessageTemplates',
      summary: 'What can be sent by hand: events that are true of something now, and the reply templates',
      answer: 'The templates, with their facts in braces.',
      output: templateList,
    },
    (_, { db }) => listTemplates(db),
  ),
  reads(
    'GET /messages/attachments',
    {
      permission: 'messages.write',
      id: 'listMessageAttachments',
      summary: 'What can go along with a message by WhatsApp: e-tickets and papers that the caller may open',
      query: attachmentQuery,
      answer: 'Files, then papers.',
      output: attachmentList,
    },
    async ({ kind, id }, { db, caller: { permissions } }) => ({
      items: [...(await listAttachments(db, { kind, id }, permissions))],
    }),
  ),
  reads(
    'GET /message-batches/{batch}',
    {
      permission: 'messages.read',
      id: 'getMessageBatch',
      summary: 'How far messages to many have come',
      path: { batch: z.uuid() },
      answer: 'Its state.',
      output: batchState,
      refusals: { 404: 'There is no such batch.' },
    },
    async ({ batch }, { db }) => {
      const found = await findBatch(db, batch);
      if (found === undefined) {
        throw new Failure('not-found', 'messages.no-batch', 'There is no such batch.');
      }
      return found;
    },
  ),
  runs(
    'POST /messages/preview',
    {
      permission: 'messages.read',
      id: 'previewMessage',
      summary: 'What a text would take by SMS: its encoding, parts and cost',
      body: previewBody,
      example: { text: 'আপনার টিকিট তৈরি।', language: 'bn' },
      answer: 'The text as it would go.',
      output: preview,
    },
    (given, { db, siteUrl }) => previewMessage(db, siteUrl, given),
  ),
  writes('POST /orders/{id}/messages', sendByHand, {
    ...described,
    id: 'messageOrder',
    input: about('order'),
  }),
  writes('POST /enquiries/{id}/messages', sendByHand, {
    ...described,
    id: 'messageEnquiry',
    input: about('enquiry'),
  }),
  writes('POST /visa-cases/{id}/messages', sendByHand, {
    ...described,
    id: 'messageVisaCase',
    input: about('case'),
  }),
  writes('POST /fares/{id}/messages', sendByHand, {
    ...described,
    id: 'messageFare',
    input: about('fare'),
  }),
  writes('POST /departures/{id}/messages', sendBatch, {
    id: 'messageDeparture',
    summary: 'Tells all aboard a departure; with `preview` only how many, their parts and the cost',
    body: batchBody,
    example: { channel: 'sms', text: 'The bus leaves at 21:30.', preview: true },
    goesOn: (answer) => 'batch' in answer,
    answer: 'What it would take; or the batch, which goes out now.',
  }),
  writes('POST /orders/messages', sendToList, {
    id: 'messageOrders',
    summary:
      'Tells the customers of a list of orders; with `preview` only how many, their parts and the cost',
    body: listMessage,
    example: { filter: { due: 'overdue' }, channel: 'sms', template: 'payment.reminder', preview: true },
    goesOn: (answer) => 'batch' in answer,
    answer: 'What it would take; or the batch, which goes out now.',
  }),
  writes('POST /message-batches/{batch}/stop', stopMessages, {
    id: 'stopMessageBatch',
    summary: 'Stops what is left of messages to many',
    answer: 'How far it came.',
    output: batchState,
    readBack: async (_, { db }, { batch }) => {
      const found = await findBatch(db, batch);
      if (found === undefined) {
        throw new Failure('not-found', 'messages.no-batch', 'There is no such batch.');
      }
      return found;
    },
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof handMessageRoutes> {}
}
