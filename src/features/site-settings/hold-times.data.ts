/** How long seats are held, in an agency that has set nothing else. */
export const defaultHoldTimes = {
  /** Until the customer has paid. */
  holdMinutes: 15,
  /** For who pays later: until the office closes after so many working days. */
  laterDays: 1,
  /** For the next one of a waiting list. */
  offerHours: 24,
} as const;
