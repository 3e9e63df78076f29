/** What the history and the log of a removed case keep of what happened: nothing that somebody wrote. */
export const keptInHistory = [
  ...['happened', 'reference', 'from', 'to', 'paper', 'applicant', 'applicants', 'decisions', 'move', 'slip'],
  ...['appointmentOn', 'decisionOn', 'asOf', 'revision', 'files', 'papers', 'count'],
] as const;
