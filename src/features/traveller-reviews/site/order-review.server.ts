import { m } from '#messages/messages.js';
import type { PageContext } from '#platform/http/page-context.ts';
import { pageHref } from '#site/page-language.ts';
import { findJourney } from '../traveller-reviews.queries.ts';
import { reviewStateTexts } from './review-state-texts.ts';

/** What an order's page says of the review of its journey; undefined before the return, and where nobody travelled. */
export async function orderReview(page: Pick<PageContext, 'language' | 'today' | 'personal'>, token: string) {
  const { language, today } = page;
  const journey = await findJourney(page.personal(), token, today);
  if (journey === undefined) {
    return undefined;
  }
  const state = journey.state ?? 'asked';
  const path = pageHref(language, `/orders/${token}/review`);
  return state === 'asked'
    ? { heading: m.review_title(), text: m.review_ask(), link: m.review_mail_button(), path }
    : {
        heading: m.review_own(),
        text: reviewStateTexts[state](),
        // Nothing is left to read of a removed one.
        link: state === 'removed' ? undefined : m.review_read_own(),
        path,
      };
}
