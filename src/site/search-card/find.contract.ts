import { familyParameters, maxTaka } from '#features/tour-packages/list/list.contract.ts';
import { m } from '#messages/messages.js';
import { matching, oneOf, query, text, wholeNumber } from '#platform/http/query.ts';

/** The parameters of the home page's search card, which always redirects to a list or a guide. */
export const find = query({
  what: oneOf(['tours', 'visa']),
  where: text(80),
  month: matching(/^20\d\d-(?:0[1-9]|1[0-2])$/, 1, () => m.site_query_month({ example: '2027-02' })),
  /** Whole taka for all together. */
  budget: wholeNumber({ min: 1, max: maxTaka }),
  ...familyParameters,
  country: text(60),
});

export type FindParams = Extract<ReturnType<typeof find.parse>, { ok: true }>['value'];
