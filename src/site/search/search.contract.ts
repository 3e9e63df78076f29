import { query, text } from '#platform/http/query.ts';

/** The parameters of the search page. */
export const siteSearch = query({ q: text(80) });
