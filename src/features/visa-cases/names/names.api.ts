import { z } from 'zod';
import { Failure } from '#platform/command/failure.ts';
import type { Reading } from '#platform/http/operation.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import type { Language } from '#platform/language.ts';
import { readCaseName } from './names.commands.ts';
import { caseNames, readName } from './names.contract.ts';
import { findCaseNames } from './names.queries.ts';

const query = z.object({ language: z.enum(['en', 'bn']).optional() });

/** The names of a case. @throws Failure not-found without the case */
async function found(
  { id, language = 'en' }: { readonly id: string; readonly language?: Language | undefined },
  { db, dataKey, now }: Reading,
) {
  const names = await findCaseNames({ db, dataKey }, { id, now, language });
  if (names === undefined) {
    throw new Failure('not-found', 'visa-cases.not-found', 'There is no such visa case.');
  }
  return names;
}

/** The names in passports and papers, for the office. */
export const nameRoutes = routes('Visa cases', [
  reads(
    'GET /visa-cases/{id}/names',
    {
      permission: 'visa-cases.write',
      id: 'checkVisaCaseNames',
      summary: 'The names of a case, its passports and its papers beside each other, with what differs',
      query,
      answer: 'The names.',
      output: caseNames,
      refusals: { 404: 'There is no such case, applicant or paper.' },
    },
    found,
  ),
  writes('POST /visa-cases/{id}/names', readCaseName, {
    id: 'readVisaCaseName',
    summary:
      'Keeps what the data page of a passport says, or the name that a paper is in; encrypted as the files are',
    query,
    body: readName,
    example: {
      applicant: '0b9ad1f0-1111-4222-8333-944455556666',
      passport: {
        mrz: ['P<BGDRAHMAN<<ABDUL<KARIM<<<<<<<<<<<<<<<<<<<<', 'A012345678BGD8503150M2811051<<<<<<<<<<<<<<<6'],
      },
    },
    input: ({ id, language: _, ...read }) => ({ id, read }),
    answer: 'All of them, as they stand now.',
    output: caseNames,
    readBack: (_, reading, given) => found(given, reading),
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof nameRoutes> {}
}
