import { m } from '#messages/messages.js';
import { monthOnly } from '#platform/format/dates.ts';
import { count, digits } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { PublishedReview, PackageReviews as Reviews } from '../rating/rating.contract.ts';
import { Stars } from './stars.tsx';
import './package-reviews.css';

/** So many are open; the others are behind one click. */
const openReviews = 3;

type OneReviewProps = PublishedReview & { readonly scale: number };

function OneReview({ stars, scale, words, name, language: written, departsOn, answer }: OneReviewProps) {
  const language = usePageLanguage();
  const travelled = {
    name: name === '' ? m.review_nameless() : name,
    month: monthOnly(departsOn.slice(0, 7), language),
    year: digits(departsOn.slice(0, 4), language),
  };
  return (
    <li>
      <Stars stars={stars} most={scale} language={language} />
      <blockquote lang={written === language ? undefined : written}>{words}</blockquote>
      <p className="reviews-who">{m.review_who(travelled)}</p>
      {answer !== '' && (
        <div className="reviews-answer">
          <b>{m.review_answer()}</b>
          <p>{answer}</p>
        </div>
      )}
    </li>
  );
}

/** What travellers say of a package: all of it, with how many were asked. */
export function PackageReviews({ reviews }: { readonly reviews: Reviews }) {
  const language = usePageLanguage();
  const { asked, answered, hidden, rating, items } = reviews;
  const most = Math.max(1, ...rating.each.map((each) => each.count));
  const more = items.slice(openReviews);
  // Each number of stars has its row, down to one.
  const scale = rating.each.length;
  return (
    <section className="reviews num" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{m.review_section()}</h2>
      {rating.count > 0 && (
        <div className="reviews-sum">
          <p className="reviews-average">
            <b>{count(rating.average, language)}</b>
            <Stars stars={Math.round(rating.average)} most={scale} language={language} />
          </p>
          <ul>
            {rating.each.map((each) => (
              <li key={each.stars}>
                <span>{m.review_stars_n({ count: each.stars, stars: count(each.stars, language) })}</span>
                <meter min={0} max={most} value={each.count} aria-hidden="true" />
                <span>{count(each.count, language)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="reviews-counts">
        {m.review_counts({ asked: count(asked, language), answered: count(answered, language) })}{' '}
        {hidden > 0 && m.review_hidden({ hidden: count(hidden, language) })} {m.review_rule()}
      </p>
      <ul className="reviews-list">
        {items.slice(0, openReviews).map((each) => (
          <OneReview key={each.id} {...each} scale={scale} />
        ))}
      </ul>
      {more.length > 0 && (
        <details>
          <summary>{m.review_more({ count: count(more.length, language) })}</summary>
          <ul className="reviews-list">
            {more.map((each) => (
              <OneReview key={each.id} {...each} scale={scale} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
