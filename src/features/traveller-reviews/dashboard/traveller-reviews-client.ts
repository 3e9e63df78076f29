/** Of responses in the cache that show what travellers wrote; Home counts them, too. */
export const reviewsKey = ['traveller-reviews'] as const;
