/** What the history of a case says once its customer was reminded of papers: nobody is reminded twice. */
export const papersReminded = 'papers-reminded';

/** The days on which papers are reminded of. */
export const remindedDays = {
  /** So many before the last day on which all must be there. */
  beforeLast: 7,
  /** So many after a case began for which no such day is named. */
  afterStart: 5,
  /** Who began a case so lately is still collecting. */
  quiet: 2,
  /** A case so old, for which no day is named, isn't reminded any more. */
  tooLate: 30,
} as const;
