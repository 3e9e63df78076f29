import { Pagination } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { askText } from '#dashboard/form/text-form.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { ListError } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import {
  type Review,
  type ReviewList,
  type ReviewTab,
  reviewsAtOnce,
  reviewTabs,
} from '../traveller-reviews.contract.ts';
import { maxStars } from '../traveller-reviews.rules.ts';
import { openAnswer } from './answer-form.tsx';
import { reviewsKey } from './traveller-reviews-client.ts';
import './traveller-reviews-page.css';

const tabLabels: Readonly<Record<ReviewTab, () => string>> = {
  waiting: m.office_traveller_review_waiting,
  visible: m.office_traveller_review_visible,
  hidden: m.office_traveller_review_hidden,
};

const show = ({ id, version }: Review) =>
  runMutation(reviewsKey, m.office_traveller_review_notify_visible(), () =>
    write('POST /traveller-reviews/{id}/decision', { id, basedOn: version, isVisible: true }),
  );

const askToHide = ({ id, version }: Review) =>
  askText(m.office_traveller_review_hide(), {
    label: m.office_traveller_review_why(),
    least: 3,
    most: 300,
    confirm: m.office_traveller_review_hide(),
    told: m.office_traveller_review_notify_hidden(),
    changes: reviewsKey,
    act: (reason) =>
      write('POST /traveller-reviews/{id}/decision', { id, basedOn: version, isVisible: false, reason }),
  });

function ReviewActions({ review }: { readonly review: Review }) {
  const refused = needsPermission(useMe(), 'traveller-reviews.check');
  const button = { variant: 'default', size: 'sm', refused } as const;
  const { state, answer } = review;
  return (
    <div className="tr-acts">
      {state !== 'visible' && (
        <MayButton
          {...button}
          {...(state === 'waiting' ? { variant: 'filled', color: 'marigold.5' } : {})}
          onClick={() => void show(review)}
        >
          {m.office_traveller_review_show()}
        </MayButton>
      )}
      {state !== 'hidden' && (
        <MayButton {...button} onClick={() => askToHide(review)}>
          {m.office_traveller_review_hide()}
        </MayButton>
      )}
      <MayButton {...button} onClick={() => openAnswer(review)}>
        {answer === '' ? m.office_traveller_review_reply() : m.office_traveller_review_change_reply()}
      </MayButton>
    </div>
  );
}

function ReviewRow({ review }: { readonly review: Review }) {
  const language = officeLanguage();
  const mayOpen = useMe().may('orders.read');
  const { stars, words, name, title, departsOn, writtenAt, order, reference, reason, answer } = review;
  const given = { stars: count(stars, language), all: count(maxStars, language) };
  return (
    <li>
      <div>
        <strong className="num">
          {m.office_traveller_review_stars(given)} · {title[language]}, {fullDate(departsOn, language)}
        </strong>
        <blockquote lang={review.language}>{words}</blockquote>
        <p className="of-dim num">
          {name === '' ? m.review_nameless() : name}, {fullDate(dhakaDate(new Date(writtenAt)), language)},{' '}
          {mayOpen ? <Link to={`/dashboard/orders/${order}`}>{reference}</Link> : reference}
        </p>
        {reason !== null && <p>{m.office_traveller_review_because({ reason })}</p>}
        {answer !== '' && (
          <div className="tr-answer">
            <b>{m.review_answer()}</b>
            <br />
            {answer}
          </div>
        )}
      </div>
      <ReviewActions review={review} />
    </li>
  );
}

/** /dashboard/travellerreviews: what travellers wrote of their journeys, to be read before it is shown. */
export default function TravellerReviewsPage() {
  const { query, set } = useAddressQuery();
  const tab = reviewTabs.find((each) => each === query.get('tab')) ?? 'waiting';
  const page = Math.max(1, Number(query.get('page') ?? '1') || 1);
  const { data, error, refetch } = useQuery({
    queryKey: [...reviewsKey, tab, page],
    queryFn: ({ signal }) => read('GET /traveller-reviews', { tab, page }, signal),
  });
  return (
    <PageFrame title={m.office_traveller_review_title()} text={m.office_traveller_review_text()}>
      <section className="of-list" aria-label={m.office_traveller_review_title()}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that takes room */}
        <div className="of-tabs" role="group" aria-label={m.office_traveller_review_title()}>
          {reviewTabs.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === tab}
              onClick={() => set({ tab: each === 'waiting' ? '' : each, page: '' }, { replace: true })}
            >
              {tabLabels[each]()}
            </button>
          ))}
        </div>
        {data === undefined ? (
          error === null ? (
            <RowsWaiting columns={2} />
          ) : (
            <ListError cause={error} onRetry={() => void refetch()} />
          )
        ) : (
          <Reviews
            {...data}
            title={tabLabels[tab]()}
            page={page}
            onPage={(to) => set({ page: String(to) })}
          />
        )}
      </section>
    </PageFrame>
  );
}

interface ReviewsProps extends ReviewList {
  readonly title: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const Reviews = ({ items, total, title, page, onPage }: ReviewsProps) => (
  <div className="of-panel">
    <h2>{title}</h2>
    {items.length === 0 ? (
      <p className="of-dim">{m.office_traveller_review_none()}</p>
    ) : (
      <ul className="tr-list">
        {items.map((review) => (
          <ReviewRow key={review.id} review={review} />
        ))}
      </ul>
    )}
    {total > reviewsAtOnce && (
      <Pagination
        mt="md"
        total={Math.ceil(total / reviewsAtOnce)}
        value={page}
        onChange={onPage}
        aria-label={m.office_pages()}
      />
    )}
  </div>
);
