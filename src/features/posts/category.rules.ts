import { m } from '#messages/messages.js';
import type { Category } from './posts.contract.ts';

/** The displayed name of each category. */
export const categoryName: Readonly<Record<Category, () => string>> = {
  destinations: m.posts_category_destinations,
  visas: m.posts_category_visas,
  tips: m.posts_category_tips,
  food: m.posts_category_food,
  flights: m.posts_category_flights,
  notices: m.posts_category_notices,
};
