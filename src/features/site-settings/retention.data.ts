/**
 * After how many days personal data is removed by itself, in an agency that has set nothing else. Besides: codes after 30 days, used links
 * after 60, sign-ins that are over after 400 (identity/provider), unfinished uploads after an hour (platform/private-files). Orders,
 * enquiries, customers and what is in the trash have no such day: they go when somebody asks for it (personal-data).
 */
export const defaultRetention = {
  /** Passport numbers, e-tickets and waiting lists: after the journey. Of who doesn't travel: at once. */
  passportsKeptDays: 30,
  /** Files of visa cases: after the case has ended. */
  filesKeptDays: 90,
} as const;
