import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Actor } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import { authorize } from '#platform/command/policy.ts';
import type { Reading } from '#platform/http/operation.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { openAgain } from './reopening/reopening.commands.ts';
import { closeTill, openTill } from './till.commands.ts';
import { till, tillClosing, tillList, tillOpening, tillReopening } from './till.contract.ts';
import { canUseTill } from './till.policy.ts';
import { findTill, listTills } from './till.queries.ts';

interface Day {
  readonly clerk: string;
  readonly day: CalendarDate;
}

/** @throws Failure not-found `till.not-found` */
async function shown({ clerk, day }: Day, { db, today }: Pick<Reading, 'db' | 'today'>) {
  const found = await findTill(db, clerk, day, today);
  if (found === undefined) {
    throw new Failure('not-found', 'till.not-found', 'This till was not closed on that day.');
  }
  return found;
}

const ofAll = ({ permissions }: Actor) => permissions.has('payments.approve');

/** Tills of clerks, for the office. */
export const tillRoutes = routes('Tills', [
  reads(
    'GET /tills',
    {
      permission: 'payments.write',
      id: 'listTills',
      summary: 'The tills of a day: one’s own, or all for who may approve payments',
      query: z.object({ day: calendarDate.optional() }),
      answer: 'The tills by name. Sums are poisha.',
      output: tillList,
    },
    async ({ day }, { db, today, caller }) => {
      const own = ofAll(caller) ? undefined : caller.id;
      return { items: await listTills(db, { day: day ?? today, today, own }) };
    },
  ),
  writes('POST /tills/open', openTill, {
    id: 'openTill',
    summary: 'Opens one’s own till for today with money from the safe',
    body: tillOpening,
    example: { float: 500_000 },
    status: 201,
    answer: 'It is open.',
    output: till,
    readBack: shown,
  }),
  writes('POST /tills/close', closeTill, {
    id: 'closeTill',
    summary:
      'Closes a till, for the day on which it was opened, by counting its notes; a difference is booked with its reason',
    body: tillClosing,
    example: { notes: { '1000': 12, '500': 3, '20': 4 }, because: 'Twenty taka too little change.' },
    answer: 'It is closed: no more cash of that day is taken in it.',
    output: till,
    readBack: shown,
  }),
  writes('POST /tills/reopen', openAgain, {
    id: 'reopenTill',
    summary: 'Opens a till again that was closed today; by another person, with the reason',
    body: tillReopening,
    example: { clerk: 'the id of the account', because: 'A bundle was not counted.' },
    answer: 'It is open, with the earlier count in `recounted`.',
    output: till,
    readBack: shown,
  }),
  reads(
    'GET /tills/{uid}/{day}',
    {
      permission: 'payments.write',
      id: 'readTill',
      summary: 'A clerk’s day at the till, with every movement of cash',
      path: { uid: z.string().min(1).max(200), day: calendarDate },
      answer: 'As it stands now, or as it was closed. Sums are poisha.',
      output: till,
      refusals: {
        404: 'It is not today, and the till was neither closed on that day nor is it open since then.',
      },
    },
    async ({ uid, day }, { db, today, caller }) => {
      const clerk = `user:${uid}`;
      const found = await shown({ clerk, day }, { db, today });
      authorize(caller, canUseTill, { clerk, ofAll: ofAll(caller) });
      return found;
    },
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof tillRoutes> {}
}
