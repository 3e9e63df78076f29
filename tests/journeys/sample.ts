/** The documents that journeys add to the demo agency, and the titles that identify them. */
export const sample = {
  /** Title of public documents. */
  shown: 'Zebrawood lantern',
  /** Title of hidden documents; its second word is used nowhere else. */
  hidden: 'Zebrawood quaggamarsh',
  secret: 'quaggamarsh',
  slugs: {
    draft: 'sample-draft',
    scheduled: 'sample-scheduled',
    trashed: 'sample-trashed',
    unpublished: 'sample-unpublished',
    /** A former slug of a published document. */
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
