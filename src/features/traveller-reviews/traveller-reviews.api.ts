import { reads } from '#platform/http/reads.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { answerReview, decideReview } from './traveller-reviews.commands.ts';
import { reviewAnswer, reviewDecision, reviewList, reviewQuery } from './traveller-reviews.contract.ts';
import { listReviews } from './traveller-reviews.queries.ts';

/** What travellers wrote, for the office. */
export const travellerReviewRoutes = routes('Reviews', [
  reads(
    'GET /traveller-reviews',
    {
      permission: 'traveller-reviews.check',
      id: 'listTravellerReviews',
      summary: 'What travellers wrote of their journeys',
      query: reviewQuery,
      answer: 'Those that wait from the oldest on, the others from the newest.',
      output: reviewList,
    },
    (wanted, { db }) => listReviews(db, wanted),
  ),
  writes('POST /traveller-reviews/{id}/decision', decideReview, {
    id: 'decideTravellerReview',
    summary: 'Shows a review as it was written, or doesn’t, with a reason for colleagues',
    body: reviewDecision,
    example: { basedOn: 1, isVisible: true },
    status: 204,
    answer: 'It is so on the package’s page.',
  }),
  writes('POST /traveller-reviews/{id}/answer', answerReview, {
    id: 'answerTravellerReview',
    summary: 'Says something to a review, below it; empty takes that away',
    body: reviewAnswer,
    example: { basedOn: 2, answer: 'You are right. The jeep has another owner now.' },
    status: 204,
    answer: 'It stands below it.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof travellerReviewRoutes> {}
}
