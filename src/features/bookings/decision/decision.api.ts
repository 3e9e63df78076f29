import { recentRefusals } from '#platform/http/described.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { callOffDeparture, runDeparture } from './decision.commands.ts';
import { callOff } from './decision.contract.ts';

/** Go or no-go of a departure, for the office. */
export const decisionRoutes = routes('Bookings', [
  writes('POST /departures/{id}/go', runDeparture, {
    id: 'runDeparture',
    summary: 'Decides that a departure runs, and tells everybody on it; once more changes nothing',
    answer: 'It runs; so many were told.',
  }),
  writes('POST /departures/{id}/no-go', callOffDeparture, {
    id: 'callOffDeparture',
    summary:
      'Calls a departure off: each booking is moved or cancelled with all money back, and everybody is told; with `preview` only what it would do',
    body: callOff,
    example: {
      reason: 'Too few travellers have joined.',
      others: { to: null, price: 'same' },
      bookings: [],
      preview: true,
      key: '0123456789abcdef0123456789abcdef',
    },
    answer: 'What became of each booking, or would.',
    // The refunds that it asks for need a recent sign-in.
    refusals: { 403: recentRefusals[403] },
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof decisionRoutes> {}
}
