import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { seePaper, sharePaper, takeBackStandIn, waivePaper } from './stand-ins.commands.ts';
import { sharing, waiver } from './stand-ins.contract.ts';

/** What stands for papers of visa cases without a file of their own. */
export const standInRoutes = routes('Visa cases', [
  writes('POST /visa-cases/{id}/papers/{paper}/seen', seePaper, {
    id: 'seeVisaCasePaperItself',
    summary:
      'Says that the paper itself was seen and given back: no file of it is needed; the customer reads it',
    answer: 'It counts.',
  }),
  writes('POST /visa-cases/{id}/papers/{paper}/not-needed', waivePaper, {
    id: 'waiveVisaCasePaper',
    summary: 'Says that an applicant doesn’t need a paper, and why; the customer reads it',
    body: waiver,
    example: { because: 'She goes to school and has no employer.' },
    answer: 'It isn’t needed.',
  }),
  writes('POST /visa-cases/{id}/papers/{paper}/family', sharePaper, {
    id: 'shareVisaCasePaper',
    summary: 'Lets what came of one applicant count for others of the case who are asked for the same',
    body: sharing,
    example: { applicants: ['9c1d6b60-5a1c-4b6e-9d35-0f3b1a6f7d11'] },
    answer: 'It counts for them, too.',
  }),
  writes('POST /visa-cases/{id}/papers/{paper}/take-back', takeBackStandIn, {
    id: 'takeBackVisaCaseStandIn',
    summary:
      'Takes back that a paper was seen, isn’t needed or is another one’s, too; once more changes nothing',
    answer: 'Its own file is wanted again.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof standInRoutes> {}
}
