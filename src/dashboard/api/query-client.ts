import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './request.ts';

/** How often a failed request is retried. */
const retries = 3;

/**
 * Cached responses of the API. Unused ones are dropped after 5 minutes. A failed request is retried 3 times, with a
 * delay that doubles up to 30 seconds: the library's own defaults. A 4xx response is final, so it isn't retried.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, cause) =>
        failures < retries && !(cause instanceof ApiProblem && cause.status >= 400 && cause.status < 500),
    },
  },
});
