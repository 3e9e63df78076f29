/** Of pages that show what travellers say of all journeys. */
export const reviewsTag = 'reviews';
