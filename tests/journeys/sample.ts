/** The documents that journeys add to the demo agency, and what tells them. */
export const sample = {
  /** Title of what may be seen. */
  shown: 'Zebrawood lantern',
  /** Title of what may not; the second word stands nowhere else. */
  hidden: 'Zebrawood quaggamarsh',
  secret: 'quaggamarsh',
  slugs: {
    draft: 'sample-draft',
    scheduled: 'sample-scheduled',
    trashed: 'sample-trashed',
    unpublished: 'sample-unpublished',
    /** The address of a published document that has been given another one since. */
    before: 'sample-before',
    after: 'sample-after',
  },
} as const;

/** The paths of a slug under every kind of document. */
export const pathsOf = (slug: string) => [
  `/visadetails/${slug}`,
  `/packages/domestic/${slug}`,
  `/packages/international/${slug}`,
  `/blogs/${slug}`,
  `/news/${slug}`,
];
