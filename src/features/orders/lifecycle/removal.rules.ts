/** What the history and the log of a removed order keep of what happened: nothing that somebody wrote. */
export const keptInHistory = [
  ...['happened', 'reference', 'total', 'seats', 'version', 'validUntil', 'keep', 'back', 'kind', 'method'],
  ...['complete', 'travellers', 'missing', 'opened', 'left', 'count', 'files'],
] as const;
