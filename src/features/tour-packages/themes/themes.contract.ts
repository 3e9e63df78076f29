/** The themes that the program comes with, named in its messages. Without a schema, because browsers load them. */
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
export type Theme = (typeof themes)[number];

/** Whether a theme comes with the program, and isn't the agency's own. */
export const isBuiltIn = (key: string): key is Theme => themes.some((each) => each === key);
