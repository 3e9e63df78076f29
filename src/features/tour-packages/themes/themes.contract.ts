/** The themes of packages. Without a schema, because browsers load them. */
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
