import { reads } from '../http/reads.ts';
import { type OperationsOf, routes } from '../http/routes.ts';
import { writes } from '../http/writes.ts';
import { dropMail, sendDeadMailAgain, sendMailAgain } from './mail.commands.ts';
import { mailList, mailQuery } from './mail.contract.ts';
import { listMail } from './mail.queries.ts';

/** The outbox, for the office. */
export const mailRoutes = routes('Mail', [
  reads(
    'GET /mail',
    {
      permission: 'mail.read',
      id: 'listMail',
      summary: 'Mail in every state, newest first',
      query: mailQuery,
      answer: 'A page of the list.',
      output: mailList,
    },
    (query, { db }) => listMail(db, query),
  ),
  // Before the routes of one mail: `dead` is no mail's id.
  writes('POST /mail/dead/again', sendDeadMailAgain, {
    id: 'sendDeadMailAgain',
    summary: 'Retries all failed mail',
    input: () => ({}),
    answer: 'How many were queued again.',
  }),
  writes('POST /mail/{id}/again', sendMailAgain, {
    id: 'sendMailAgain',
    summary: 'Sends a mail again that was given up',
    status: 204,
    answer: 'It waits to be sent.',
  }),
  writes('POST /mail/{id}/drop', dropMail, {
    id: 'dropMail',
    summary: 'Gives a mail up: nothing is tried any more',
    status: 204,
    answer: 'It was given up.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof mailRoutes> {}
}
