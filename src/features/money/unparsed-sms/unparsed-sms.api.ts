import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { arrivalEnding } from '../arrivals/arrivals.contract.ts';
import { dismissUnread, readByHand } from './unparsed-sms.commands.ts';
import { unreadReading } from './unparsed-sms.contract.ts';

/** What was sent in and not understood, for the office. The money inbox lists it. */
export const unreadRoutes = routes('Payments', [
  writes('POST /money/unread/{id}/read', readByHand, {
    id: 'readUnread',
    summary: 'Makes an arrival of a line or message that wasn’t understood, as somebody reads it',
    body: unreadReading,
    example: {
      method: 'bkash',
      outside: '9K70LM2QXB',
      amount: 125_000,
      sender: '01711000111',
      at: '2026-11-22T10:05:00+06:00',
    },
    answer: 'It is an arrival; one that was kept already stays one.',
  }),
  writes('POST /money/unread/{id}/dismiss', dismissUnread, {
    id: 'dismissUnread',
    summary: 'Puts a line or message aside that is no money of a customer',
    body: arrivalEnding,
    example: { reason: 'An advertisement.' },
    answer: 'It is put aside.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof unreadRoutes> {}
}
