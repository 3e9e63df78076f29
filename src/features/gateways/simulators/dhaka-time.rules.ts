/** `yyyy-MM-dd HH:mm:ss` in Dhaka. */
export const dhakaTime = (instant: Date) =>
  new Date(instant.getTime() + 6 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
