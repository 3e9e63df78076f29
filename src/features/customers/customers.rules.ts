/** How a customer can be reached. */
export const contactKinds = ['phone', 'email'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** What somebody is to a customer, or how they travel along. */
export const relations = ['spouse', 'parent', 'child', 'sibling', 'relative', 'friend', 'colleague'] as const;
export type Relation = (typeof relations)[number];

/** The relation as the other one sees it. */
export const inverseOf = (relation: Relation): Relation =>
  relation === 'parent' ? 'child' : relation === 'child' ? 'parent' : relation;

/** Everything that a customer can have with the agency; each kind is read by its own feature. */
export const recordKinds = ['order', 'visa-case', 'fare', 'waiting', 'enquiry'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** How many other names a card keeps. */
export const maxNames = 10;

/** How many tags a card has, and how long one is. */
export const maxTags = 20;
export const maxTagLength = 40;
