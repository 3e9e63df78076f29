import { inReadersLanguage, readersLanguage } from '#platform/http/readers-language.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { saveStart } from './start.commands.ts';
import { inWords, startDetails, startSaid, startState } from './start.contract.ts';
import { findStart, findStartDetails } from './start.queries.ts';
import { sendTrial } from './trial.commands.ts';

const noSettings = { 404: 'There are no settings yet.' };

/** The guided start, for the owner. */
export const startRoutes = routes('Guided start', [
  inReadersLanguage(
    reads(
      'GET /start',
      {
        permission: 'start.manage',
        id: 'readStart',
        summary: 'How far the agency is with moving in, computed from what is really there',
        answer: 'The steps in their order, with what each lacks in the reader’s language.',
        query: inWords,
        output: startState,
        refusals: noSettings,
      },
      ({ language }, reading) => findStart(reading, readersLanguage(language)),
    ),
  ),
  inReadersLanguage(
    writes('PUT /start', saveStart, {
      id: 'saveStart',
      summary: 'Says which steps are done where only a person can say it, and puts the start away',
      query: inWords,
      body: startSaid,
      example: { done: ['data'] },
      input: ({ done, away }) => ({ done, ...(away && { away }) }),
      answer: 'The steps as they stand now.',
      refusals: noSettings,
      output: startState,
      readBack: (_, reading, { language }) => findStart(reading, readersLanguage(language)),
    }),
  ),
  writes('POST /start/try', sendTrial, {
    id: 'tryService',
    summary: 'Sends a test by mail to one’s own address, or by SMS to the agency’s own telephone',
    body: sendTrial.input,
    example: { service: 'mail', language: 'en' },
    answer: 'Where it goes.',
  }),
  inReadersLanguage(
    reads(
      'GET /start/details',
      {
        permission: 'start.manage',
        id: 'readStartDetails',
        summary: 'What is checked before the doors open, and what the environment sets up',
        answer: 'The checks, what stands in the way first; names of variables, never their values.',
        query: inWords,
        output: startDetails,
        refusals: noSettings,
      },
      ({ language }, reading) => findStartDetails(reading, readersLanguage(language)),
    ),
  ),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof startRoutes> {}
}
