import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { markPeople } from './check-in.commands.ts';
import { checkInMarks } from './check-in.contract.ts';

/** Check-in at a departure, for staff. */
export const checkInRoutes = routes('Bookings', [
  writes('POST /departures/{id}/check-ins', markPeople, {
    id: 'markPeople',
    summary: 'Takes marks of who is there, also those made without a network; each counts once by its id',
    body: checkInMarks,
    example: {
      marks: [
        {
          id: '0197c2a0-0000-7000-8000-000000000001',
          person: 'SF-2K8R-5T:adult-1',
          state: 'here',
          markedAt: '2027-01-14T00:40:00Z',
          seen: null,
        },
      ],
    },
    answer: 'What became of each.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof checkInRoutes> {}
}
