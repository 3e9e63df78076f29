import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './ask.ts';

/** How often a question that failed is put again (SPEC 9). */
const retries = 3;

/**
 * Answers of the API as the browser keeps them. SPEC 9's limits are this library's own: unused answers are discarded
 * after 5 minutes, failed questions are put 3 times more, waiting twice as long each time up to 30 seconds. What the
 * API refuses is an answer, not a failure, so it isn't asked again.
 */
export const keptAnswers = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, cause) =>
        failures < retries && !(cause instanceof ApiProblem && cause.status >= 400 && cause.status < 500),
    },
  },
});
