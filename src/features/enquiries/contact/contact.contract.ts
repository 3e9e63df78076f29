import { maxOfAKind, partsBy } from '#features/tour-packages/party/party-parts.rules.ts';
import { profiles } from '#features/visas/visas.data.ts';
import { oneOf, query, text, wholeNumber } from '#platform/http/query.ts';
import { topics } from './contact.rules.ts';

const people = wholeNumber({ min: 0, max: maxOfAKind });

/**
 * What the contact page was opened about. A visa or package that is no longer published is ignored: links grow old.
 * The party has the same parameters as on the page of a package.
 */
export const contactQuery = query({
  about: oneOf(topics),
  /** Slugs. */
  visa: text(80),
  /** The choice on the visa guide; the names are those of the guide's own URL. */
  kind: text(60),
  profile: oneOf(profiles),
  /** The day of the flight, YYYY-MM-DD. */
  travel: text(10),
  applicants: wholeNumber({ min: 1, max: 40 }),
  package: text(80),
  /** The key of a departure of the package. */
  departure: text(60),
  ...partsBy(() => people),
});

export type ContactParams = Extract<ReturnType<typeof contactQuery.parse>, { ok: true }>['value'];
