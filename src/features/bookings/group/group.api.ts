import { Failure } from '#platform/command/failure.ts';
import type { Reading } from '#platform/http/operation.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { openGroupPassports, saveCoach, saveRooms } from './group.commands.ts';
import { coachPlan, departureGroup, roomsPlan } from './group.contract.ts';
import { findGroup } from './group.queries.ts';

const somebody = 'SF-2K8R-5T:adult-1';

/** The group of a departure. @throws Failure not-found without the departure */
async function found({ id }: { readonly id: string }, { db, now }: Reading) {
  const group = await findGroup(db, id, now);
  if (group === undefined) {
    throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
  }
  return group;
}

/** Answers with the group as it is afterwards. */
const theGroup = {
  ifMatch: 'The version that the plan is based on, as an ETag: "0" for the proposal.',
  answer: 'The group after it.',
  output: departureGroup,
  refusals: { 412: 'If-Match is no ETag.', 428: 'If-Match is missing.' },
  readBack: (_: unknown, reading: Reading, which: { readonly id: string }) => found(which, reading),
};

/** Everybody on a departure, with who is in which room and on which seat, for the office. */
export const groupRoutes = routes('Bookings', [
  reads(
    'GET /departures/{id}/group',
    {
      permission: 'travellers.read',
      id: 'readGroup',
      summary:
        'Everybody with a booked seat on a departure, without passports, with rooms, coach seats and check-in',
      answer: 'The group.',
      output: departureGroup,
      refusals: { 404: 'There is no such departure.' },
    },
    found,
  ),
  writes('POST /departures/{id}/passports', openGroupPassports, {
    id: 'openGroupPassports',
    summary:
      'Shows the passports of everybody on a departure; that they were opened, and by whom, is in the log',
    answer: 'The passports that are known.',
  }),
  writes('PUT /departures/{id}/rooms', saveRooms, {
    id: 'saveRooms',
    summary: 'Saves who sleeps where',
    body: roomsPlan,
    example: { rooms: [{ name: '301', beds: 2, people: [somebody] }] },
    input: ({ id, ...plan }, basedOn) => ({ id, basedOn, plan }),
    ...theGroup,
  }),
  writes('PUT /departures/{id}/coach', saveCoach, {
    id: 'saveCoach',
    summary: 'Saves who sits where in the coach',
    body: coachPlan,
    example: { rows: 9, seats: [{ seat: 'A1', id: somebody }] },
    input: ({ id, ...plan }, basedOn) => ({ id, basedOn, plan }),
    ...theGroup,
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof groupRoutes> {}
}
