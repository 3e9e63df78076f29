/** What a package is for. Without a schema, because the browser lists them. */
export const themes = [
  'beach',
  'hills',
  'forest',
  'river',
  'heritage',
  'city',
  'family',
  'honeymoon',
  'adventure',
  'umrah',
] as const;
