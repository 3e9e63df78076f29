import { data } from 'react-router';
import { postReview } from '#features/traveller-reviews/site/post-review.server.ts';
import { ReviewForm } from '#features/traveller-reviews/site/review-form.tsx';
import { reviewStateTexts } from '#features/traveller-reviews/site/review-state-texts.ts';
import { Stars } from '#features/traveller-reviews/site/stars.tsx';
import { findJourney } from '#features/traveller-reviews/traveller-reviews.queries.ts';
import { maxStars, reviewPageQuery } from '#features/traveller-reviews/traveller-reviews.rules.ts';
import { m } from '#messages/messages.js';
import { dateSpan, fullDate } from '#platform/format/dates.ts';
import { pageContext, postedContext } from '#platform/http/page-context.ts';
import { secretMeta } from '#site/page-meta.ts';
import { WhatsappLink } from '#site/whatsapp-link.tsx';
import { orderPath } from '../customer/visitor.rules.ts';
import type { Route } from './+types/review-page.ts';
import '#features/bookings/site/travellers-page.css';
import '#features/traveller-reviews/site/package-reviews.css';
import '#features/traveller-reviews/site/review-page.css';

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { language, today } = page;
  const parsed = reviewPageQuery.parse(new URLSearchParams(page.query));
  const journey = await findJourney(page.personal(), token, today);
  if (journey === undefined || !parsed.ok) {
    throw data(null, { status: 404 });
  }
  const { reference, title, departsOn, returnsOn, state, stars, words, name } = journey;
  return {
    language,
    reference,
    title: title[language],
    when: dateSpan(departsOn, returnsOn, language, fullDate),
    state: state ?? 'asked',
    own: stars === null || words === null ? undefined : { stars, words, name: name ?? '' },
    saved: parsed.value.saved === 'done',
    back: orderPath(language, token),
  };
}

export function action({ context, params: { token } }: Route.ActionArgs) {
  return postReview(context.get(pageContext), context.get(postedContext), token);
}

export function meta(args: Route.MetaArgs) {
  return secretMeta(args, m.review_title, m.review_description);
}

/** /orders/{token}/review: how the journey was, written by whoever holds the order's link. */
export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, reference, title, when, state, own, saved, back } = loaderData;
  return (
    <main id="main" className="wrap review">
      <div className="list-head">
        <p className="who-ref num">
          <a href={back}>{m.travellers_back()}</a> <b>{reference}</b>
        </p>
        <h1>{m.review_title()}</h1>
        <p className="lede num">
          {title}, {when}
        </p>
      </div>
      {state === 'asked' ? (
        <>
          <p>{m.review_lede()}</p>
          <ReviewForm language={language} refusal={actionData} />
        </>
      ) : (
        <>
          <p className="review-told" role={saved ? 'status' : undefined}>
            {saved && <b>{m.review_thanks()}</b>} {reviewStateTexts[state]()}
          </p>
          {own !== undefined && (
            <article className="review-own">
              <Stars most={maxStars} stars={own.stars} language={language} />
              <blockquote>{own.words}</blockquote>
              <footer>{own.name === '' ? m.review_nameless() : own.name}</footer>
            </article>
          )}
        </>
      )}
      <p>
        <WhatsappLink text={m.site_whatsapp_about({ reference })} />
      </p>
    </main>
  );
}
