import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { findProviders } from '#platform/messages/numbers.queries.ts';
import { sendDeadMessagesAgain, sendMessageAgain, stopMessage } from './messages.commands.ts';
import { messageAgain, messageList, messageQuery } from './messages.contract.ts';
import { findWindow, listMessages } from './messages.queries.ts';
import { readerOf } from './reader.rules.ts';

/** What customers are told, for the office. */
export const messageRoutes = routes('Messages', [
  reads(
    'GET /messages',
    {
      permission: 'messages.read',
      id: 'listMessages',
      summary: 'Messages in every state and by every channel, newest first',
      query: messageQuery,
      answer: 'A page of the list.',
      output: messageList,
    },
    async (query, { db, now, caller: { permissions } }) => ({
      ...(await listMessages(db, query, readerOf(permissions))),
      providers: await findProviders(db),
      window: (await findWindow(db, query, now))?.toISOString() ?? null,
    }),
  ),
  // Before the routes of one message: `dead` is no message's id.
  writes('POST /messages/dead/again', sendDeadMessagesAgain, {
    id: 'sendDeadMessagesAgain',
    summary: 'Sends all dead messages again',
    input: () => ({}),
    answer: 'How many were queued again.',
  }),
  writes('POST /messages/{id}/again', sendMessageAgain, {
    id: 'sendMessageAgain',
    summary: 'Sends a message again, to the number or address that counts now',
    body: messageAgain.omit({ id: true }),
    example: { channel: 'sms', key: 'a-key-of-16-letters' },
    status: 201,
    answer: 'The new message.',
  }),
  writes('POST /messages/{id}/stop', stopMessage, {
    id: 'stopMessage',
    summary: 'Stops a message: nothing is tried any more',
    status: 204,
    answer: 'It was stopped.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof messageRoutes> {}
}
