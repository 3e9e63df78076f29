import { Failure } from '#platform/command/failure.ts';
import type { Reading } from '#platform/http/operation.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import {
  cancelDeparture,
  changeDeparture,
  closeDeparture,
  createDepartures,
  moveDeparture,
  openDeparture,
} from '../departures.commands.ts';
import {
  departureMove,
  departurePlan,
  goneDeparture,
  newDeparture,
  type OfficeDeparture,
  officeDeparture,
  repeatRequest,
} from '../departures.contract.ts';
import { movedTo } from '../departures.rules.ts';
import { planPage, planQuery, repeatedDepartures } from './plan.contract.ts';
import { countPlan, findDeparture, listMonths, listNamed, listPlan, listPlanned } from './plan.queries.ts';

const example = {
  departsOn: '2027-01-21',
  returnsOn: '2027-01-24',
  cutOff: '2027-01-18',
  seats: 36,
  keptBack: 2,
  band: 'regular',
  leastToRun: 14,
  decidedOn: '2027-01-07',
};

/** A departure as it is now. @throws Failure not-found */
async function present(id: string, { db, today }: Reading): Promise<OfficeDeparture> {
  const found = await findDeparture(db, id, today);
  if (!found) {
    throw new Failure('not-found', 'departures.not-found', 'There is no such departure.');
  }
  return found;
}

const version = (departure: OfficeDeparture): number => departure.version;

/** The answer of a command on one departure: as it is afterwards. */
const afterwards = {
  output: officeDeparture,
  readBack: (_: unknown, reading: Reading, { id }: { readonly id: string }) => present(id, reading),
  version,
};

/** What is planned of departures, for the office. */
export const planRoutes = routes('Departures', [
  reads(
    'GET /departures/plan',
    {
      permission: 'documents.read',
      id: 'listPlan',
      summary: 'The departures of all packages by day, and what can be planned',
      query: planQuery,
      answer: 'A page of departures, and how many there are on all pages.',
      output: planPage,
    },
    async (query, { db, today }) => {
      const { items, total } = await listPlan(db, query, today);
      const counts = await countPlan(db, query, today);
      const months = await listMonths(db, query);
      const packages = await listPlanned(db);
      return { today, items, total, counts, months, packages };
    },
  ),
  writes('POST /departures', createDepartures, {
    id: 'createDeparture',
    summary: 'Plans a departure of a published package',
    body: newDeparture,
    example: { package: 'coxs-bazar', ...example },
    input: ({ package: slug, ...plan }) => ({ package: slug, runs: [plan] }),
    status: 201,
    answer: 'It is on sale.',
    output: officeDeparture,
    readBack: ([id = '']: readonly string[], reading: Reading) => present(id, reading),
    version,
  }),
  writes('POST /departures/repeat', createDepartures, {
    id: 'repeatDeparture',
    summary: 'Plans the same departure on several days',
    body: repeatRequest,
    example: {
      package: 'coxs-bazar',
      departsOn: '2027-01-21',
      returnsOn: '2027-01-24',
      cutOff: '2027-01-18',
      seats: 36,
      band: 'regular',
      dates: ['2027-01-21', '2027-01-28', '2027-02-04'],
    },
    input: ({ package: slug, dates, ...plan }) => {
      const days = [...new Set(dates)].sort();
      return { package: slug, runs: days.map((date) => movedTo(plan, date)) };
    },
    status: 201,
    answer: 'They are on sale.',
    output: repeatedDepartures,
    readBack: async (ids: readonly string[], { db, today }: Reading) => ({
      items: await listNamed(db, ids, today),
    }),
  }),
  reads(
    'GET /departures/{id}',
    {
      permission: 'documents.read',
      id: 'readDeparture',
      summary: 'One departure',
      answer: 'The departure; the ETag is its version.',
      output: officeDeparture,
      version,
      refusals: goneDeparture,
    },
    ({ id }, reading) => present(id, reading),
  ),
  writes('PUT /departures/{id}', changeDeparture, {
    id: 'changeDeparture',
    summary: 'Changes what is planned of a departure',
    body: departurePlan,
    example,
    ifMatch: true,
    input: ({ id, ...plan }, basedOn) => ({ id, basedOn, plan }),
    answer: 'It was changed; the ETag is the new version.',
    ...afterwards,
  }),
  writes('POST /departures/{id}/move', moveDeparture, {
    id: 'moveDeparture',
    summary: 'Moves a departure to another day; its other days keep their distance',
    body: departureMove,
    example: { departsOn: '2027-01-28' },
    ifMatch: true,
    answer: 'It was moved; the ETag is the new version.',
    ...afterwards,
  }),
  writes('POST /departures/{id}/open', openDeparture, {
    id: 'openDeparture',
    summary: 'Puts a closed departure on sale again',
    answer: 'The departure is on sale.',
    ...afterwards,
  }),
  writes('POST /departures/{id}/close', closeDeparture, {
    id: 'closeDeparture',
    summary: 'Takes a departure off sale',
    answer: 'The departure is off sale.',
    ...afterwards,
  }),
  writes('POST /departures/{id}/cancel', cancelDeparture, {
    id: 'cancelDeparture',
    summary: 'Calls a departure off for good',
    answer: 'The departure is called off.',
    ...afterwards,
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof planRoutes> {}
}
