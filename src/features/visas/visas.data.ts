// The options of a visa guide, apart from the schemas so that public pages don't load zod.

export const regions = [
  'south-asia',
  'south-east-asia',
  'east-asia',
  'middle-east',
  'europe',
  'north-america',
  'oceania',
  'africa',
] as const;

/** How a visa reaches the passport. */
export const visaForms = ['e-visa', 'sticker', 'on-arrival', 'visa-free'] as const;

export const profiles = [
  'job-holder',
  'business-owner',
  'student',
  'retired',
  'homemaker',
  'child',
  'government-employee',
  'professional',
] as const;

/** For whom of a family a paper can be: a child is who applies as one. */
export const paperAges = ['adults', 'children'] as const;
export type PaperAge = (typeof paperAges)[number];

/** The headings of a checklist, in the order of collecting papers. */
export const paperGroups = ['about-you', 'work', 'money', 'family', 'journey'] as const;

/** The days of the week on which offices work in Bangladesh. */
export const workWeekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'] as const;
export type WorkWeekday = (typeof workWeekdays)[number];
