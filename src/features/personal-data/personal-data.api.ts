import { Failure } from '#platform/command/failure.ts';
import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { removeOfCustomer, removeOfEnquiry } from './personal-data.commands.ts';
import { nobodyLeft, type Removal, removal } from './personal-data.contract.ts';
import { type Found, findOfCustomer, findOfEnquiry } from './personal-data.queries.ts';

const ofEnquiry = 'an enquiry and of those joined to it';
const ofCustomer = 'a customer, with all enquiries';

const looked = (whose: string) => ({
  permission: 'personal-data.remove',
  summary: `What removing the personal data of ${whose} would take, and what stays`,
  answer: 'Nothing is removed yet.',
  output: removal,
  refusals: nobodyLeft,
});

const taken = (whose: string) => ({
  summary: `Removes the personal data of ${whose}, for good; orders, papers and payments stay`,
  answer: 'It is removed.',
});

/** What is said of what was found. @throws Failure not-found */
function shown(found: Found | undefined, code: string): Removal {
  if (found === undefined) {
    throw new Failure('not-found', code, 'There is nothing of this person any more.');
  }
  const { enquiries, files, waiting, unsold, cases, orders, others, card } = found;
  const { travelled, ended, flown, reviewed } = found;
  return {
    enquiries,
    files,
    waiting,
    unsold,
    cases,
    orders,
    travelled,
    ended,
    flown,
    reviewed,
    others,
    card,
  };
}

/** The removal of personal data that somebody asked for. */
export const personalDataRoutes = routes('Personal data', [
  reads(
    'GET /enquiries/{id}/personal-data',
    { id: 'findPersonalDataOfEnquiry', ...looked(ofEnquiry) },
    async ({ id }, { db }) => shown(await findOfEnquiry(db, id), 'enquiries.not-found'),
  ),
  reads(
    'GET /customers/{id}/personal-data',
    { id: 'findPersonalDataOfCustomer', ...looked(ofCustomer) },
    async ({ id }, { db, today }) => shown(await findOfCustomer(db, id, { today }), 'customers.not-found'),
  ),
  writes('POST /enquiries/{id}/personal-data/remove', removeOfEnquiry, {
    id: 'removePersonalDataOfEnquiry',
    ...taken(ofEnquiry),
  }),
  writes('POST /customers/{id}/personal-data/remove', removeOfCustomer, {
    id: 'removePersonalDataOfCustomer',
    ...taken(ofCustomer),
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof personalDataRoutes> {}
}
